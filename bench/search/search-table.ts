import type { SearchFigures } from './evaluate-search.ts'
import type { Quality } from './recall.ts'
import type { YardstickFigures } from './yardstick.ts'

export type EngineName = 'rag' | 'graph'

/** What a search finds, and after how many seconds all passages of the set could be found. */
export type Searched = SearchFigures & { readonly readySeconds: number }

export type SetFigures = {
  readonly name: string
  readonly yardstick: { readonly bm25: YardstickFigures; readonly walk: YardstickFigures }
  /** By the name of the peer. */
  readonly peers: ReadonlyMap<string, Searched>
  readonly engines: ReadonlyMap<EngineName, Searched>
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
  const engines = [...set.engines].map(
    ([engine, figures]) => [`**${engine}**`, verdict(set, engine), figures] as const,
  )
  const peers = [...set.peers].map(([name, figures]) => [name, '', figures] as const)
  const searches = [...engines, ...peers]
  return [
    `| ${set.name} | questions | R@2 | R@5 | R@8 | all in 8 | nDCG@10 | ms: p50 · p95 | ready after |`,
    '|---|---|---|---|---|---|---|---|---|',
    row('BM25', bm25, [`mean ${bm25.meanMs}`]),
    row('walk', walk, [`mean ${walk.meanMs}`]),
    ...searches.map(([name, verdict, figures]) =>
      row(`${name}${verdict}`, figures.whole, costsOf(figures)),
    ),
    ...searches.flatMap(([name, , { halves }]) => [
      row(`${name}, tune half`, halves[0]),
      row(`${name}, check half`, halves[1]),
    ]),
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

function costsOf({ p50Ms, p95Ms, readySeconds }: Searched): string[] {
  return [`${p50Ms.toFixed(1)} · ${p95Ms.toFixed(1)}`, `${readySeconds.toFixed(1)} s`]
}

function row(
  name: string,
  figures: Quality | YardstickFigures,
  costs: readonly string[] = [],
): string {
  const { recall2, recall5, recall8, allIn8 } = figures
  const shares = [recall2, recall5, recall8, allIn8].map((share) => share.toFixed(1))
  const [questions, ndcg] =
    'ndcg10' in figures ? [figures.questions, figures.ndcg10.toFixed(1)] : ['', '']
  const [times = '', ready = ''] = costs
  return `| ${[name, questions, ...shares, ndcg, times, ready].join(' | ')} |`
}
