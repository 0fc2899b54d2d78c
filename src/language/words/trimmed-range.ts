import { characterKinds } from '../../base/text/character-kinds.ts'
import type { Range } from './words.ts'

/**
 * A range of a text without the white space at its two ends; an empty one at its end if there is nothing else in it.
 */
export function trimmedRange(text: string, range: Range): Range {
  let { start, end } = range
  while (start < end && kindAt(text, start) === space) start++
  while (end > start && kindAt(text, end - 1) === space) end--
  return { start, end }
}

const space = 1
const other = 2
const kindAt = characterKinds((codePoint) =>
  /\s/.test(String.fromCodePoint(codePoint)) ? space : other,
)
