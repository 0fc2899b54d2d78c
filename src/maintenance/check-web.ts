import { openSearch } from '../web-access/open-search.ts'
import { tryEngines } from '../web-access/try-engines.ts'
import type { WebConfig } from '../web-access/web-config.ts'
import type { Check } from './check-up.ts'

/** Tests every configured search engine, at once. One that gives no results is only a warning, as others may. */
export async function checkWeb(config: WebConfig): Promise<readonly Check[]> {
  await using opened = openSearch(config)
  const tried = await tryEngines(opened.search)
  return tried.map(({ engine, given, refused }): Check => {
    const message = refused ?? (given > 0 ? `It gave ${given} results` : 'It found nothing')
    return { name: `search: ${engine.label}`, status: given > 0 ? 'ok' : 'warning', message }
  })
}
