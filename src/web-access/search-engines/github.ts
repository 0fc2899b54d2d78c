import { z } from 'zod'
import { periodStart } from './period-start.ts'
import { dayOf, plainText } from './plain-text.ts'
import { at, type SearchEngine } from './search-engine.ts'

const Answer = z.object({
  items: z.array(
    z.object({
      full_name: z.string(),
      html_url: z.string(),
      description: z.string().nullish(),
      stargazers_count: z.int().default(0),
      pushed_at: z.string().nullish(),
      license: z.object({ spdx_id: z.string().nullish() }).nullish(),
    }),
  ),
})

export const gitHub: SearchEngine = {
  name: 'github',
  label: 'GitHub',
  base: 'https://api.github.com',
  kind: 'code',
  topics: ['code'],
  key: 'optional',
  intervalMs: 6000,
  async search({ text, period, limit }, { base, key, ask }) {
    const headers = {
      accept: 'application/vnd.github+json',
      ...(key && { authorization: `Bearer ${key}` }),
    }
    const changed = period ? ` pushed:>=${periodStart(period)}` : ''
    const q = `${text.slice(0, 230)}${changed}`
    const url = at(base, '/search/repositories', { q, per_page: limit })
    const { items } = Answer.parse(JSON.parse(await ask({ url, headers })))
    return {
      found: items.map(
        ({ full_name, html_url, description, stargazers_count, pushed_at, license }) => ({
          url: html_url,
          title: full_name,
          snippet: plainText(description),
          publishedAt: dayOf(pushed_at),
          endorsements: stargazers_count,
          ...(license?.spdx_id && { licence: license.spdx_id }),
        }),
      ),
    }
  },
}
