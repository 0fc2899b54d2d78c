import { Link } from 'wouter'
import { documentAt } from '../../../src/contract/documents/document-address.ts'
import type { ReportDetails } from '../../../src/contract/research/research-report.ts'
import type { ResearchSource } from '../../../src/contract/research/research-result.ts'
import { Closing } from '../parts/dialogs/closing.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { strings } from '../strings/strings.ts'
import { type Quoted, quotesAt, quotesOf } from './quotes-at.ts'

const text = strings.research

/** A source of a report: first and marked what the sentence before the clicked mark rests on, then its other quotes. */
export function SourceDialog(props: {
  source: ResearchSource
  report: ReportDetails
  /** Where the mark stands in the Markdown of the report. */
  at: number
  close(): void
}) {
  const { source, report, at, close } = props
  const isDocument = documentAt(source.url) !== undefined
  const own = quotesAt(report, source.index, at)
  const others = quotesOf(report, source.index).filter(
    ({ start }) => !own.some((each) => each.start === start),
  )
  return (
    <Dialog title={source.title || source.url} close={close}>
      <ul className="relations">
        {own.map((quoted) => (
          <li key={quoted.start}>
            <blockquote dir="auto">
              <mark>{quoted.quote}</mark>{' '}
              <Link href={placeOf(quoted)}>
                {isDocument ? strings.chat.openDocument : text.inPage}
              </Link>
            </blockquote>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary>{text.otherQuotes(others.length)}</summary>
          <ul className="other-quotes">
            {others.map((quoted) => (
              <li key={quoted.start}>
                <Link href={placeOf(quoted)}>{quoted.quote}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Closing close={close}>
        {!isDocument && (
          <a className="button" href={source.url} target="_blank" rel="noopener noreferrer">
            {strings.chat.openWeb}
          </a>
        )}
      </Closing>
    </Dialog>
  )
}

function placeOf({ doc_id, start, end }: Quoted): string {
  return `/documents/${doc_id}?start=${start}&end=${end}`
}
