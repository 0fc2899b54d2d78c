import { expect, test } from 'vitest'
import { foundPageOf } from '../../../../tests/support/web/small-web.ts'
import { languageOf } from '../../../language/languages.ts'
import { comparedSides } from './compared-sides.ts'
import { planTopic } from './plan-topic.ts'
import { TopicEvidence } from './topic-evidence.ts'

test.each([
  ['Ada Lovelace vs Mary Somerville', 'en', ['Ada Lovelace', 'Mary Somerville']],
  ['heat pump versus gas boiler', 'en', ['heat pump', 'gas boiler']],
  ['The difference between a pier and a quay', 'en', ['pier', 'quay']],
  ['Ferry vs bridge as a way to the island', 'en', ['Ferry', 'bridge']],
  ['The Bay of Norrvik vs the Sound of Ellery', 'en', ['Bay of Norrvik', 'Sound of Ellery']],
  ['Comparison of the Aurelia and the Kestrel', 'en', ['Aurelia', 'Kestrel']],
  ['Unterschied zwischen Fähre und Feuerschiff', 'de', ['Fähre', 'Feuerschiff']],
  ['Différence entre un quai et une jetée', 'fr', ['quai', 'jetée']],
])('a topic that compares names both sides: %s', (topic, language, sides) => {
  expect(comparedSides(topic, languageOf(language))).toEqual(sides)
})

test.each([
  'Ada Lovelace and Mary Somerville',
  'Why does the bill differ from the quote?',
  'The history of the harbour',
  'A comparison of the ferries, the lightships and the tugs of the sound',
])('a topic that does not has no sides: %s', (topic) => {
  expect(comparedSides(topic, languageOf('en'))).toBeUndefined()
})

test('each side is searched for, and has a section of its own', () => {
  expect(planTopic('Ada Lovelace vs Mary Somerville')).toMatchObject({
    facets: ['Ada Lovelace', 'Mary Somerville'],
    isListed: true,
    queries: ['Ada Lovelace vs Mary Somerville', 'Ada Lovelace', 'Mary Somerville'],
  })
  const listed = planTopic('Ferry vs bridge: cost, noise')
  expect(listed).toMatchObject({ facets: ['cost', 'noise'], sides: ['Ferry', 'bridge'] })
  expect(listed.queries).toContain('bridge')
})

test('a page that names either side is about it, and another one is not', () => {
  const pages = [
    'The ferry Aurelia was built in Norrvik, and the Aurelia carries 180 passengers.',
    'The lightship Kestrel lay off the reef, and the Kestrel was withdrawn in 1978.',
    'The museum of boats is open from May to September on every day but Monday.',
  ].map((text, index) => foundPageOf({ text, url: `https://example.org/${index}`, title: 'Boats' }))
  const evidence = new TopicEvidence(planTopic('Aurelia vs Kestrel'), pages)
  expect(pages.map((_, page) => evidence.name.isOn(page))).toEqual([true, true, false])
})

test('a request to compare tells the sides too, and is no part of the subject', () => {
  const plan = planTopic('Compare the Aurelia and the Kestrel: price, noise')
  expect(plan).toMatchObject({ sides: ['Aurelia', 'Kestrel'], facets: ['price', 'noise'] })
  expect(plan.subject).toBe('the Aurelia and the Kestrel: price, noise')
  expect(planTopic('Describe the Aurelia and the Kestrel').sides).toBeUndefined()
})

test.each(['Aurelia vs Kestrel', 'Compare Aurelia and Kestrel: price, noise'])(
  'on "%s" a sentence about one side alone is about the topic, on pages about one side alone',
  (topic) => {
    const both =
      'The Aurelia and the Kestrel were built in one year. The price of the Aurelia was 12 crowns, that of the Kestrel 15.'
    const one =
      '# Handbook\n\nThe Aurelia needs four hands to moor at the quay.\n\n## Noise\n\nAt full speed the Aurelia is heard from two miles away.'
    const pages = [both, one].map((text, index) =>
      foundPageOf({ text, url: `https://boats${index}.example/`, title: 'Boats' }),
    )
    const evidence = new TopicEvidence(planTopic(topic), pages)
    expect(evidence.windows[1]).toBeGreaterThan(evidence.windowMost / 2)
    expect(evidence.byPage[1]?.filter((sentence) => evidence.isAbout(sentence))).toHaveLength(2)
  },
)
