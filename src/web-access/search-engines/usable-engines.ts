import type { SearchConfig } from '../web-config.ts'
import { engineTable } from './engine-table.ts'
import { ownWiki } from './media-wiki.ts'
import type { SearchEngine } from './search-engine.ts'

/** For the operator, where `isSearchable` is false. */
export const noSearchEngine =
  'No search engine can be asked: those of SEARCH_ENGINES need a key or an address'

/** Whether there is any engine to ask. */
export function isSearchable(config: SearchConfig): boolean {
  return usableEngines(config).length > 0
}

/** The operator's wikis, and the enabled engines whose required key and base URL are configured. */
export function usableEngines(config: SearchConfig): readonly SearchEngine[] {
  const { engines, wikis } = config
  const usable = engineTable
    .filter(({ name }) => engines.length === 0 || engines.includes(name))
    .filter((engine) => missingOf(engine, config) === undefined)
  return [...wikis.map(ownWiki), ...usable]
}

/** What an engine needs and is not configured. */
export function missingOf(
  { name, base, key }: SearchEngine,
  { bases, keys }: SearchConfig,
): 'address' | 'key' | undefined {
  if (!base && !bases.has(name)) return 'address'
  return key === 'needed' && !keys.has(name) ? 'key' : undefined
}
