import { z } from 'zod'
import { periodStart } from './period-start.ts'
import { dayOf, plainText } from './plain-text.ts'
import { at, mailboxOf, type SearchEngine } from './search-engine.ts'

const Place = z.object({ landing_page_url: z.string().nullish(), pdf_url: z.string().nullish() })
const Work = z.object({
  id: z.string(),
  doi: z.string().nullish(),
  title: z.string().nullish(),
  publication_date: z.string().nullish(),
  authorships: z
    .array(z.object({ author: z.object({ display_name: z.string().nullish() }) }))
    .default([]),
  primary_location: Place.nullish(),
  abstract_inverted_index: z.record(z.string(), z.array(z.int())).nullish(),
  cited_by_count: z.int().default(0),
})
const Answer = z.object({ results: z.array(Work) })

const abstractWordsMax = 400

export const openAlex: SearchEngine = {
  name: 'openalex',
  label: 'OpenAlex',
  base: 'https://api.openalex.org',
  kind: 'paper',
  topics: ['science', 'medicine'],
  key: 'needed',
  intervalMs: 150,
  async search({ text, period, limit }, { base, key, contact, ask }) {
    const parameters = {
      search: text,
      'per-page': limit,
      mailto: mailboxOf(contact),
      api_key: key,
      filter: period && `from_publication_date:${periodStart(period)}`,
    }
    const { results } = Answer.parse(JSON.parse(await ask({ url: at(base, '/works', parameters) })))
    return {
      found: results
        .filter(({ title }) => title)
        .map((work) => ({
          url: work.primary_location?.landing_page_url ?? work.doi ?? work.id,
          title: plainText(work.title),
          snippet: abstractOf(work.abstract_inverted_index),
          authors: work.authorships.flatMap(({ author }) => author.display_name ?? []),
          publishedAt: dayOf(work.publication_date),
          endorsements: work.cited_by_count,
          ...(work.doi && { doi: work.doi.replace(/^https:\/\/doi\.org\//, '') }),
          ...(work.primary_location?.pdf_url && { pdfUrl: work.primary_location.pdf_url }),
        })),
    }
  },
}

/** Rebuilds an abstract from OpenAlex's inverted index: word → positions. */
function abstractOf(
  places: Readonly<Record<string, readonly number[]>> | null | undefined,
): string {
  const words = Object.entries(places ?? {}).flatMap(([word, of]) =>
    of.map((place) => ({ word, place })),
  )
  const ordered = words.toSorted((one, other) => one.place - other.place).slice(0, abstractWordsMax)
  return plainText(ordered.map(({ word }) => word).join(' '))
}
