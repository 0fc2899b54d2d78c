import type { Quote } from '../../parts/passage/mark-quote.ts'

/** How many characters of the document are shown around the quote. */
const aroundMax = 1_200
/** How far above that the beginning of a paragraph, table or list is searched, in characters. */
const reachMax = 4_000

/** The text around a quote, from the beginning of a paragraph to the end of one if they are near. */
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
  /** Whether the excerpt begins inside a code block, so that its fences would be misread. */
  readonly isWithinCode: boolean
}

/** Whether a code block that begins in this text does not end in it. */
function isOpen(text: string): boolean {
  return (text.match(/^(?:```|~~~)/gm)?.length ?? 0) % 2 === 1
}
