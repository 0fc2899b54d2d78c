import type { CheckedLink } from '../../contract/research/link-check.ts'
import { linkHandlers } from '../../operations/handlers/link-handlers.ts'
import { inColumns } from '../in-columns.ts'
import type { Outcome, Terminal } from '../terminal.ts'
import { callFrom, withCaller } from '../with-core.ts'

type Options = { readonly email?: string }

/** Fetches the sources of a report again, and shows the state of each. */
export function checkReportLinks(
  terminal: Terminal,
  id: string,
  { email }: Options,
): Promise<Outcome> {
  return withCaller(email, async ({ research, pages, library }, caller) => {
    const { checkLinks } = linkHandlers(research, pages, library)
    const check = await checkLinks({ research_id: id }, caller, callFrom(terminal))
    const rows = check.links.map((link) => [`[${link.index}]`, link.state, link.url, whyOf(link)])
    return { json: check, text: inColumns(rows) || 'The report quotes no page.' }
  })
}

/** The details of a link's state. */
function whyOf({ now_at, quotes, quotes_missing = 0, detail }: CheckedLink): string {
  const missing = `${quotes_missing} of ${quotes} quotes no longer there`
  const parts = [
    ...(now_at === undefined ? [] : [`now at ${now_at}`]),
    ...(quotes_missing > 0 ? [missing] : []),
    ...(detail === undefined ? [] : [detail]),
  ]
  return parts.join('; ')
}
