import { z } from 'zod'
import { dayOf, plainText } from './plain-text.ts'
import { allTopics, at, type SearchEngine } from './search-engine.ts'
import { withSites } from './site-operators.ts'

const Result = z.object({
  title: z.string(),
  link: z.string(),
  snippet: z.string().default(''),
  date: z.string().optional(),
})
const Answer = z.object({ organic: z.array(Result).default([]) })

export const serper: SearchEngine = {
  name: 'serper',
  label: 'Serper (Google)',
  base: 'https://google.serper.dev',
  kind: 'web',
  topics: allTopics,
  key: 'needed',
  async search({ text, language, period, limit, domains }, { base, key = '', ask }) {
    const json = {
      q: withSites(text, domains),
      num: limit,
      ...(language !== 'und' && { hl: language }),
      ...(period && { tbs: { month: 'qdr:m', year: 'qdr:y' }[period] }),
    }
    const headers = { 'x-api-key': key }
    const { organic } = Answer.parse(
      JSON.parse(await ask({ url: at(base, '/search', {}), headers, json })),
    )
    return {
      found: organic.map(({ link, title, snippet, date }) => ({
        url: link,
        title: plainText(title),
        snippet: plainText(snippet),
        publishedAt: dayOf(date),
      })),
    }
  },
}
