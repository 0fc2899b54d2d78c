import type { SearchEngine } from '../search-engines/search-engine.ts'
import type { SearchEngines } from './web-searcher.ts'

const question = {
  text: 'history of the lighthouse',
  language: 'en',
  topic: 'general',
  limit: 3,
} as const
const patienceMs = 10_000

export type TriedEngine = {
  readonly engine: SearchEngine
  readonly given: number
  /** Why it gave no results, or not all. */
  readonly refused: string | undefined
}

/** Sends one test query to every configured engine, at once; takes at most `patienceMs`. */
export function tryEngines(search: SearchEngines, signal?: AbortSignal): Promise<TriedEngine[]> {
  const patience = AbortSignal.timeout(patienceMs)
  const until = signal ? AbortSignal.any([signal, patience]) : patience
  return Promise.all(
    search.engines.map(async (engine) => {
      const tried = await search.try(engine.name, question, until)
      return { engine, given: tried?.given ?? 0, refused: tried?.refused }
    }),
  )
}
