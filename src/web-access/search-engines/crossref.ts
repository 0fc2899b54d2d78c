import { z } from 'zod'
import { periodStart } from './period-start.ts'
import { plainText } from './plain-text.ts'
import { at, mailboxOf, type SearchEngine } from './search-engine.ts'

const Answer = z.object({
  message: z.object({
    items: z.array(
      z.object({
        DOI: z.string(),
        URL: z.string(),
        title: z.array(z.string()).default([]),
        author: z
          .array(z.object({ given: z.string().optional(), family: z.string().optional() }))
          .default([]),
        published: z.object({ 'date-parts': z.array(z.array(z.int().nullable())) }).optional(),
        abstract: z.string().optional(),
        type: z.string().optional(),
        'is-referenced-by-count': z.int().default(0),
      }),
    ),
  }),
})

const fields = 'DOI,title,author,published,abstract,URL,type,is-referenced-by-count'

export const crossref: SearchEngine = {
  name: 'crossref',
  label: 'Crossref',
  base: 'https://api.crossref.org',
  kind: 'paper',
  topics: ['science', 'medicine'],
  key: 'none',
  intervalMs: 250,
  async search({ text, period, limit }, { base, contact, ask }) {
    const parameters = {
      query: text,
      rows: limit,
      select: fields,
      mailto: mailboxOf(contact),
      filter: period && `from-pub-date:${periodStart(period)}`,
    }
    const { message } = Answer.parse(JSON.parse(await ask({ url: at(base, '/works', parameters) })))
    return {
      found: message.items
        // Components, such as single figures, have DOIs of their own.
        .filter(({ title, type }) => title.length > 0 && type !== 'component')
        .map((item) => ({
          url: item.URL,
          title: plainText(item.title[0]),
          snippet: plainText(item.abstract),
          doi: item.DOI,
          authors: item.author.map(({ given, family }) =>
            [given, family].filter(Boolean).join(' '),
          ),
          publishedAt: dateOf(item.published?.['date-parts'][0]),
          endorsements: item['is-referenced-by-count'],
        })),
    }
  },
}

function dateOf(parts: readonly (number | null)[] = []): string | undefined {
  const known = parts.filter((part) => part !== null)
  return known.length > 0 ? known.map((part) => String(part).padStart(2, '0')).join('-') : undefined
}
