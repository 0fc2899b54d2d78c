import { contactWarning } from '../web-access/contact-warning.ts'
import { openSearch } from '../web-access/search/open-search.ts'
import { tryEngines } from '../web-access/search/try-engines.ts'
import { noSearchEngine } from '../web-access/search-engines/usable-engines.ts'
import type { WebConfig } from '../web-access/web-config.ts'
import type { Check } from './check-up.ts'

/**
 * Checks what web sites are told, and tests every configured search engine, at once. One that gives no results is only
 * a warning, as others may.
 */
export async function checkWeb(config: WebConfig): Promise<readonly Check[]> {
  if (config.isOff) return [{ name: 'web', status: 'ok', message: 'It is turned off' }]
  await using opened = openSearch(config)
  const tried = await tryEngines(opened.search)
  const engines = tried.map(({ engine, given, refused }): Check => {
    const found = given > 0 ? `It gave ${given} results` : 'It found nothing'
    const message = given > 0 && refused ? `${found}. ${refused}` : (refused ?? found)
    return { name: `search: ${engine.label}`, status: given > 0 ? 'ok' : 'warning', message }
  })
  return [checkContact(config), ...(engines.length > 0 ? engines : [noEngine])]
}

const noEngine: Check = {
  name: 'search',
  status: 'warning',
  message: noSearchEngine,
}

function checkContact({ contact }: WebConfig): Check {
  const warning = contactWarning(contact)
  if (warning !== undefined) return { name: 'web contact', status: 'warning', message: warning }
  return { name: 'web contact', status: 'ok', message: `Web sites are told to turn to ${contact}` }
}
