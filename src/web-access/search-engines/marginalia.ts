import { z } from 'zod'
import { plainText } from './plain-text.ts'
import { allTopics, at, type SearchEngine } from './search-engine.ts'

const Result = z.object({ url: z.string(), title: z.string(), description: z.string().default('') })
const Answer = z.object({ results: z.array(Result) })

/** Small personal sites. The results may not be used commercially, so it needs the operator's own key. */
export const marginalia: SearchEngine = {
  name: 'marginalia',
  label: 'Marginalia',
  base: 'https://api2.marginalia-search.com',
  kind: 'web',
  topics: allTopics,
  key: 'needed',
  intervalMs: 1000,
  async search({ text, limit }, { base, key = '', ask }) {
    const url = at(base, '/search', { query: text, count: limit })
    const { results } = Answer.parse(JSON.parse(await ask({ url, headers: { 'api-key': key } })))
    return {
      found: results.map(({ url, title, description }) => ({
        url,
        title: plainText(title),
        snippet: plainText(description),
      })),
    }
  },
}
