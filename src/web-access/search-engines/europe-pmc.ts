import { z } from 'zod'
import type { Period } from '../../language/language.ts'
import { periodStart } from './period-start.ts'
import { dayOf, plainText } from './plain-text.ts'
import { at, type SearchEngine } from './search-engine.ts'

const Address = z.object({
  documentStyle: z.string(),
  availability: z.string().default(''),
  url: z.string(),
})
const Answer = z.object({
  resultList: z.object({
    result: z.array(
      z.object({
        id: z.string(),
        source: z.string(),
        doi: z.string().optional(),
        title: z.string().default(''),
        authorString: z.string().default(''),
        abstractText: z.string().optional(),
        firstPublicationDate: z.string().optional(),
        citedByCount: z.int().default(0),
        fullTextUrlList: z.object({ fullTextUrl: z.array(Address) }).optional(),
      }),
    ),
  }),
})

export const europePmc: SearchEngine = {
  name: 'europepmc',
  label: 'Europe PMC',
  base: 'https://www.ebi.ac.uk/europepmc/webservices/rest',
  kind: 'paper',
  topics: ['medicine'],
  key: 'none',
  intervalMs: 500,
  async search({ text, period, limit }, { base, ask }) {
    const query = period ? `(${text}) AND ${publishedSince(period)}` : text
    const parameters = { query, format: 'json', resultType: 'core', pageSize: limit }
    const { resultList } = Answer.parse(
      JSON.parse(await ask({ url: at(base, '/search', parameters) })),
    )
    return {
      found: resultList.result.map((result) => {
        const free = result.fullTextUrlList?.fullTextUrl.filter(({ availability }) =>
          /open|free/i.test(availability),
        )
        const page = free?.find(({ documentStyle }) => documentStyle === 'html')?.url
        const pdfUrl = free?.find(({ documentStyle }) => documentStyle === 'pdf')?.url
        return {
          url: page ?? `https://europepmc.org/article/${result.source}/${result.id}`,
          title: plainText(result.title),
          snippet: plainText(result.abstractText),
          authors: result.authorString.replace(/\.$/, '').split(', ').filter(Boolean),
          publishedAt: dayOf(result.firstPublicationDate),
          endorsements: result.citedByCount,
          ...(result.doi && { doi: result.doi }),
          ...(pdfUrl && { pdfUrl }),
        }
      }),
    }
  },
}

/** A range of dates as Europe PMC writes it; its end is the last day that it can have. */
function publishedSince(period: Period): string {
  return `FIRST_PDATE:[${periodStart(period)} TO 3000-12-31]`
}
