import { describe, expect, test } from 'vitest'
import { foundPageOf } from '../../../../tests/support/web/small-web.ts'
import { planTopic } from './plan-topic.ts'
import { TopicEvidence } from './topic-evidence.ts'

const vesna = 'The storm Vesna tore the roofs from ninety houses along the eastern coast.'
const after = 'Two people were killed by falling trees, and the damage was put at nine million.'
const later = [
  'The harbour was closed to all ships for the rest of that stormy week.',
  'Insurers counted four hundred claims from the villages behind the dunes.',
  'The coast road was opened again after the sand had been shovelled away.',
  'The schools of the eastern coast stayed closed until the Monday after it.',
]
const other = 'The storm Odilo tore the roofs from forty houses along the western coast.'

describe('A topic that names one thing', () => {
  test('is told from pages that name it, and there from sentences that are near the name', () => {
    const told = aboutIt('The damage that the storm Vesna did', [
      { text: [vesna, after, ...later, other].join(' ') },
      { text: [other, after].join(' ') },
    ])
    expect(told).toContain(vesna)
    expect(told).toContain(after)
    expect(told).not.toContain(other)
  })

  test('is told from all of a page that has the name in its title', () => {
    const told = aboutIt('The damage that the storm Vesna did to the coast', [
      { text: [after, other].join(' '), title: 'What Vesna left' },
    ])
    expect(told).toContain(other)
  })

  test('has its name though its author writes no capitals, if the pages do', () => {
    const pages = [{ text: [vesna, after].join(' ') }, { text: [other, after].join(' ') }]
    expect(aboutIt('damage of the storm vesna', pages)).not.toContain(other)
  })

  test('is no topic whose words the pages write small: a title has capitals that tell nothing', () => {
    const pages = [{ text: [vesna, after].join(' ') }, { text: [other, after].join(' ') }]
    expect(aboutIt('Storm Damage And Falling Trees', pages)).toContain(other)
  })

  test('ends its name before what a number is followed by', () => {
    const pages = [
      { text: 'In our test the Orrin was so quiet that nobody in the room ever noticed it.' },
      { text: 'For little money a NAS of another make was louder than the fan of the room.' },
    ]
    const { name } = evidenceOf('Is the Orrin 4 NAS quiet?', pages)
    expect(pages.map((_, page) => name.isOn(page))).toEqual([true, false])
  })

  test('has the name that heads its aspects, though small, if two pages are called by it', () => {
    const others = Array.from({ length: 6 }, (_, at) => {
      return {
        text: `The doctor of film ${at} says that no removal is without risk.`,
        title: 'Film',
      }
    })
    const bites = ['Tick bites at home', 'After a tick bite'].map((title) => ({
      text: after,
      title,
    }))
    const { name } = evidenceOf('tick bite: removal, doctor', [...bites, ...others])
    expect([0, 1, 2, 7].map((page) => name.isOn(page))).toEqual([true, true, false, false])
  })

  test('is missing if no page names it, and nothing is left out then', () => {
    const topic = 'The damage that the storm Hedvig did'
    const evidence = evidenceOf(topic, [{ text: [vesna, after].join(' ') }])
    expect(evidence.name.isMissing).toBe(true)
    expect(aboutIt(topic, [{ text: [vesna, after].join(' ') }])).toContain(vesna)
  })

  test('is no word that nobody knows, in a topic whose words all have capitals', () => {
    const evidence = evidenceOf('A Handbook For Storm Damage', [{ text: [vesna, after].join(' ') }])
    expect(evidence.name.isMissing).toBe(false)
  })

  test('is what it lists aspects of, but no label before them', () => {
    const pages = [{ text: [vesna, after].join(' ') }, { text: [other, after].join(' ') }]
    expect(aboutIt('Storm Vesna: roofs, trees', pages)).not.toContain(other)
    expect(aboutIt('Question: roofs of houses, falling trees', pages)).toContain(other)
    expect(evidenceOf('Storm Hedvig: roofs, trees', pages).name.isMissing).toBe(true)
    expect(evidenceOf('Question: roofs, trees', pages).name.isMissing).toBe(false)
  })

  test('is missing if no page has a word of what it lists aspects of, whether that is a name or not', () => {
    const pages = [{ text: [vesna, after].join(' ') }, { text: [other, after].join(' ') }]
    expect(evidenceOf('Heat pumps: damage, noise', pages).name.isMissing).toBe(true)
    expect(evidenceOf('Ferries: damage, noise', pages).name.isMissing).toBe(true)
    expect(evidenceOf('Storm damage: roofs, noise', pages).name.isMissing).toBe(false)
  })

  test('is no adjective of nationality: "Danish" of Danish ferries', () => {
    const ferries =
      'The Danish ferries were built in the yards of the eastern coast for a small sum.'
    const others = 'A Danish minister has opened the road through the dunes of the western coast.'
    const { name } = evidenceOf('How do Danish ferries save fuel?', [
      { text: ferries, title: 'Ferries of the coast' },
      { text: others },
    ])
    expect(name.isFound).toBe(false)
    const minister = evidenceOf('What did the Danish minister say of Danish ferries?', [
      { text: ferries },
      { text: others, title: 'Danish roads' },
    ])
    expect(minister.name.isFound).toBe(true)
    const named = evidenceOf('How does the Danish Ferry Board save fuel?', [
      { text: 'In that year the Danish Ferry Board bought six ships for the eastern coast.' },
      { text: others },
    ])
    expect([0, 1].map((page) => named.name.isOn(page))).toEqual([true, false])
  })

  test('may stand in the host of a page alone', () => {
    const pages = ['visitvesna', 'archive'].map((host) => ({
      text: after,
      url: `https://www.${host}.example/getting-here`,
    }))
    const { name } = evidenceOf('Vesna island: ferries, shops', [
      ...pages,
      { text: 'The island of Vesna has shops, and the ferries of the coast call there.' },
    ])
    expect([0, 1, 2].map((page) => name.isCalled(page))).toEqual([true, false, false])
  })

  test('is told by what is proper of it and one word more, if it is long', () => {
    const { name } = evidenceOf('The short-term rental ordinance of Vesna: fines, lawsuit', [
      { text: 'In June the council of Vesna decided how short a rental may be for all houses.' },
      { text: 'In June a ship of the name of Vesna was sold to the owner of a quarry for little.' },
      { text: 'For a rental of a house by the sea the owners ask for more than in former years.' },
    ])
    expect([0, 1, 2].map((page) => name.isOn(page))).toEqual([true, false, false])
  })

  test('has its words in a row where pages say it so', () => {
    const pages = [
      'Of all joints that hurt a frozen shoulder takes longest to be of any use again.',
      'Nobody knows why a frozen shoulder is more common in women than it is in men.',
      'Even a frozen pork shoulder may be put into the oven without any need to thaw it.',
    ].map((text) => ({ text }))
    const { name } = evidenceOf('Frozen shoulder: causes, outlook', pages)
    expect([0, 1, 2].map((page) => name.isOn(page))).toEqual([true, true, false])
    const apart = pages.map(({ text }) => ({ text: text.replace('frozen', 'frozen old') }))
    const unsaid = evidenceOf('Frozen shoulder: causes, outlook', apart)
    expect([0, 1, 2].map((page) => unsaid.name.isOn(page))).toEqual([true, true, true])
  })

  test('is no topic in German, where every noun has a capital', () => {
    const text =
      'Das Unwetter riss am Freitag die Dächer von neunzig Häusern an der östlichen Küste fort.'
    const topic = 'Die Schäden durch das Unwetter an der Küste'
    expect(evidenceOf(topic, [{ text }], 'de').name.isMissing).toBe(false)
  })
})

type Written = { readonly text: string; readonly title?: string; readonly url?: string }

/** The sentences of pages that are about a topic. */
function aboutIt(topic: string, pages: readonly Written[]): readonly string[] {
  const evidence = evidenceOf(topic, pages)
  return evidence.sentences
    .filter((one) => (evidence.windows[one.page] ?? 0) > 0 && evidence.isAbout(one))
    .map(({ text }) => text)
}

function evidenceOf(topic: string, pages: readonly Written[], language = 'en'): TopicEvidence {
  const found = pages.map(({ text, title = 'From the archive', url }, index) =>
    foundPageOf({ url: url ?? `https://archive${index}.example/`, title, text }, language),
  )
  return new TopicEvidence(planTopic(topic), found)
}
