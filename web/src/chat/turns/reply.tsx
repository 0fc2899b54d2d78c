import './reply.css'
import { Children, memo, type ReactNode } from 'react'
import Markdown, { type Components, defaultUrlTransform } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import type { Citation } from '../../../../src/contract/chat/chat.ts'
import { anchorOf } from '../../../../src/contract/text/heading-anchor.ts'
import { CopyButton } from '../../parts/code-block.tsx'
import { directed } from '../../parts/passage/directed.tsx'
import { withoutHtml } from '../../parts/passage/without-html.ts'
import { withoutPadding } from '../../parts/passage/without-padding.ts'
import { strings } from '../../strings/strings.ts'
import { CitationButton } from './citation-button.tsx'
import { linkCitations } from './link-citations.ts'

/**
 * The Markdown of a reply. HTML in it is shown as text, and images are not loaded: they could tell others that it was
 * read.
 */
export const Reply = memo(function Reply(props: {
  text: string
  citations: readonly Citation[]
  /** What a mark at this character of the text cites, where a source is quoted in several places. */
  citationAt?(index: number, at: number): Citation | undefined
  open(index: number, at: number): void
}) {
  const components: Components = {
    ...directed,
    p: ({ node, children }) => (
      <p lang={node && languageOf(node, props.citations)} dir="auto">
        {children}
      </p>
    ),
    figcaption: ({ children }) => (
      <figcaption>
        <span aria-hidden="true">{strings.chat.source}</span> {children}
      </figcaption>
    ),
    img: ({ alt }) => <span>{alt}</span>,
    a: ({ href, node, children }) => {
      const index = Number(/^#source-(\d+)$/.exec(href ?? '')?.[1])
      const at = Number(node?.properties.dataAt ?? 0)
      const citation =
        props.citationAt?.(index, at) ?? props.citations.find((each) => each.index === index)
      if (citation) return <CitationButton citation={citation} open={() => props.open(index, at)} />
      if (href?.startsWith('#')) return <a href={href}>{children}</a>
      return (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {children}
        </a>
      )
    },
    pre: ({ node, children }) => (
      <div className="code">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
        <pre tabIndex={0}>{children}</pre>
        <CopyButton text={node ? textOf(node) : ''} />
      </div>
    ),
    h2: ({ children }) => <h2 id={idOf(children)}>{children}</h2>,
    h3: ({ children }) => <h3 id={idOf(children)}>{children}</h3>,
    table: ({ children }) => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
      <div className="scroll" tabIndex={0}>
        <table className="table" dir="auto">
          {children}
        </table>
      </div>
    ),
  }
  return (
    <div className="reply">
      <Markdown
        remarkPlugins={[remarkGfm, withoutHtml, withoutPadding, linkCitations]}
        components={components}
        urlTransform={targetOf}
      >
        {props.text}
      </Markdown>
    </div>
  )
})

/** Where a link leads: the address of a document to its view, one of an unknown scheme nowhere. */
function targetOf(url: string): string {
  return defaultUrlTransform(url.replace(/^skein:\/\/documents\//, '/app/documents/'))
}

type Written = {
  readonly value?: string
  readonly properties?: { readonly href?: unknown }
  readonly children?: readonly Written[]
}

/** The language of what a paragraph quotes, for screen readers; none if there are several. */
function languageOf(
  { children = [] }: Written,
  citations: readonly Citation[],
): string | undefined {
  const hrefs = children.map(({ properties }) => properties?.href)
  const quoted = citations.filter(({ index }) => hrefs.includes(`#source-${index}`))
  const [language, ...others] = new Set(quoted.map((each) => each.language))
  return others.length === 0 ? language : undefined
}

/** The text as written, without the newline that ends each code block. */
function textOf({ value, children = [] }: Written): string {
  return value ?? children.map(textOf).join('').replace(/\n$/, '')
}

/** The id of a heading, to which a report's table of contents links. */
function idOf(heading: ReactNode): string {
  const written = Children.toArray(heading).filter((part) => typeof part === 'string')
  return anchorOf(written.join(''))
}
