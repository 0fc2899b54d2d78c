import type { EngineCoverage } from './web-search.ts'

/** The coverage of one engine over all queries of a run. */
export type EngineTally = EngineCoverage & { readonly queries: number }

/** Sums the coverage by engine, in the order of the first query to each; keeps the last refusal. */
export function tallyEngines(coverage: readonly EngineCoverage[]): EngineTally[] {
  const engines = new Map<string, EngineTally>()
  for (const { engine, asked, given, refused } of coverage) {
    const former = engines.get(engine)
    const last = refused ?? former?.refused
    engines.set(engine, {
      engine,
      queries: (former?.queries ?? 0) + 1,
      asked: (former?.asked ?? 0) + asked,
      given: (former?.given ?? 0) + given,
      ...(last !== undefined && { refused: last }),
    })
  }
  return [...engines.values()]
}
