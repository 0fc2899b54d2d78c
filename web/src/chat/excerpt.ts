import type { Quote } from './mark-quote.ts'

/** How many characters of the document stand around the quote. */
const aroundMax = 1_200
/** How far above it the start of the paragraph, table or list is looked for that the excerpt would begin within. */
const reachMax = 4_000

/** What stands around a quote, from the beginning of a paragraph to the end of one where they are near. */
export function excerptOf(whole: string, start: number, end: number): Quote & Cut {
  const before = whole.lastIndexOf('\n\n', Math.max(0, start - aroundMax))
  const isNear = before >= 0 && start - before <= reachMax
  const first = start <= aroundMax ? 0 : isNear ? before + 2 : start - aroundMax
  const after = whole.indexOf('\n\n', end + aroundMax)
  const last =
    after >= 0 && after - end <= reachMax ? after : Math.min(whole.length, end + aroundMax)
  return {
    source: whole.slice(first, last),
    start: start - first,
    end: end - first,
    isCutBefore: first > 0,
    isCutAfter: last < whole.length,
    isWithinCode: isOpen(whole.slice(0, first)),
  }
}

type Cut = {
  readonly isCutBefore: boolean
  readonly isCutAfter: boolean
  /** Whether the excerpt begins within a block of code, so that its Markdown would be read the wrong way round. */
  readonly isWithinCode: boolean
}

/** Whether a block of code that has begun in this text has not ended in it. */
function isOpen(text: string): boolean {
  return (text.match(/^(?:```|~~~)/gm)?.length ?? 0) % 2 === 1
}
