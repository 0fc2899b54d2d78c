import type { Block } from '../../../extraction/blocks/block.ts'
import { proseEnd } from '../../../extraction/blocks/layout/plain-lines.ts'
import { countWords } from '../../../language/words/count-words.ts'

/** Fewest words of a title: one alone is mostly a place or a label, and says less than the name of the file. */
const wordsMin = 2
/** Most characters of a title; a longer line may be a sentence. Not measured. */
const lengthMax = 60
const opening = /^[\p{Lu}\p{Lo}]/u
/** Addresses, code, and columns. */
const signsOfOthers = /[@<>|{}=\\]|:\/\/|\s{2}|\t|\.\w/
/** A year and another number, as dates, logs and notes of copyright have them. */
const dated = /\d{4}\D{1,40}\d|\d\D{1,40}\d{4}/

/** The first line of a plain text if it is its title: a few words, alone above a blank line, and something below. */
export function titleLine(text: string, [first, second]: readonly Block[]): string | undefined {
  if (first?.kind !== 'paragraph' || second === undefined) return undefined
  const { start, end } = first
  if (end - start > lengthMax || text.slice(0, start).trim() !== '') return undefined
  const line = text.slice(start, end)
  const isAlone =
    !line.includes('\n') && /^[^\S\n]{0,80}\n[^\S\n]{0,80}\n/.test(text.slice(end, end + 200))
  const isTitle =
    opening.test(line) &&
    !proseEnd.test(line) &&
    !signsOfOthers.test(line) &&
    !dated.test(line) &&
    countWords(line) >= wordsMin
  return isAlone && isTitle ? line : undefined
}
