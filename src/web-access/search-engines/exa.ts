import { z } from 'zod'
import { periodStart } from './period-start.ts'
import { dayOf, plainText } from './plain-text.ts'
import { allTopics, at, type SearchEngine } from './search-engine.ts'

const Result = z.object({
  url: z.string(),
  title: z.string().nullish(),
  author: z.string().nullish(),
  publishedDate: z.string().nullish(),
  highlights: z.array(z.string()).default([]),
})
const Answer = z.object({ results: z.array(Result) })

export const exa: SearchEngine = {
  name: 'exa',
  label: 'Exa',
  base: 'https://api.exa.ai',
  kind: 'web',
  topics: allTopics,
  key: 'needed',
  async search({ text, period, limit, domains }, { base, key = '', ask }) {
    const contents = { highlights: { numSentences: 3, highlightsPerUrl: 1 } }
    const json = {
      query: text,
      numResults: Math.min(limit, 25),
      type: 'auto',
      contents,
      ...(period && { startPublishedDate: `${periodStart(period)}T00:00:00.000Z` }),
      ...(domains?.include && { includeDomains: domains.include }),
      ...(domains?.exclude && { excludeDomains: domains.exclude }),
    }
    const headers = { 'x-api-key': key }
    const { results } = Answer.parse(
      JSON.parse(await ask({ url: at(base, '/search', {}), headers, json })),
    )
    return {
      found: results.map(({ url, title, author, publishedDate, highlights }) => ({
        url,
        title: plainText(title) || url,
        snippet: plainText(highlights.join(' … ')),
        publishedAt: dayOf(publishedDate),
        ...(author && { authors: [author] }),
      })),
    }
  },
}
