import { endsSentence } from '../../../../language/sentence-ends.ts'
import { lineWidth } from '../../reading/line-width.ts'
import { type Line, opensSentence } from '../../reading/lines.ts'
import { hasRoom, widestOf } from '../plain-lines.ts'

/** Most columns of a salutation, which has two words or ends with a name. Not measured. */
const widthMax = 40
/** Running text is at least so many columns wide. */
const proseWidthMin = 50

/**
 * "Hi all,", "Dear Mr. Bell,", "Hallo Anna!": up to five words, of which the last is a name if there are more than two.
 */
const greeting = /^\p{Lu}\p{L}*(?: \p{L}+| (?:\p{L}+\.? ){1,3}\p{Lu}[\p{L}’'-]*)?[,，!]$/u

/** The salutation of a letter: a greeting above a text that could have stood beside it. */
export function salutation(text: string, lines: readonly Line[]): Line | undefined {
  const [first, next] = lines
  const last = lines.at(-1)
  if (!first || !next || !last || first.end - first.start > widthMax) return undefined
  const words = text.slice(first.start, first.end)
  if (!greeting.test(words) || !opensSentence(text, next.start)) return undefined
  const isProse =
    lineWidth(text.slice(next.start, next.end)) >= proseWidthMin ||
    endsSentence(text.slice(next.start, last.end))
  const width = Math.max(proseWidthMin, widestOf(text, lines))
  return isProse && hasRoom(text, first, next, width) ? first : undefined
}
