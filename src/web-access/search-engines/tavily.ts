import { z } from 'zod'
import { dayOf, plainText } from './plain-text.ts'
import { allTopics, at, type SearchEngine } from './search-engine.ts'

const Result = z.object({
  url: z.string(),
  title: z.string(),
  content: z.string().default(''),
  published_date: z.string().nullish(),
})
const Answer = z.object({ results: z.array(Result) })

export const tavily: SearchEngine = {
  name: 'tavily',
  label: 'Tavily',
  base: 'https://api.tavily.com',
  kind: 'web',
  topics: allTopics,
  key: 'needed',
  async search({ text, topic, period, limit, domains }, { base, key = '', ask }) {
    const json = {
      query: text.slice(0, 400),
      max_results: Math.min(limit, 20),
      search_depth: 'basic',
      topic: topic === 'news' || period ? 'news' : 'general',
      ...(period && { time_range: period }),
      ...(domains?.include && { include_domains: domains.include }),
      ...(domains?.exclude && { exclude_domains: domains.exclude }),
    }
    const headers = { authorization: `Bearer ${key}` }
    const { results } = Answer.parse(
      JSON.parse(await ask({ url: at(base, '/search', {}), headers, json })),
    )
    return {
      found: results.map(({ url, title, content, published_date }) => ({
        url,
        title: plainText(title),
        snippet: plainText(content),
        publishedAt: dayOf(published_date),
      })),
    }
  },
}
