import type { Block } from '../../../extraction/blocks/block.ts'
import { proseEnd } from '../../../extraction/blocks/layout/plain-lines.ts'
import { isMonth } from '../../../language/quantities/calendar.ts'
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
/** Fewest words besides the months of a dated title: "Newsletter of the school, 14 November 2025". */
const datedWordsMin = 3
const copyright = /©|\bcopyright\b/i

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
    (!dated.test(line) || tellsMore(line)) &&
    countWords(line) >= wordsMin
  return isAlone && isTitle ? line : undefined
}

/** Whether a line with a date tells more than the date, and a place, of what stands below. */
function tellsMore(line: string): boolean {
  const words = line.match(/\p{L}{2,}/gu)?.filter((word) => !isMonth(word)) ?? []
  return words.length >= datedWordsMin && !copyright.test(line)
}
