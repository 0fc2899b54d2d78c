import type { EngineName } from './evaluate-search.ts'
import type { SetFigures } from './search-table.ts'

/** One row a set: the share of a question's gold passages among the first five, and, for `graph`, more. */
export function summaryTable(sets: readonly SetFigures[]): string {
  const rows = sets.map(({ name, yardstick, engines }) => {
    const of = (engine: EngineName) => engines.get(engine)?.whole
    const graph = of('graph')
    const shares = [
      yardstick.bm25.recall5,
      of('rag')?.recall5,
      yardstick.walk.recall5,
      graph?.recall5,
      graph?.recall2,
      graph?.allIn8,
    ]
    const cells = shares.map((share) => share?.toFixed(1) ?? '')
    return `| ${name}, ${graph?.questions} questions | ${cells.join(' | ')} |`
  })
  return [
    '| R@5, no model | BM25 | `rag` | a plain walk | `graph` | `graph` R@2 | `graph` all in 8 |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
