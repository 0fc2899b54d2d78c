import { z } from 'zod'
import { dayOf, plainText } from './plain-text.ts'
import { allTopics, at, EngineRefusal, type SearchEngine } from './search-engine.ts'
import { withSites } from './site-operators.ts'

const Answer = z.object({
  results: z.array(
    z.object({
      url: z.string(),
      title: z.string(),
      content: z.string().nullish(),
      publishedDate: z.string().nullish(),
    }),
  ),
  unresponsive_engines: z.array(z.array(z.string())).default([]),
})

/** The operator's own SearXNG; its settings must list `json` among the formats. */
export const searxng: SearchEngine = {
  name: 'searxng',
  label: 'SearXNG',
  base: undefined,
  kind: 'web',
  topics: allTopics,
  key: 'none',
  async search({ text, language, topic, period, limit, domains }, { base, ask }) {
    const categories = topic === 'news' || period ? 'general,news' : 'general'
    const parameters = {
      q: withSites(text, domains),
      format: 'json',
      categories,
      language: language === 'und' ? 'all' : language,
      safesearch: 1,
      time_range: period,
    }
    const { results, unresponsive_engines } = Answer.parse(
      JSON.parse(await ask({ url: at(base, '/search', parameters) })),
    )
    const silent = listOf(unresponsive_engines)
    if (results.length === 0 && silent !== '')
      throw new EngineRefusal(`none of its engines answers: ${silent}`)
    return {
      ...(silent !== '' && { lacking: `some of its engines do not answer: ${silent}` }),
      found: results.slice(0, limit).map(({ url, title, content, publishedDate }) => ({
        url,
        title: plainText(title),
        snippet: plainText(content),
        publishedAt: dayOf(publishedDate),
      })),
    }
  },
}

const listLengthMax = 200

/** Its engines that gave nothing, each with the reason that it tells. */
function listOf(unresponsive: readonly (readonly string[])[]): string {
  const told = unresponsive.map(([name = '', why]) => (why ? `${name} (${why})` : name))
  return plainText(told.join(', ')).slice(0, listLengthMax)
}
