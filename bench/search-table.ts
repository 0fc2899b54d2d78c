import type { EngineName, SearchFigures } from './evaluate-search.ts'
import type { Quality } from './recall.ts'
import type { YardstickFigures } from './yardstick.ts'

export type SetFigures = {
  readonly name: string
  readonly yardstick: { readonly bm25: YardstickFigures; readonly walk: YardstickFigures }
  readonly engines: ReadonlyMap<EngineName, SearchFigures>
}

/** How far below the yardstick's walk `graph` may stay, in points. */
const allowance = 3
/** The sets of questions that need several passages: only there must the aims be reached. */
const demanding = new Set(['2wiki', 'hotpotqa', 'musique'])

/** `rag` must find as much as BM25, `graph` nearly as much as the walk; undefined where nothing must. */
export function isReached(set: SetFigures, engine: EngineName): boolean | undefined {
  const figures = set.engines.get(engine)
  if (!figures || !demanding.has(set.name)) return undefined
  // One digit is what the yardstick tells.
  return Number(figures.whole.recall5.toFixed(1)) >= mustOf(set, engine)
}

export function searchTable(set: SetFigures): string {
  const { bm25, walk } = set.yardstick
  const engines = [...set.engines].flatMap(([engine, figures]) => [
    row(`**${engine}**${verdict(set, engine)}`, figures.whole, timesOf(figures)),
    row(`${engine}, one half`, figures.halves[0]),
    row(`${engine}, other half`, figures.halves[1]),
  ])
  return [
    `| ${set.name} | questions | R@2 | R@5 | R@8 | all in 8 | nDCG@10 | ms: p50 · p95 |`,
    '|---|---|---|---|---|---|---|---|',
    row('BM25', bm25, `mean ${bm25.meanMs}`),
    row('walk', walk, `mean ${walk.meanMs}`),
    ...engines,
  ].join('\n')
}

function mustOf(set: SetFigures, engine: EngineName): number {
  return engine === 'rag' ? set.yardstick.bm25.recall5 : set.yardstick.walk.recall5 - allowance
}

function verdict(set: SetFigures, engine: EngineName): string {
  const reached = isReached(set, engine)
  if (reached === undefined) return ''
  return ` ${reached ? '✓' : '✗'} (R@5 must be ≥ ${mustOf(set, engine).toFixed(1)})`
}

function timesOf({ p50Ms, p95Ms }: SearchFigures): string {
  return `${p50Ms.toFixed(1)} · ${p95Ms.toFixed(1)}`
}

function row(name: string, figures: Quality | YardstickFigures, times = ''): string {
  const { recall2, recall5, recall8, allIn8 } = figures
  const shares = [recall2, recall5, recall8, allIn8].map((share) => share.toFixed(1))
  const [questions, ndcg] =
    'ndcg10' in figures ? [figures.questions, figures.ndcg10.toFixed(1)] : ['', '']
  return `| ${[name, questions, ...shares, ndcg, times].join(' | ')} |`
}
