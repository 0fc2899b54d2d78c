import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { readPlainBlocks } from '../../../extraction/blocks/read-blocks.ts'
import { compile } from '../classifiers/forest.ts'
import { forests, weights } from '../classifiers/weights.ts'
import { understand } from '../question/understand.ts'
import { settings } from '../settings.ts'
import { readCandidates } from './candidates.ts'
import { Choice } from './choice.ts'
import { select } from './select.ts'

const { selection } = weights

const text = `# Bridges

The old bridge was built in 1851. It is made of stone, and it carries no trains.

- Open: from 8 to 20
- Closed: on Mondays
`
const passage = passageOf(text, { title: 'The old bridge' })
const candidates = () => {
  const question = understand([{ role: 'user', content: 'When was the old bridge built?' }])
  return readCandidates(question, [passage])
}

test('headings are a list only where none of them says more of what is asked than the others', () => {
  const outlines = (asked: string, headings: readonly string[]) => {
    const question = understand([{ role: 'user', content: asked }])
    const text = `# Pump\n\n${headings.map((heading) => `## ${heading}\n\nTurn.\n\n`).join('')}`
    const { excerpts } = readCandidates(question, [passageOf(text, { title: 'Pump' })])
    return excerpts.filter(({ kind }) => kind === 'outline').length
  }

  const chapters = ['Setting it up', 'Known issues', 'Spare parts']
  expect(outlines('What issues of the pump are known?', chapters)).toBe(0)
  expect(outlines('How loud is the pump?', chapters)).toBe(0)
  expect(outlines('What are all chapters of the pump?', chapters)).toBe(1)
  expect(
    outlines('Which modes does the pump have?', ['Slow mode', 'Fast mode', 'Night mode']),
  ).toBe(1)
})

test('what stands under a designation that a follow-up replaces is not quoted', () => {
  const pumps =
    '# Pump A1\n\nThe pump takes 3 litres.\n\n# Pump B7\n\nThe pump takes 5 litres, not A1.\n'
  const saidAfter = (...said: string[]) => {
    const question = understand(said.map((content) => ({ role: 'user', content })))
    const { excerpts, units } = readCandidates(question, [passageOf(pumps)])
    return excerpts.flatMap((excerpt) => excerpt.units.map((unit) => units[unit]?.headings.at(-1)))
  }

  expect(saidAfter('What does the A1 take?')).toContain('Pump A1')
  expect(new Set(saidAfter('What does the A1 take?', 'And the B7?'))).toEqual(new Set(['Pump B7']))
})

test('the features are those that the weights were learned of, in their order', () => {
  const choice = new Choice(candidates())

  expect(choice.names).toEqual(selection.features)
  expect(choice.row(0)).toHaveLength(selection.features.length)
})

test('what is chosen changes how the others relate to it, and not what they are', () => {
  const read = candidates()
  const choice = new Choice(read)
  const before = read.excerpts.map((_, index) => choice.row(index))
  const [excerpt] = read.excerpts
  if (excerpt) choice.add(excerpt, 0.5)

  const repeats = choice.names.indexOf('repeats')
  expect(before.map((row) => row[repeats])).toEqual(before.map(() => 0))
  expect(choice.row(0)[repeats]).toBe(1)
  const { related } = read.rows
  for (const index of read.excerpts.keys())
    expect(choice.row(index).slice(0, related)).toEqual(before[index]?.slice(0, related))
})

test('what stands under a heading that is asked for is chosen, though nothing promises enough', () => {
  const leaflet =
    '# Leaflet\n\nKeep it dry.\n\n## Possible side effects\n\nCommon: heartburn.\nRare: a rash.\n'
  const asked = { role: 'user', content: 'What are the side effects of Dolovex?' } as const
  const read = readCandidates(understand([asked]), [passageOf(leaflet)])
  const choice = select(read, compile(selection), { ...settings.budget.snap, gainMin: 1 })

  const shown = [...choice.units].map((unit) => read.units[unit]?.shown).join(' ')
  expect(shown).toContain('heartburn')
  expect(shown).not.toContain('dry')
})

test('something is chosen if any excerpt promises enough, however short another is that does not', () => {
  const read = candidates()
  const empty = new Choice(read)
  const promised = [...read.excerpts.keys()].map((index) =>
    empty.probabilityWith(index, compile(selection)),
  )

  for (const gainMin of promised) {
    const budget = { ...settings.budget.snap, gainMin, laidOutGainMin: gainMin }
    expect(select(read, compile(selection), budget).excerpts).not.toEqual([])
  }
})

test('a long sentence has to promise more than a short one', () => {
  const isChosen = (said: string, share: number) => {
    const built = passageOf('The old bridge was built in 1851.')
    const read = readCandidates(candidates().question, [built, passageOf(said, { docId: 'b' })])
    const begun = new Choice(read)
    const [first] = read.excerpts
    if (first) begun.add(first, 0.5)
    const at = read.excerpts.findIndex((excerpt) => excerpt.passage === 1)
    const promised = 0.5 * begun.probabilityWith(at, compile(selection))
    const budget = { ...settings.budget.snap, gainMin: share * promised, laidOutGainMin: 1 }
    return select(read, compile(selection), budget, begun).excerpts.some(
      (excerpt) => excerpt.passage === 1,
    )
  }
  const short = 'It was built again in 1902.'
  const long = `It was built again in 1902${', after a fire in the night'.repeat(9)}.`

  expect([isChosen(short, 0.9), isChosen(long, 0.9), isChosen(long, 0.3)]).toEqual([
    true,
    false,
    true,
  ])
})

test('the words of a web address answer nothing', () => {
  const page =
    'The archive - https://example.org/news/view/steam-ferry-adds-remote-horn\n\nWebsite of the ferry line: https://example.org\n\nIt sounds far.\n'
  const quoted = (asked: string) => {
    const read = readCandidates(understand([{ role: 'user', content: asked }]), [passageOf(page)])
    const { units } = select(read, compile(selection), { ...settings.budget.snap, gainMin: 0 })
    return [...units].map((unit) => read.units[unit]?.shown).join(' ')
  }

  expect(quoted('What does the remote horn of the steam ferry do?')).not.toContain('archive')
  expect(quoted('What is the website?')).toContain('line: https://example.org')
})

test('of the options of a command the one that is asked for is described', () => {
  const manual =
    '     -M, --maxdays DAYS\n         Set the maximum number of days of a password.\n\n' +
    '     -m, --mindays DAYS\n         Set the minimum number of days between changes.\n\n' +
    '     -E, --expire DATE\n         Set when it expires.\n\n         For example: fogctl -E 2026-01-01\n'
  const blocks = readPlainBlocks(manual)
  const chosenFor = (asked: string) => {
    const question = understand([{ role: 'user', content: asked }])
    const other = '-M, --mode N\n    Set the mode.\n'
    const read = readCandidates(question, [
      { ...passageOf(other, { title: 'lampctl', docId: 'b' }), blocks: readPlainBlocks(other) },
      { ...passageOf(manual, { title: 'fogctl' }), blocks },
    ])
    const [first] = select(read, compile(selection), settings.budget.snap).excerpts
    return first?.units.map((unit) => read.units[unit]?.shown).join(' ')
  }
  expect(chosenFor('What does fogctl -M do?')).toContain('maximum')
  expect(chosenFor('What does fogctl -m do?')).toContain('minimum')
})

test('a sentence about a setting stands elsewhere if a heading is its name, and it is under another', () => {
  const manual =
    '# Manual\n\n## fog_horn\n\nSounds in fog.\n\n## deck_lamp\n\nLike fog_horn, it is off.\n'
  const elsewhere = (asked: string) => {
    const question = understand([{ role: 'user', content: asked }])
    const read = readCandidates(question, [passageOf(manual)])
    return read.excerpts
      .filter((_, index) => read.placing().isElsewhere[index])
      .map(({ units: [first = -1] }) => read.units[first]?.shown)
  }

  expect(elsewhere('What does fog_horn do?')).toContain('Like fog_horn, it is off.')
  expect(elsewhere('What does fog_horn do?')).not.toContain('Sounds in fog.')
  expect(elsewhere('What is loud?')).toEqual([])
})

test('of two sentences alike, the one under the name that is asked about is chosen', () => {
  const said = 'The fog_horn warns others in fog.'
  const manual = `# Manual\n\n## deck_lamp\n\n${said}\n\n## fog_horn\n\n${said}\n`
  const asked = { role: 'user', content: 'What is fog_horn?' } as const
  const read = readCandidates(understand([asked]), [passageOf(manual)])
  const choice = select(read, compile(selection), { ...settings.budget.snap, wordsMax: 6 })

  const [first] = choice.excerpts.flatMap(({ units }) => units)
  expect(read.units[first ?? -1]?.headings.at(-1)).toBe('fog_horn')
})

test('the sentence that answers is chosen', () => {
  const choice = select(candidates(), compile(selection), {
    ...settings.budget.snap,
    wordsMax: 10,
  })

  const [first] = choice.excerpts.flatMap(({ units }) => units)
  const read = candidates()
  const unit = read.units[first ?? -1]
  expect(text.slice(unit?.start, unit?.end)).toContain('1851')
})

test('a mere label is not quoted, and one with a value is', () => {
  const quoted = (asked: string, label: string) => {
    const question = understand([{ role: 'user', content: asked }])
    const written = `${label}\n\n${text}`
    const read = readCandidates(question, [passageOf(written, { title: 'The old bridge' })])
    const { excerpts } = select(read, compile(selection), settings.budget.ponder)
    return excerpts.flatMap(({ units }) => units.map((unit) => read.units[unit]?.shown))
  }

  const question = 'Who is the keeper of the bridge?'
  expect(quoted(question, 'Keeper of the old bridge')).not.toContain('Keeper of the old bridge')
  expect(quoted(question, 'Keeper of the bridge: Ines')).toContain('Keeper of the bridge: Ines')
})

test('a sentence that was quoted before answers another question', () => {
  const told = 'The bridge is made of stone, and its bells are made of bronze.'
  const more = 'The old part of the bridge is made of oak, and its bells ring at noon.'
  const passages = [passageOf(`# The bridge\n\n${told} ${more}`, { title: 'The bridge' })]
  const saidTo = (content: string) => {
    const question = understand([
      { role: 'user', content: 'What is the bridge made of?' },
      { role: 'assistant', content: told, quotes: [told] },
      { role: 'user', content },
    ])
    const read = readCandidates(question, passages)
    const [first] = select(read, forests.selection, settings.budget.snap).excerpts
    return first?.units.map((unit) => read.units[unit]?.shown)[0]
  }

  expect(saidTo('What are its bells made of?')).toBe(told)
})

test('a sentence that was quoted before gives way where another topic is named', () => {
  const told =
    'The ferry to Skarholm leaves at eight in the morning. The ferry takes forty minutes. A ticket costs 35 crowns. The captain of the ferry is Tora Lund. Dogs are taken along for free.'
  const lease =
    'The rent of the barn is 24,000 crowns a year. The deposit is 3,000 crowns and is kept by the landlord. The term is five years. The landlord is Ada Vik.'
  const passages = [
    passageOf(`# Ferry\n\n${told}`, { title: 'Ferry' }),
    passageOf(`# Lease of the barn\n\n${lease}`, { title: 'Lease of the barn', docId: 'barn' }),
  ]
  const question = understand([
    { role: 'user', content: 'Who is the captain of the ferry?' },
    { role: 'assistant', content: told, quotes: [told] },
    { role: 'user', content: 'and the landlord of the barn?' },
  ])
  const read = readCandidates(question, passages)
  const [first] = select(read, forests.selection, settings.budget.snap).excerpts

  expect(first?.passage).toBe(1)
})
