import type { Range } from '../../../../language/words/words.ts'
import type { Block } from '../../block.ts'
import { lineWidth } from '../../reading/line-width.ts'
import { matchesAt, placedLines } from '../../reading/lines.ts'
import { proseEnd } from '../plain-lines.ts'
import { stamp } from '../records.ts'
import { signsOfOthers, wordsOf } from './list-lines.ts'

/** A title of a list has at most so many columns and words; more are mostly a sentence. Not measured. */
const titleWidthMax = 50
const titleWordsMax = 5
const titleOpening = /[\p{Lu}\p{Lo}§]/uy

/** Whether a line is the title of a list: a few words that neither are a sentence nor go on. */
export function isTitle(text: string, { start, end }: Range): boolean {
  return isShortTitle(text, { start, end }) && !proseEnd.test(text.slice(start, end))
}

/** Most words of a title over a list with marks; more are mostly a sentence that the items go on with. */
const titleOfMarkedMax = 3
const lettersOnly = /^[\p{L}\p{M}\s'’&-]+$/u

/** Whether a line is the title of a list with marks: over those also numbers of issues and dates are written. */
export function isTitleOfMarked(text: string, line: Range): boolean {
  const words = text.slice(line.start, line.end)
  return isTitle(text, line) && wordsOf(words) <= titleOfMarkedMax && lettersOnly.test(words)
}

/** Whether a line leads in to a list, as a title with a colon does. */
export function isLeadIn(text: string, { start, end }: Range): boolean {
  return text[end - 1] === ':' && isShortTitle(text, { start, end: end - 1 })
}

function isShortTitle(text: string, { start, end }: Range): boolean {
  const words = text.slice(start, end)
  return (
    end - start <= titleWidthMax &&
    lineWidth(words) <= titleWidthMax &&
    wordsOf(words) <= titleWordsMax &&
    matchesAt(titleOpening, text, start) &&
    !matchesAt(stamp, text, start) &&
    !signsOfOthers.test(words)
  )
}

/** Whether there is nothing but the end of a line between two places. */
export function isNextLine(text: string, from: number, to: number): boolean {
  const newline = text.indexOf('\n', from)
  return newline >= 0 && newline < to && !text.slice(newline + 1, to).includes('\n')
}

/** Whether a block is one line of some sort, and no part of a longer paragraph. */
export function isAlone(
  text: string,
  block: Block,
  isOfSort: (text: string, line: Range) => boolean,
): boolean {
  if (block.kind !== 'paragraph' && block.kind !== 'heading') return false
  const [line, another] = placedLines(text, block)
  if (line === undefined || another !== undefined || !isOfSort(text, line)) return false
  const above = text.slice(Math.max(0, block.start - whiteSpaceMax), block.start)
  return above.trim() === '' || nothingAbove.test(above)
}

/** White space before a title that is looked at. */
const whiteSpaceMax = 200
const nothingAbove = /\n[^\S\n]{0,80}\n[^\S\n]{0,80}$/
