import { z } from 'zod'
import { plainText } from './plain-text.ts'
import { at, EngineRefusal, type SearchEngine } from './search-engine.ts'

const Answer = z.object({
  articles: z
    .array(z.object({ url: z.string(), title: z.string(), seendate: z.string().optional() }))
    .default([]),
})

/** News of the last three months at most. GDELT reports errors as plain text with status 200. */
export const gdelt: SearchEngine = {
  name: 'gdelt',
  label: 'GDELT',
  base: 'https://api.gdeltproject.org/api/v2',
  kind: 'news',
  topics: ['general', 'news'],
  key: 'none',
  intervalMs: 5000,
  async search({ text, period, limit }, { base, ask }) {
    const words = text.match(/[\p{L}\p{N}]{3,}/gu)?.slice(0, 8) ?? []
    if (words.length === 0) throw new EngineRefusal('it looks for words of three letters or more')
    const parameters = {
      query: words.join(' '),
      mode: 'artlist',
      format: 'json',
      maxrecords: limit,
      timespan: period === 'month' ? '1months' : '3months',
      sort: 'hybridrel',
    }
    const body = await ask({ url: at(base, '/doc/doc', parameters) })
    if (!body.trimStart().startsWith('{')) {
      if (body.trim() === '') return { found: [] }
      throw new EngineRefusal(`it says: ${plainText(body).slice(0, 200)}`)
    }
    return {
      found: Answer.parse(JSON.parse(body)).articles.map(({ url, title, seendate = '' }) => ({
        url,
        title: plainText(title),
        snippet: '',
        publishedAt: /^\d{8}/.test(seendate)
          ? seendate.replace(/^(\d{4})(\d{2})(\d{2}).*/, '$1-$2-$3')
          : undefined,
      })),
    }
  },
}
