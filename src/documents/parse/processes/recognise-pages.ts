import { ServiceError } from '../../../base/errors/service-error.ts'
import type { Recognised, RecognisedPage } from '../ocr/recognised-page.ts'
import { settings } from '../ocr/settings.ts'

const { pagesMax, failuresInARowMax, documentMsMax, pageMsMax } = settings
const reasons = {
  pages: `At most ${pagesMax} pages of a document are read as pictures`,
  failures: `The ${failuresInARowMax} pages before could not be read`,
  time: `Pages of a document are read as pictures for at most ${documentMsMax / 60_000} minutes of a processor`,
}

/** A page that was read, and the processor time that it took. */
export type TimedPage = { readonly page: RecognisedPage; readonly ms: number }
type PageOutcome = TimedPage | { readonly reason: string; readonly ms: number }

/** How a long file is read: whoever resumes it keeps the results of steps, which are plain JSON. */
export type ReadingSteps = {
  step<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Is called when `read` of `pages` pages that are pictures have been read, or cannot be. */
  pageRead(read: number, pages: number): Promise<void>
}

/** The steps of a file that is read without an interruption, or from its beginning. */
export const withoutSteps: ReadingSteps = { step: (_, work) => work(), pageRead: async () => {} }

/**
 * Reads the pages of a document that are pictures, one after the other, each as a step. Those that cannot be read, or
 * that are beyond the limits, are left with the reason. Rejects if the service fails and not the page.
 */
export async function recognisePages(
  found: readonly number[],
  languages: readonly string[],
  recognise: (page: number) => Promise<TimedPage>,
  steps = withoutSteps,
): Promise<Recognised> {
  const pages: RecognisedPage[] = []
  const left: { readonly page: number; readonly reason: string }[] = []
  const toRead = Math.min(found.length, pagesMax)
  let spentMs = 0
  let failuresInARow = 0
  await steps.pageRead(0, toRead)
  for (const [index, page] of found.entries()) {
    const reason = reasonToLeave(index, failuresInARow, spentMs)
    const read: PageOutcome = reason
      ? { reason, ms: 0 }
      : await steps.step(`page ${page}`, () => recognise(page).catch(failed))
    if ('reason' in read) left.push({ page, reason: read.reason })
    else pages.push(read.page)
    spentMs += read.ms
    failuresInARow = 'reason' in read ? failuresInARow + 1 : 0
    if (index < toRead) await steps.pageRead(index + 1, toRead)
  }
  const byReason = Map.groupBy(left, ({ reason }) => reason)
  return {
    pages,
    left: [...byReason].map(([reason, some]) => ({ pages: some.map(({ page }) => page), reason })),
    languages,
  }
}

function reasonToLeave(index: number, failuresInARow: number, spentMs: number): string | undefined {
  if (index >= pagesMax) return reasons.pages
  if (failuresInARow >= failuresInARowMax) return reasons.failures
  return spentMs > documentMsMax ? reasons.time : undefined
}

/** What a page costs that cannot be read is not known: it counts as one that takes all of its time. */
function failed(error: unknown): PageOutcome {
  if (error instanceof ServiceError && error.code === 'unprocessable_document')
    return { reason: error.message, ms: pageMsMax }
  throw error
}
