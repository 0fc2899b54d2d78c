import { languages } from './languages.ts'
import type { Vocabulary } from './vocabularies.ts'

/** What counts in texts of any language. */
const shared = [
  ...(['nameLinks', 'nameParticles', 'genericHeadings', 'beforeLastNames'] as const),
  ...(['otherNameCues', 'otherNameAdverbs', 'rangeWords', 'ordinalEndings'] as const),
  ...(['pronouns', 'copulas', 'relatives', 'coordinators', 'conjunctions'] as const),
] satisfies readonly Vocabulary[]

type Shared = (typeof shared)[number]

/**
 * What gives the words of such a vocabulary in all languages together, each once, as they are written. The bundle of the
 * server has them as a file for each: a thread that reads a text need not read the data of all languages.
 */
export const wordsOfAll = Object.fromEntries(
  shared.map((name) => [name, () => wordsOf(name)]),
) as Readonly<Record<Shared, () => readonly string[]>> // It has an entry for each name.

/** The languages of each stop word, folded, as indices of `languages`; the bundle has these as a file too. */
export function languagesOfStopWords(): Readonly<Record<string, readonly number[]>> {
  const spoken = [...languages.values()].flatMap(({ stopWords }, index) =>
    Array.from(stopWords, (word) => ({ word, index })),
  )
  const byWord = Map.groupBy(spoken, ({ word }) => word)
  return Object.fromEntries(
    Array.from(byWord, ([word, all]) => [word, all.map(({ index }) => index)]),
  )
}

function wordsOf(name: Shared): readonly string[] {
  return [...new Set([...languages.values()].flatMap((language) => language[name].all))]
}
