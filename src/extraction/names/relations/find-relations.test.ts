import { expect, test } from 'vitest'
import { languages } from '../../../language/languages.ts'
import { readBlocks } from '../../blocks/read-blocks.ts'
import { extractFeatures } from '../../extract-features.ts'

const film = { title: 'Billy Elliot', language: 'en' }

test.each([
  [
    'is a 2000 film directed by Stephen Daldry.',
    ['Billy Elliot | is film directed by | Stephen Daldry'],
  ],
  [
    'was shot in Durham. It was written by Lee Hall.',
    ['Billy Elliot | was shot in | Durham', 'Billy Elliot | was written by | Lee Hall'],
  ],
  [
    'stars Jamie Bell, Julie Walters and Gary Lewis.',
    ['Jamie Bell', 'Julie Walters', 'Gary Lewis'].map((name) => `Billy Elliot | stars | ${name}`),
  ],
  [
    'left. It was first seen in March 2021 and replaced the Umbra Glass.',
    ['Billy Elliot | replaced | Umbra Glass'],
  ],
  ['(a play in London) was staged in Oslo.', ['Billy Elliot | was staged in | Oslo']],
  [
    'won in Cannes, with songs by Elton John.',
    ['Billy Elliot | won in | Cannes', 'Billy Elliot | with songs by | Elton John'],
  ],
])('"%s" tells its relations', (rest, relations) => {
  expect(relationsIn(`Billy Elliot ${rest}`, film).map((one) => one.join(' | '))).toEqual(relations)
})

test.each([
  ['an adjective of nationality', 'He is an American. Billy Elliot is a British film.'],
  ['what another subject does', 'Billy Elliot ran. If you look around London, we will wave.'],
  ['cells of a row', '| Billy Elliot | Version | Release Date of Oslo |'],
  [
    'half a sentence',
    'Billy Elliot is long, and whoever has seen it more than once or twice in some far town knows Oslo.',
  ],
  [
    'what a ship is said of after its designer',
    'The ship was drawn by Billy Elliot and built in Oslo.',
  ],
  ['what has neither verb nor preposition', 'We saw Billy Elliot largest film Oslo.'],
])('%s is no relation', (_, text) => {
  expect(relationsIn(text, film)).toEqual([])
})

test.each([
  [
    'en',
    'Acme Works was founded in Oslo by Ada Lund.',
    ['Acme Works was founded in Oslo', 'Acme Works was founded by Ada Lund'],
  ],
  ['en', 'The director of Acme Works is Ada Lund.', ['Ada Lund director of Acme Works']],
  [
    'en',
    'Ada Lund, sister of the writer Tom Berg, works for Acme Works.',
    ['Ada Lund sister of Tom Berg', 'Ada Lund works for Acme Works'],
  ],
  ['en', "We met Ada Lund's brother Tom Berg.", ['Ada Lund brother Tom Berg']],
  [
    'en',
    'Ada Lund and Tom Berg founded Acme Works.',
    ['Ada Lund founded Acme Works', 'Tom Berg founded Acme Works'],
  ],
  ['en', 'Acme Works, Norland, was sold to Umbra Glass.', ['Acme Works was sold to Umbra Glass']],
  ['en', 'Tom Berg said Ada Lund was born in Oslo.', ['Ada Lund was born in Oslo']],
  [
    'de',
    'Das Werk Acme wurde 1921 von Ada Lund gegründet.',
    ['Werk Acme wurde gegründet von Ada Lund'],
  ],
  ['de', 'Die Umbra Glas löste 1965 die Acme Werke ab.', ['Umbra Glas löste ab Acme Werke']],
  ['nl', 'Marieke Smit heeft Kees Postma opgevolgd.', ['Marieke Smit heeft opgevolgd Kees Postma']],
  [
    'fr',
    'Ada Lund est la sœur de Tom Berg, maire de Valmont.',
    ['Ada Lund est sœur de Tom Berg', 'Tom Berg maire de Valmont'],
  ],
  [
    'es',
    'El alcalde de Villarín, Tom Berg, trabajó para el Banco Lund.',
    ['Tom Berg alcalde de Villarín', 'Tom Berg trabajó para Banco Lund'],
  ],
  [
    'it',
    'Il direttore del Teatro Aurora è Marco Leone.',
    ['Marco Leone direttore del Teatro Aurora'],
  ],
  ['sv', 'Norra Björkvik är huvudstad i Norrmark.', ['Norra Björkvik är huvudstad i Norrmark']],
  [
    'pl',
    'Marek Wrona, brat Ewy Wrony, pracuje dla Banku Lund.',
    ['Marek Wrona brat Ewy Wrony', 'Marek Wrona pracuje dla Banku Lund'],
  ],
])('%s: "%s"', (language, text, relations) => {
  expect(relationsIn(text, { title: 'Notes', language }).map(joined)).toEqual(relations)
})

test.each([
  'Ada Lund did not found Acme Works or Umbra Glass.',
  'Ada Lund didn’t leave Acme Works.',
  'Nobody at Acme Works knew Ada Lund.',
  'If Ada Lund sold Acme Works, Tom Berg would replace Eva Moor.',
  'Was Ada Lund born in Oslo?',
])('"%s" states nothing', (text) => {
  expect(relationsIn(text, { title: 'Notes', language: 'en' })).toEqual([])
})

const spaced = [...languages.values()].filter(
  ({ isUnspaced, copulas }) => !isUnspaced && copulas.all.length > 0,
)

test.each(spaced)('no clause of $code that denies or supposes states a relation', (language) => {
  const { code, copulas, negations, hypotheticals, prepositions } = language
  const [is = ''] = copulas.all.filter((word) => !/\s/.test(word))
  const [at = ''] = prepositions.all
  const said = (word: string) =>
    relationsIn(`Ada Lund ${is} ${word} Oberland ${at} Tom Berg.`, {
      title: 'Notes',
      language: code,
    })
  for (const word of [...negations.all, ...hypotheticals.all])
    if (/^\p{L}+$/u.test(word)) expect(said(word), word).toEqual([])
})

test.each([
  [
    'a table',
    '| Site | Manager |\n|---|---|\n| Acme Works | Ada Lund |\n| Umbra Glass | Tom Berg |',
    ['Acme Works Manager Ada Lund', 'Umbra Glass Manager Tom Berg'],
  ],
  [
    'a label',
    '**Partners:** Acme Works (lead, from May), Umbra Glass and Tom Berg',
    ['Acme Works', 'Umbra Glass', 'Tom Berg'].map((name) => `Halden Optics Partners ${name}`),
  ],
  [
    'a chart',
    '- Head: Ada Lund\n  - Sales: Tom Berg\n  - Lab: Eva Moor\n',
    ['Halden Optics Head Ada Lund', 'Ada Lund Sales Tom Berg', 'Ada Lund Lab Eva Moor'],
  ],
  [
    'lines',
    'Head: Ada Lund\n    Team A: Tom Berg\n    Team B: Eva Moor\n',
    ['Halden Optics Head Ada Lund', 'Ada Lund Team A Tom Berg', 'Ada Lund Team B Eva Moor'],
  ],
  [
    'an item',
    '- **Acme Works**: a maker of lenses, owned by Tom Berg',
    ['Acme Works owned by Tom Berg'],
  ],
  ['a note', 'Note: Ada Lund', []],
])('%s tells relations', (_, text, relations) => {
  expect(relationsIn(text, { title: 'Halden Optics', language: 'en' }).map(joined)).toEqual(
    relations,
  )
})

test('what is said of "it" is said of what the heading above names', () => {
  const text = 'Billy Elliot!\n\n## Rome, a ship\n\nIt was built by Ada Holm. We saw Rome.'

  expect(relationsIn(text, film).map(joined)).toEqual(['Rome was built by Ada Holm'])
})

type Document = { readonly title: string; readonly language: string }

function relationsIn(text: string, { title, language }: Document): readonly (readonly string[])[] {
  const { entities, relations } = extractFeatures({
    title,
    text,
    headings: [],
    blocks: readBlocks(text),
    language,
    opensDocument: false,
  })
  return relations.map(({ subject, predicate, object }) => [
    entities[subject]?.name ?? '',
    predicate,
    entities[object]?.name ?? '',
  ])
}

function joined(relation: readonly string[]): string {
  return relation.join(' ')
}
