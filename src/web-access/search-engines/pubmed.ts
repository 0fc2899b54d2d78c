import { z } from 'zod'
import { periodDays } from './period-start.ts'
import { dayOf, plainText } from './plain-text.ts'
import { at, mailboxOf, type SearchEngine } from './search-engine.ts'

const Ids = z.object({ esearchresult: z.object({ idlist: z.array(z.string()).default([]) }) })
const Summary = z.object({
  title: z.string().default(''),
  sortpubdate: z.string().optional(),
  fulljournalname: z.string().default(''),
  authors: z.array(z.object({ name: z.string() })).default([]),
  articleids: z.array(z.object({ idtype: z.string(), value: z.string() })).default([]),
})
const Summaries = z.object({ result: z.record(z.string(), z.unknown()) })

/** Two requests: the first finds ids, the second their summaries. */
export const pubMed: SearchEngine = {
  name: 'pubmed',
  label: 'PubMed',
  base: 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils',
  kind: 'paper',
  topics: ['medicine'],
  key: 'optional',
  intervalMs: 400,
  async search({ text, period, limit }, { base, key, contact, ask }) {
    const common = {
      db: 'pubmed',
      retmode: 'json',
      tool: 'skein',
      email: mailboxOf(contact),
      api_key: key,
    }
    const search = at(base, '/esearch.fcgi', {
      ...common,
      term: text,
      retmax: limit,
      sort: 'relevance',
      ...(period && { datetype: 'pdat', reldate: periodDays[period] }),
    })
    const { idlist } = Ids.parse(JSON.parse(await ask({ url: search }))).esearchresult
    if (idlist.length === 0) return { found: [] }
    const summary = at(base, '/esummary.fcgi', { ...common, id: idlist.join(',') })
    const { result } = Summaries.parse(JSON.parse(await ask({ url: summary })))
    return {
      found: idlist.flatMap((id) => {
        const article = Summary.safeParse(result[id]).data
        if (!article?.title) return []
        const doi = article.articleids.find(({ idtype }) => idtype === 'doi')?.value
        return {
          url: `https://pubmed.ncbi.nlm.nih.gov/${id}/`,
          title: plainText(article.title),
          snippet: plainText(article.fulljournalname),
          authors: article.authors.map(({ name }) => name),
          publishedAt: dayOf(article.sortpubdate),
          ...(doi && { doi }),
        }
      }),
    }
  },
}
