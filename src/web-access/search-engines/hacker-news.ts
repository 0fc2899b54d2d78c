import { z } from 'zod'
import { secondsOfPeriodStart } from './period-start.ts'
import { dayOfSeconds, plainText } from './plain-text.ts'
import { at, type SearchEngine } from './search-engine.ts'

const Answer = z.object({
  hits: z.array(
    z.object({
      objectID: z.string(),
      title: z.string().nullish(),
      url: z.string().nullish(),
      author: z.string().nullish(),
      points: z.int().nullish(),
      story_text: z.string().nullish(),
      created_at_i: z.int().nullish(),
    }),
  ),
})

export const hackerNews: SearchEngine = {
  name: 'hackernews',
  label: 'Hacker News',
  base: 'https://hn.algolia.com/api/v1',
  kind: 'forum',
  topics: ['general', 'code', 'news'],
  key: 'none',
  intervalMs: 400,
  async search({ text, period, limit }, { base, ask }) {
    const numericFilters = period && `created_at_i>${secondsOfPeriodStart(period)}`
    const parameters = { query: text, tags: 'story', hitsPerPage: limit, numericFilters }
    const { hits } = Answer.parse(JSON.parse(await ask({ url: at(base, '/search', parameters) })))
    return {
      found: hits
        .filter(({ title }) => title)
        .map(({ objectID, title, url, author, points, story_text, created_at_i }) => ({
          url: url || `https://news.ycombinator.com/item?id=${objectID}`,
          title: plainText(title),
          snippet: plainText(story_text),
          publishedAt: dayOfSeconds(created_at_i),
          ...(url ? { kind: 'web' as const } : author && { authors: [author] }),
          endorsements: points ?? 0,
        })),
    }
  },
}
