import { madeWhenRead } from '../made-when-read.ts'
import { wordsOfAll } from '../words-of-all.ts'

/** Words of periods from all languages together, as they are written: the language of a short text is not certain. */
export const dateRangeWords = madeWhenRead(
  {},
  {
    between: () => new Set(wordsOfAll.rangeWords()),
    ordinalEndings: () => new Set(wordsOfAll.ordinalEndings()),
  },
)
