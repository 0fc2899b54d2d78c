import { lexer, type Token, type Tokens } from 'marked'
import { anchorOf } from '../../contract/text/heading-anchor.ts'

/** Words of a report with one style and one link target. */
export type StyledSpan = {
  readonly text: string
  readonly isBold?: true
  readonly isItalic?: true
  /** An address on the web. */
  readonly url?: string
  /** The `id` of a block of the same report. */
  readonly to?: string
}

/** A heading, paragraph or list entry. `id` is set on blocks that may be linked to: `heading-2`, `source-1`. */
export type ReportBlock = {
  readonly spans: readonly StyledSpan[]
  readonly id?: string
} & (
  | { readonly kind: 'heading'; readonly depth: number }
  | { readonly kind: 'paragraph' }
  /** `number` is missing in a bulleted list. */
  | { readonly kind: 'entry'; readonly number?: number }
)

/**
 * Parses the Markdown of `writeReport` into blocks, in order. Links to headings and marks `[n]` are resolved to ids of
 * these blocks.
 */
export function reportBlocks(markdown: string): readonly ReportBlock[] {
  const tokens = lexer(markdown)
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === 'heading')
  const sources = tokens.findLast((token): token is Tokens.List => token.type === 'list')
  const ids = new Map(
    headings.map((heading, place) => [`#${anchorOf(plain(heading.tokens))}`, `heading-${place}`]),
  )
  const first = sources?.ordered ? Number(sources.start) : Number.NaN
  const last = first + (sources?.items.length ?? 0) - 1
  const places: Places = {
    heading: (href) => ids.get(href),
    source: (index) => (index >= first && index <= last ? `source-${index}` : undefined),
  }
  return tokens.flatMap((token): readonly ReportBlock[] => {
    if (isOf<Tokens.Heading>(token, 'heading')) {
      const id = `heading-${headings.indexOf(token)}`
      return [{ kind: 'heading', depth: token.depth, id, spans: spansOf(token.tokens, places, {}) }]
    }
    if (isOf<Tokens.List>(token, 'list')) return entriesOf(token, token === sources, places)
    if (token.type === 'space') return []
    return [{ kind: 'paragraph', spans: spansOf(inside(token), places, {}) }]
  })
}

/** Resolves the address of a link, and the number of a source, to the id of a block. */
type Places = {
  heading(href: string): string | undefined
  source(index: number): string | undefined
}
type Look = Omit<StyledSpan, 'text'>

function entriesOf(list: Tokens.List, areSources: boolean, places: Places): ReportBlock[] {
  return list.items.map((item, place) => {
    const number = list.ordered ? Number(list.start) + place : undefined
    const id = areSources && number !== undefined ? places.source(number) : undefined
    const spans = spansOf(item.tokens.flatMap(inside), places, {})
    return {
      kind: 'entry',
      spans,
      ...(number !== undefined && { number }),
      ...(id !== undefined && { id }),
    }
  })
}

/**
 * The inline tokens of a block. A block of another kind, which a quotation may happen to look like, stays as written.
 */
function inside(token: Token): Token[] {
  if ('tokens' in token && token.tokens) return token.tokens
  return [{ type: 'escape', raw: token.raw, text: token.raw.trim() } satisfies Tokens.Escape]
}

function spansOf(tokens: readonly Token[], places: Places, look: Look): StyledSpan[] {
  return tokens.flatMap((token): StyledSpan[] => {
    const within = (more: Look) => spansOf(inside(token), places, { ...look, ...more })
    switch (token.type) {
      case 'strong':
        return within({ isBold: true })
      case 'em':
        return within({ isItalic: true })
      case 'link':
        return within(targetOf(String(token.href), places))
      case 'text':
        return 'tokens' in token && token.tokens ? within({}) : withMarks(token, places, look)
      case 'br':
        return [{ ...look, text: '\n' }]
      case 'escape':
      case 'codespan':
        return [{ ...look, text: String(token.text) }]
      default:
        return [{ ...look, text: token.raw }]
    }
  })
}

function targetOf(href: string, places: Places): Look {
  const to = places.heading(href)
  if (to !== undefined) return { to }
  return /^https?:/.test(href) ? { url: href } : {}
}

/** Splits a text at its marks `[n]` and links them. Brackets within quotations are escaped, so they never match. */
function withMarks({ raw }: Token, places: Places, look: Look): StyledSpan[] {
  return raw.split(/(\[\d{1,3}\])/).flatMap((text): StyledSpan[] => {
    if (text === '') return []
    const to = places.source(Number(/^\[(\d+)\]$/.exec(text)?.[1] ?? Number.NaN))
    return [{ ...look, text: onOneLine(text), ...(to && { to }) }]
  })
}

/** Joins broken lines; keeps spaces at both ends, as other spans adjoin there. */
function onOneLine(text: string): string {
  const lines = text.split('\n')
  const last = lines.length - 1
  return lines
    .map((line, at) => (at > 0 ? line.trimStart() : line))
    .map((line, at) => (at < last ? line.trimEnd() : line))
    .join(' ')
}

function plain(tokens: readonly Token[]): string {
  return tokens.map((token) => ('text' in token ? String(token.text) : token.raw)).join('')
}

function isOf<Kind extends Token>(token: Token, type: Kind['type']): token is Kind {
  return token.type === type
}
