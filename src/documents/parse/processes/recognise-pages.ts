import { ServiceError } from '../../../base/errors/service-error.ts'
import type { Recognised, RecognisedPage } from '../ocr/recognised-page.ts'
import { settings } from '../ocr/settings.ts'

const { pagesMax, failuresInARowMax, documentMsMax } = settings
const reasons = {
  pages: `At most ${pagesMax} pages of a document are read as pictures`,
  failures: `The ${failuresInARowMax} pages before could not be read`,
  time: `Pages of a document are read as pictures for at most ${documentMsMax / 1000} s`,
}

/**
 * Reads the pages of a document that are pictures, one after the other. Those that cannot be read, or that are beyond
 * the limits, are left with the reason. Rejects if the service fails and not the page.
 */
export async function recognisePages(
  found: readonly number[],
  languages: readonly string[],
  recognise: (page: number) => Promise<RecognisedPage>,
): Promise<Recognised> {
  const pages: RecognisedPage[] = []
  const left: { readonly page: number; readonly reason: string }[] = []
  const endsAt = performance.now() + documentMsMax
  let failuresInARow = 0
  for (const [index, page] of found.entries()) {
    const reason = reasonToLeave(index, failuresInARow, endsAt)
    const read = reason ?? (await recognise(page).catch(reasonOf))
    if (typeof read === 'string') left.push({ page, reason: read })
    else pages.push(read)
    failuresInARow = typeof read === 'string' ? failuresInARow + 1 : 0
  }
  const byReason = Map.groupBy(left, ({ reason }) => reason)
  return {
    pages,
    left: [...byReason].map(([reason, some]) => ({ pages: some.map(({ page }) => page), reason })),
    languages,
  }
}

function reasonToLeave(index: number, failuresInARow: number, endsAt: number): string | undefined {
  if (index >= pagesMax) return reasons.pages
  if (failuresInARow >= failuresInARowMax) return reasons.failures
  return performance.now() > endsAt ? reasons.time : undefined
}

function reasonOf(error: unknown): string {
  if (error instanceof ServiceError && error.code === 'unprocessable_document') return error.message
  throw error
}
