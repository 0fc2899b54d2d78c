import { sentences } from '../../language/sentences/sentences.ts'
import { isWithin } from '../../language/words/ranges.ts'
import type { DraftStatement, FoundPage, PageRange } from '../research-mind.ts'
import { settings } from './settings.ts'

/** A sentence of a page that a model may cite by its number. */
export type NumberedQuote = {
  /** 1, 2, 3 … */
  readonly number: number
  readonly text: string
  readonly range: PageRange
  readonly page: FoundPage
}

/** The sentences of what is quoted and those around them in its paragraphs, by page, each once, in their order. */
export function numberedQuotes(
  statements: readonly DraftStatement[],
  pages: readonly FoundPage[],
): readonly NumberedQuote[] {
  const ranges = new Map<string, PageRange>()
  const byPage = Map.groupBy(
    statements.flatMap(({ evidence }) => evidence),
    ({ page }) => page,
  )
  for (const [page, quoted] of byPage)
    for (const range of quoted
      .flatMap((one) => around(one, pages[page]))
      .toSorted((a, b) => a.start - b.start))
      ranges.set(`${page}:${range.start}`, range)
  return [...ranges.values()].flatMap((range, index) => {
    const page = pages[range.page]
    const text = page?.page.text.slice(range.start, range.end) ?? ''
    return page ? [{ number: index + 1, text, range, page }] : []
  })
}

/** The sentences of a range, with those before and after it in the same block. */
function around(quoted: PageRange, found: FoundPage | undefined): readonly PageRange[] {
  if (!found) return []
  const { text, blocks } = found.page
  const block = blocks.find((one) => isWithin(quoted, one))
  const { start, end } = block ?? quoted
  const all = sentences(text.slice(start, end), found.language).map((one) => {
    return { page: quoted.page, start: start + one.start, end: start + one.end }
  })
  const first = all.findIndex((one) => one.end > quoted.start)
  const last = all.findLastIndex((one) => one.start < quoted.end)
  return all.slice(
    Math.max(0, first - settings.sentencesBefore),
    last + 1 + settings.sentencesAfter,
  )
}
