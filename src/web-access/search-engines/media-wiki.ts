import { z } from 'zod'
import type { SearchResultKind } from '../search/search-result.ts'
import type { TopicClass } from '../search/web-search.ts'
import { plainText } from './plain-text.ts'
import { allTopics, at, EngineRefusal, type SearchEngine } from './search-engine.ts'

const Answer = z.object({
  error: z.object({ code: z.string(), info: z.string().default('') }).optional(),
  query: z
    .object({
      pages: z
        .array(
          z.object({
            title: z.string(),
            index: z.int(),
            fullurl: z.string(),
            extract: z.string().default(''),
          }),
        )
        .default([]),
    })
    .optional(),
})

type Wiki = {
  readonly name: string
  readonly label: string
  /** The address of its `api.php`; `{language}` is replaced by the language of the query. */
  readonly base: string
  readonly kind: SearchResultKind
  readonly topics: readonly TopicClass[]
  readonly licence?: string
}

/** A wiki that runs MediaWiki. One request searches and returns the address and first sentences of each page. */
function mediaWiki(wiki: Wiki): SearchEngine {
  return {
    ...wiki,
    key: 'none',
    intervalMs: 100,
    async search({ text, language, limit }, { base, ask }) {
      const code = /^[a-z]{2,3}$/.test(language) && language !== 'und' ? language : 'en'
      const parameters = {
        action: 'query',
        format: 'json',
        formatversion: 2,
        maxlag: 5,
        generator: 'search',
        gsrsearch: text.slice(0, 300),
        gsrlimit: Math.min(limit, 20),
        // A misspelt query is searched as the wiki would suggest it, where it can.
        gsrenablerewrites: 1,
        prop: 'info|extracts',
        inprop: 'url',
        exintro: 1,
        explaintext: 1,
        exsentences: 3,
        exlimit: 20,
      }
      const url = at(base.replace('{language}', code), '', parameters)
      const { error, query } = Answer.parse(JSON.parse(await ask({ url })))
      if (error)
        throw new EngineRefusal(
          `it says ${error.code}: ${error.info.slice(0, 200)}`,
          error.code === 'maxlag' ? 5 : 30,
        )
      const pages = query?.pages.toSorted((one, other) => one.index - other.index) ?? []
      return {
        found: pages.map(({ title, fullurl, extract }) => ({
          url: fullurl,
          title,
          snippet: plainText(extract),
          licence: wiki.licence,
        })),
      }
    },
  }
}

export const wikipedia = mediaWiki({
  licence: 'CC BY-SA',
  name: 'wikipedia',
  label: 'Wikipedia',
  base: 'https://{language}.wikipedia.org/w/api.php',
  kind: 'encyclopedia',
  topics: ['general', 'science', 'medicine', 'code', 'news'],
})

export const wikinews = mediaWiki({
  licence: 'CC BY-SA',
  name: 'wikinews',
  label: 'Wikinews',
  base: 'https://{language}.wikinews.org/w/api.php',
  kind: 'news',
  topics: ['news'],
})

/** A wiki of the operator, by the address of its `api.php`. */
export function ownWiki(base: string): SearchEngine {
  const { host, pathname } = new URL(base)
  const name = `${host}${pathname.replace(/(?:\/w)?\/api\.php$/, '')}`
  return mediaWiki({ name, label: name, base, kind: 'web', topics: allTopics })
}
