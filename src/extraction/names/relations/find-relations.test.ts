import { expect, test } from 'vitest'
import { extractFeatures } from '../../extract-features.ts'

const title = 'Billy Elliot'

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
  ['(a play in London) was staged in Oslo.', ['Billy Elliot | was staged in | Oslo']],
  [
    'won in Cannes, with songs by Elton John.',
    ['Billy Elliot | won in | Cannes', 'Billy Elliot | with songs by | Elton John'],
  ],
])('"%s" tells its relations', (rest, relations) => {
  expect(relationsIn(`${title} ${rest}`)).toEqual(relations)
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
  expect(relationsIn(text)).toEqual([])
})

function relationsIn(text: string): string[] {
  const { entities, relations } = extractFeatures({
    title,
    text,
    headings: [],
    language: 'en',
    opensDocument: false,
  })
  return relations.map(
    ({ subject, predicate, object }) =>
      `${entities[subject]?.name} | ${predicate} | ${entities[object]?.name}`,
  )
}
