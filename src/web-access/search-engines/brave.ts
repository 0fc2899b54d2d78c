import { z } from 'zod'
import { dayOf, plainText } from './plain-text.ts'
import { allTopics, at, type SearchEngine } from './search-engine.ts'
import { withSites } from './site-operators.ts'

const Result = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string().default(''),
  page_age: z.string().nullish(),
})
const Answer = z.object({ web: z.object({ results: z.array(Result) }).optional() })

export const brave: SearchEngine = {
  name: 'brave',
  label: 'Brave Search',
  base: 'https://api.search.brave.com/res/v1',
  kind: 'web',
  topics: allTopics,
  key: 'needed',
  intervalMs: 1000,
  async search({ text, language, period, limit, domains }, { base, key = '', ask }) {
    const search_lang = language === 'und' ? undefined : language
    const url = at(base, '/web/search', {
      q: withSites(text, domains, 400),
      count: Math.min(limit, 20),
      search_lang,
      freshness: period && { month: 'pm', year: 'py' }[period],
    })
    const headers = { 'x-subscription-token': key, accept: 'application/json' }
    const { web } = Answer.parse(JSON.parse(await ask({ url, headers })))
    return {
      found: (web?.results ?? []).map(({ url, title, description, page_age }) => ({
        url,
        title: plainText(title),
        snippet: plainText(description),
        publishedAt: dayOf(page_age),
      })),
    }
  },
}
