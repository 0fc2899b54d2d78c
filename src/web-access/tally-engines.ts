import type { EngineCoverage } from './web-search.ts'

/** How an engine fared with all queries together. */
export type EngineTally = EngineCoverage & { readonly queries: number }

/** Adds up how engines fared, each in the order in which it was first asked. */
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
