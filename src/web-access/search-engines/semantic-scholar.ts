import { z } from 'zod'
import { periodStart } from './period-start.ts'
import { dayOf, plainText } from './plain-text.ts'
import { at, type SearchEngine } from './search-engine.ts'

const Paper = z.object({
  paperId: z.string(),
  title: z.string(),
  abstract: z.string().nullish(),
  year: z.int().nullish(),
  authors: z.array(z.object({ name: z.string() })).default([]),
  url: z.string().nullish(),
  openAccessPdf: z.object({ url: z.string().nullish() }).nullish(),
  citationCount: z.int().nullish(),
  externalIds: z.object({ DOI: z.string().optional() }).nullish(),
})
const Answer = z.object({ data: z.array(Paper).default([]) })
const fields = 'title,abstract,year,authors,url,openAccessPdf,citationCount,externalIds'

export const semanticScholar: SearchEngine = {
  name: 'semanticscholar',
  label: 'Semantic Scholar',
  base: 'https://api.semanticscholar.org/graph/v1',
  kind: 'paper',
  topics: ['science', 'medicine'],
  key: 'needed',
  intervalMs: 1000,
  async search({ text, period, limit }, { base, key = '', ask }) {
    const publicationDateOrYear = period && `${periodStart(period)}:`
    const url = at(base, '/paper/search', { query: text, limit, fields, publicationDateOrYear })
    const { data } = Answer.parse(JSON.parse(await ask({ url, headers: { 'x-api-key': key } })))
    return {
      found: data.map((paper) => ({
        url: paper.url || `https://www.semanticscholar.org/paper/${paper.paperId}`,
        title: plainText(paper.title),
        snippet: plainText(paper.abstract),
        authors: paper.authors.map(({ name }) => name),
        publishedAt: dayOf(paper.year),
        endorsements: paper.citationCount ?? 0,
        ...(paper.externalIds?.DOI && { doi: paper.externalIds.DOI }),
        ...(paper.openAccessPdf?.url && { pdfUrl: paper.openAccessPdf.url }),
      })),
    }
  },
}
