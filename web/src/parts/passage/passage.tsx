import { memo } from 'react'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { directed } from './directed.tsx'
import { markQuote, type Quote } from './mark-quote.ts'
import { withoutHtml } from './without-html.ts'
import { withoutPadding } from './without-padding.ts'

/** A part of a document rendered as Markdown, with the quote marked. Nothing in it loads or links anywhere. */
export const Passage = memo(function Passage({ source, start, end }: Quote) {
  return (
    <Markdown
      remarkPlugins={[remarkGfm, withoutHtml, withoutPadding, [markQuote, { source, start, end }]]}
      components={components}
    >
      {source}
    </Markdown>
  )
})

const components: Components = {
  ...directed,
  img: ({ alt }) => <span>{alt}</span>,
  a: ({ children }) => <span>{children}</span>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
    <div className="scroll" tabIndex={0}>
      <table className="table" dir="auto">
        {children}
      </table>
    </div>
  ),
}
