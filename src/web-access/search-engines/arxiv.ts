import { parseDocument } from 'htmlparser2'
import type { Period } from '../../language/language.ts'
import { periodStart } from './period-start.ts'
import { dayOf, plainText } from './plain-text.ts'
import { at, EngineRefusal, type SearchEngine } from './search-engine.ts'

type Node = ReturnType<typeof parseDocument>['children'][number]

const wordsMax = 12

export const arxiv: SearchEngine = {
  name: 'arxiv',
  label: 'arXiv',
  base: 'https://export.arxiv.org/api',
  kind: 'paper',
  topics: ['science'],
  key: 'none',
  intervalMs: 3000,
  async search({ text, period, limit }, { base, ask }) {
    const words = text.match(/[\p{L}\p{N}-]+/gu)?.slice(0, wordsMax) ?? []
    const anyWord = words.map((word) => `all:${word}`).join(' OR ')
    const search_query = period ? `(${anyWord}) AND ${submittedSince(period)}` : anyWord
    const parameters = { search_query, start: 0, max_results: limit, sortBy: 'relevance' }
    const feed = await ask({ url: at(base, '/query', parameters) })
    const entries = elements(parseDocument(feed, { xmlMode: true }).children, 'entry')
    if (!/<feed[\s>]/.test(feed)) throw new EngineRefusal('its answer is no feed')
    const found = entries.map((entry) => {
      const id = textOf(entry, 'id')
      // arXiv reports an error as an entry.
      if (/\/api\/errors/.test(id))
        throw new EngineRefusal(`it says: ${textOf(entry, 'summary').slice(0, 200)}`)
      const pdf = elements(entry.children, 'link').find(({ attribs }) => attribs.title === 'pdf')
      return {
        url: id.replace(/^http:\/\/arxiv\.org/, 'https://arxiv.org'),
        title: textOf(entry, 'title'),
        snippet: textOf(entry, 'summary'),
        authors: elements(entry.children, 'author').map((author) => textOf(author, 'name')),
        publishedAt: dayOf(textOf(entry, 'published')),
        ...(pdf?.attribs.href && { pdfUrl: pdf.attribs.href }),
        ...(textOf(entry, 'arxiv:doi') && { doi: textOf(entry, 'arxiv:doi') }),
      }
    })
    return { found }
  },
}

/** The times of a range are `YYYYMMDDhhmm` in UTC. */
function submittedSince(period: Period): string {
  return `submittedDate:[${periodStart(period).replaceAll('-', '')}0000 TO 999912312359]`
}

type XmlElement = Extract<Node, { attribs: unknown }>

function elements(nodes: readonly Node[], name: string): XmlElement[] {
  return nodes.flatMap((node) => {
    if (!('attribs' in node)) return []
    return node.name === name ? [node] : node.name === 'feed' ? elements(node.children, name) : []
  })
}

function textOf(parent: XmlElement, name: string): string {
  const [element] = elements(parent.children, name)
  return plainText(element?.children.map((child) => ('data' in child ? child.data : '')).join(''))
}
