import { languages } from '../languages.ts'
import { madeWhenRead } from '../made-when-read.ts'
import type { Vocabulary } from '../vocabularies.ts'

/** Words of periods from all languages together, as they are written: the language of a short text is not certain. */
export const dateRangeWords = madeWhenRead(
  {},
  {
    between: () => wordsOfAll('rangeWords'),
    ordinalEndings: () => wordsOfAll('ordinalEndings'),
  },
)

function wordsOfAll(name: Vocabulary): ReadonlySet<string> {
  return new Set([...languages.values()].flatMap((language) => language[name].all))
}
