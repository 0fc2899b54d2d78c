import { z } from 'zod'
import { secondsOfPeriodStart } from './period-start.ts'
import { dayOfSeconds, plainText } from './plain-text.ts'
import { at, type SearchEngine } from './search-engine.ts'

const Answer = z.object({
  items: z.array(
    z.object({
      title: z.string(),
      link: z.string(),
      body: z.string().optional(),
      score: z.int().default(0),
      creation_date: z.int().optional(),
    }),
  ),
  /** Seconds for which the same method must not be called again. */
  backoff: z.int().optional(),
})

export const stackExchange: SearchEngine = {
  name: 'stackexchange',
  label: 'Stack Exchange',
  base: 'https://api.stackexchange.com/2.3',
  kind: 'qa',
  topics: ['code'],
  key: 'optional',
  intervalMs: 200,
  async search({ text, period, limit }, { base, key, ask }) {
    const order = { order: 'desc', sort: 'relevance', filter: 'withbody' }
    const fromdate = period && secondsOfPeriodStart(period)
    const parameters = { q: text, site: 'stackoverflow', pagesize: limit, key, fromdate, ...order }
    const { items, backoff } = Answer.parse(
      JSON.parse(await ask({ url: at(base, '/search/advanced', parameters) })),
    )
    return {
      ...(backoff && { waitSeconds: backoff }),
      found: items.map(({ title, link, body, score, creation_date }) => ({
        url: link,
        title: plainText(title),
        snippet: plainText(body),
        licence: 'CC BY-SA',
        publishedAt: dayOfSeconds(creation_date),
        endorsements: score,
      })),
    }
  },
}
