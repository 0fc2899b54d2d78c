import type { ReportDetails } from '../../../src/contract/research/research-report.ts'

export type Quoted = ReportDetails['statements'][number]['evidence'][number]

/** What a source is quoted with anywhere in a report, each place once, in the order of the report. */
export function quotesOf({ statements }: ReportDetails, index: number): readonly Quoted[] {
  const quotes = statements
    .flatMap(({ evidence }) => evidence)
    .filter(({ source }) => source === index)
  return [...new Map(quotes.map((quote) => [quote.start, quote])).values()]
}

/**
 * What the sentence before a mark rests on in a source. `at` is where the mark stands in the Markdown. Where no
 * sentence before it rests on the source, all of its quotes.
 */
export function quotesAt(report: ReportDetails, index: number, at: number): readonly Quoted[] {
  const { evidence = [] } = report.statements.findLast(({ start }) => start <= at) ?? {}
  const own = evidence.filter(({ source }) => source === index)
  return own.length > 0 ? own : quotesOf(report, index)
}
