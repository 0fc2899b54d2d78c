import { createHash } from 'node:crypto'
import { dateInUrl } from '../../../src/documents/parse/page/date-in-url.ts'
import { readBlocks } from '../../../src/extraction/blocks/read-blocks.ts'
import type { ResearchTools } from '../../../src/research/research.ts'
import type { FoundPage } from '../../../src/research/research-mind.ts'
import type { WebPage } from '../../../src/web-access/pages/web-page.ts'

export type SmallPage = { readonly url: string; readonly title: string; readonly text: string }

/** Tools of research over a few pages: every search finds all of them, in order; addresses without a text fail. */
export function smallWeb(pages: readonly SmallPage[]): ResearchTools {
  return webOf({
    engine: 'small',
    find: () => pages,
    pageAt: (url) => {
      const found = pages.find((page) => page.url === url && page.text !== '')
      return found && webPageOf(found)
    },
  })
}

/** What a web within the process knows. */
type KnownWeb = {
  readonly engine: string
  find(query: string, limit: number): readonly SmallPage[]
  pageAt(url: string): WebPage | undefined
}

/** Tools of research over pages that are there already. */
export function webOf({ engine, find, pageAt }: KnownWeb): ResearchTools {
  return {
    search: async ({ text, limit }) => {
      const found = find(text, limit)
      const results = found.map(({ url, title, text: whole }, index) => ({
        engine,
        rank: index + 1,
        url,
        title,
        kind: 'web' as const,
        snippet: whole.slice(0, snippetLength),
      }))
      return { results, coverage: [{ engine, asked: limit, given: found.length }] }
    },
    read: async (url) => {
      const message = `There is no page at ${url}`
      return pageAt(url) ?? { status: 'failed', askedUrl: url, reason: 'unreachable', message }
    },
    mayGoOn: async () => true,
  }
}

/** Of a page what search engines know besides its title, in characters. */
export const snippetLength = 300

/** A page with this text, as reading it would give it. */
export function webPageOf({ url, title, text }: SmallPage): WebPage {
  const publishedAt = dateInUrl(url)
  return {
    status: 'read',
    askedUrl: url,
    url,
    canonicalUrl: url,
    title,
    text,
    ...(publishedAt !== undefined && { publishedAt }),
    fetchedAt: '2026-01-01T00:00:00Z',
    kind: 'html',
    mediaType: 'text/html',
    sha256: createHash('sha256').update(text).digest('hex'),
    blocks: readBlocks(text),
  }
}

/** The same, as research has read it: found once, by an engine that tells no more than its title. */
export function foundPageOf(written: SmallPage, language = 'en'): FoundPage {
  const { url, title } = written
  const result = { engine: 'small', rank: 1, url, title, snippet: '', kind: 'web' as const }
  const page = webPageOf(written)
  return { key: url, result, said: [result], standing: 1, page, language, isAbstractOnly: false }
}

const lore = [
  'The lighthouse of Skarholm was built by Ada Lund in 1871 after three ships had been lost on the reef.',
  'Ada Lund had learned her trade in Gothenburg and drew eleven lighthouses along the northern coast.',
  'The lamp of Skarholm burned rapeseed oil until 1904, when a vapour burner made its light five times brighter.',
  'In the storm of 1913 the keeper Olav Brekke held the lamp of Skarholm alight for three nights without relief.',
  'The lighthouse of Skarholm was automated in 1968, and the last keeper left the island with his family.',
  'Since 1990 a society of volunteers has restored the lighthouse of Skarholm and opened its tower to visitors.',
]

/** Pages of several hosts about one lighthouse, one of them a copy of another and one that cannot be reached. */
export const lighthousePages: readonly SmallPage[] = [
  {
    url: 'https://coast.example/skarholm',
    title: 'The lighthouse of Skarholm',
    text: `# The lighthouse of Skarholm\n\n${lore[0]} ${lore[1]}\n\n## The lamp\n\n${lore[2]} ${lore[3]}\n`,
  },
  {
    url: 'https://mirror.example/old/skarholm',
    title: 'The lighthouse of Skarholm',
    text: `# The lighthouse of Skarholm\n\n${lore[0]} ${lore[1]}\n\n## The lamp\n\n${lore[2]} ${lore[3]}\n`,
  },
  {
    url: 'https://society.example/history',
    title: 'History of the society',
    text: `# Our lighthouse\n\n${lore[4]} ${lore[5]}\n\nHowever, it took the society of Skarholm nine years to find the money for the new roof.\n\nBuy our calendar [here](https://society.example/shop)!\n`,
  },
  { url: 'https://gone.example/skarholm', title: 'Skarholm lighthouse, gone', text: '' },
  {
    url: 'https://almanac.example/1871',
    title: 'Almanac of 1871',
    text: `# 1871\n\nThe lighthouse of Skarholm was lit for the first time on 4 October 1871 in front of 200 people.\n\nThe reef of Skarholm had taken fourteen lives in the ten years before the lighthouse was built.\n`,
  },
]
