import { dayMs } from '../../base/day-ms.ts'
import type { FoundPage } from '../research-mind.ts'
import { settings } from '../settings.ts'

/**
 * The pages, by index, that are `staleYears` older than the median of those about the topic: what they tell may not
 * hold any more. None where fewer than three have a date, nor a page without one.
 */
export function stalePages(
  pages: readonly FoundPage[],
  isAbout: (page: number) => boolean,
): ReadonlySet<number> {
  const dates = pages.map(({ page }) => Date.parse(page.publishedAt ?? ''))
  const known = dates
    .filter((date, page) => !Number.isNaN(date) && isAbout(page))
    .sort((a, b) => a - b)
  const median = known[Math.floor(known.length / 2)]
  if (median === undefined || known.length < 3) return new Set()
  const oldest = median - settings.staleYears * 365.25 * dayMs
  return new Set(dates.flatMap((date, page) => (date < oldest ? [page] : [])))
}
