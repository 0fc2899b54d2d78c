import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Link } from 'wouter'
import type { Citation } from '../../../src/contract/chat/chat.ts'
import type { ResearchJob } from '../../../src/contract/research/research.ts'
import type { ReportDetails } from '../../../src/contract/research/research-report.ts'
import type { ResearchResult } from '../../../src/contract/research/research-result.ts'
import { Reply } from '../chat/turns/reply.tsx'
import { documentQuery } from '../documents/document-query.ts'
import { formatNumber } from '../parts/format.ts'
import { Skeleton } from '../parts/lists/empty.tsx'
import { Note } from '../parts/notes/note.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { WrittenBy } from '../parts/notes/written-by.tsx'
import { strings } from '../strings/strings.ts'
import { FileMenu } from './file-menu.tsx'
import { quotesAt } from './quotes-at.ts'
import { reportQuery } from './research-queries.ts'
import { SourceDialog } from './source-dialog.tsx'
import { DroppedTable, SourceTable } from './source-tables.tsx'

const text = strings.research

const none: readonly never[] = []

/** A finished report: its text, the quotation behind each citation, its sources and price. */
export function ReportView({ job, result }: { job: ResearchJob; result: ResearchResult }) {
  const { data: report, error, refetch } = useQuery(reportQuery(job.research_id))
  const { data: asked } = useQuery(documentQuery(result.doc_id))
  if (error) return <ProblemNote error={error} refetch={() => void refetch()} />
  if (!report) return <Skeleton />
  return (
    <>
      {result.outcome === 'partial' && <Note kind="info" title={text.partial} />}
      {result.spelling && <Note kind="info" title={strings.chat.spelling(result.spelling)} />}
      <div className="report-actions">
        {/* A report that has been deleted cannot be asked. */}
        {asked && (
          <Link className="button primary" href={`/chat?in=${result.doc_id}`}>
            {text.ask}
          </Link>
        )}
        <Link className="button" href={`/graphs/${result.graph_id}`}>
          {text.graph}
        </Link>
        <FileMenu researchId={job.research_id} />
      </div>
      <Report result={result} report={report} />
      <Coverage result={result} />
    </>
  )
}

/** The text of a report. A citation opens the quote that its own sentence rests on. */
function Report({ result, report }: { result: ResearchResult; report: ReportDetails }) {
  const [opened, setOpened] = useState<{ index: number; at: number }>()
  const { sources } = result
  // The same functions as long as it is the same report: otherwise an opened dialog would replace all of its citations,
  // and the focus could not return to one.
  const open = useCallback((index: number, at: number) => setOpened({ index, at }), [])
  const citationAt = useCallback(
    (index: number, at: number): Citation | undefined => {
      const source = sources.find((each) => each.index === index)
      const quotes = quotesAt(report, index, at)
      const [first] = quotes
      if (!source || !first) return undefined
      const { doc_id, start, end } = first
      const quote = quotes.map((each) => each.quote).join(' … ')
      return { index, title: source.title, doc_id, start, end, quote }
    },
    [report, sources],
  )
  const source = sources.find(({ index }) => index === opened?.index)
  return (
    <>
      <article className="card report">
        <Reply text={report.markdown} citations={none} citationAt={citationAt} open={open} />
      </article>
      {source && opened && (
        <SourceDialog
          source={source}
          report={report}
          at={opened.at}
          close={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

function Coverage({ result }: { result: ResearchResult }) {
  const { engines, dropped, queries } = result.coverage
  return (
    <section className="card coverage" aria-label={text.coverage}>
      <h2>{text.coverage}</h2>
      <p>
        {text.cost(formatNumber(result.usage.tokens_consumed))}{' '}
        {text.quotes(result.grounding.quotes, result.grounding.sentences)}
      </p>
      {result.written_by && <WrittenBy {...result.written_by} />}
      <details>
        <summary>{text.asked(queries.length)}</summary>
        <ul>
          {queries.map((query) => (
            <li key={query}>{query}</li>
          ))}
        </ul>
        <ul>
          {engines.map(({ engine, given, refused }) => (
            <li key={engine}>
              {text.gave(engine, given)} {refused}
            </li>
          ))}
        </ul>
      </details>
      <SourceTable result={result} />
      {dropped.length > 0 && <DroppedTable dropped={dropped} />}
    </section>
  )
}
