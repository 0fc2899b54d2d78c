import type { Quality } from './recall.ts'
import type { SetFigures } from './search-table.ts'
import type { YardstickFigures } from './yardstick.ts'

/** One column a set, one row a search: the share of a question's gold passages among the first five. */
export function summaryTable(sets: readonly SetFigures[]): string {
  const peers = new Set(sets.flatMap((set) => [...set.peers.keys()]))
  const rag = (set: SetFigures) => set.engines.get('rag')?.whole
  const graph = (set: SetFigures) => set.engines.get('graph')?.whole
  const row = (name: string, shareIn: (set: SetFigures) => number | undefined) =>
    `| ${[name, ...sets.map((set) => shareIn(set)?.toFixed(1) ?? '')].join(' | ')} |`
  const found = (
    name: string,
    figuresIn: (set: SetFigures) => Quality | YardstickFigures | undefined,
  ) => row(name, (set) => figuresIn(set)?.recall5)

  const titles = sets.map((set) => `${set.name}, ${graph(set)?.questions} questions`)
  return [
    `| ${['R@5, no model', ...titles].join(' | ')} |`,
    `|---|${sets.map(() => '---|').join('')}`,
    found('**`rag`**', rag),
    found('**`graph`**', graph),
    row('`graph`: R@2', (set) => graph(set)?.recall2),
    row('`graph`: all in 8', (set) => graph(set)?.allIn8),
    found('plain BM25', (set) => set.yardstick.bm25),
    found('a plain walk', (set) => set.yardstick.walk),
    ...[...peers].map((name) => found(name, (set) => set.peers.get(name)?.whole)),
  ].join('\n')
}
