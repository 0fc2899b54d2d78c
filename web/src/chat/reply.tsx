import { memo } from 'react'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import type { Citation } from '../../../src/contract/chat.ts'
import { strings } from '../strings/strings.ts'
import { linkCitations } from './link-citations.ts'

/** The Markdown of a reply. No HTML of it enters the page, and no image, which could tell others that it was read. */
export const Reply = memo(function Reply(props: {
  text: string
  citations: readonly Citation[]
  open(index: number): void
}) {
  const components: Components = {
    img: ({ alt }) => <span>{alt}</span>,
    a: ({ href, children }) => {
      const index = Number(/^#source-(\d+)$/.exec(href ?? '')?.[1])
      const citation = props.citations.find((each) => each.index === index)
      if (citation) return <CitationButton citation={citation} open={props.open} />
      return (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {children}
        </a>
      )
    },
    table: ({ children }) => (
      <div className="scroll">
        <table className="table">{children}</table>
      </div>
    ),
  }
  return (
    <div className="reply">
      <Markdown remarkPlugins={[remarkGfm, linkCitations]} components={components}>
        {props.text}
      </Markdown>
    </div>
  )
})

function CitationButton(props: { citation: Citation; open(index: number): void }) {
  const { index, title, quote } = props.citation
  return (
    <button
      type="button"
      className="cite"
      aria-label={strings.chat.citation(index, title)}
      title={`${title}\n\n${quote}`}
      onClick={() => props.open(index)}
    >
      {index}
    </button>
  )
}
