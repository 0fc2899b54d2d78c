import { openSearch } from '../web-access/open-search.ts'
import { tryEngines } from '../web-access/try-engines.ts'
import type { WebConfig } from '../web-access/web-config.ts'
import type { Check } from './check-up.ts'

/** Asks every search engine that is configured, all at once. One that gives nothing is a warning: the others may do. */
export async function checkWeb(config: WebConfig): Promise<readonly Check[]> {
  await using opened = openSearch(config)
  const tried = await tryEngines(opened.search)
  return tried.map(({ engine, given, refused }): Check => {
    const message = refused ?? (given > 0 ? `It gave ${given} results` : 'It found nothing')
    return { name: `search: ${engine.label}`, status: given > 0 ? 'ok' : 'warning', message }
  })
}
