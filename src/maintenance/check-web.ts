import { openSearch } from '../web-access/open-search.ts'
import type { WebConfig } from '../web-access/web-config.ts'
import type { Check } from './check-up.ts'

const question = {
  text: 'history of the lighthouse',
  language: 'en',
  topic: 'general',
  limit: 3,
} as const

/** Asks every search engine that is configured, all at once. One that gives nothing is a warning: the others may do. */
export async function checkWeb(config: WebConfig): Promise<readonly Check[]> {
  await using opened = openSearch(config)
  const { search } = opened
  const signal = AbortSignal.timeout(15_000)
  return await Promise.all(
    search.engines.map(async ({ name, label }): Promise<Check> => {
      const tried = await search.try(name, question, signal)
      const isWell = tried && tried.given > 0
      const message =
        tried?.refused ?? (isWell ? `It gave ${tried.given} results` : 'It found nothing')
      return { name: `search: ${label}`, status: isWell ? 'ok' : 'warning', message }
    }),
  )
}
