import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import type { ResearchJob } from '../../../src/contract/research/research.ts'
import type { ReportDetails } from '../../../src/contract/research/research-report.ts'
import type {
  ResearchResult,
  ResearchSource,
} from '../../../src/contract/research/research-result.ts'
import { Reply } from '../chat/turns/reply.tsx'
import { Closing } from '../parts/dialogs/closing.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { Skeleton } from '../parts/empty.tsx'
import { formatNumber } from '../parts/format.ts'
import { Note } from '../parts/note.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { WrittenBy } from '../parts/written-by.tsx'
import { strings } from '../strings/strings.ts'
import { FileMenu } from './file-menu.tsx'
import { reportQuery } from './research-queries.ts'
import { DroppedTable, SourceTable } from './source-tables.tsx'

const text = strings.research

/** A finished report: its text, the quotation behind each citation, its sources and price. */
export function ReportView({ job, result }: { job: ResearchJob; result: ResearchResult }) {
  const { data: report, error, refetch } = useQuery(reportQuery(job.research_id))
  const [opened, setOpened] = useState<number>()
  if (error) return <ProblemNote error={error} refetch={() => void refetch()} />
  if (!report) return <Skeleton />
  const source = result.sources.find(({ index }) => index === opened)
  const citations = result.sources.map(({ index, title, doc_id }) => ({
    index,
    doc_id,
    title,
    start: 0,
    end: 0,
    quote: quotesOf(report, index)[0]?.quote ?? '',
  }))
  return (
    <>
      {result.outcome === 'partial' && <Note kind="info" title={text.partial} />}
      <div className="report-actions">
        <Link className="button primary" href={`/chat?in=${result.doc_id}`}>
          {text.ask}
        </Link>
        <Link className="button" href={`/graphs/${result.graph_id}`}>
          {text.graph}
        </Link>
        <FileMenu researchId={job.research_id} />
      </div>
      <article className="card report">
        <Reply text={report.markdown} citations={citations} open={setOpened} />
      </article>
      <Coverage result={result} />
      {source && (
        <SourceDialog source={source} report={report} close={() => setOpened(undefined)} />
      )}
    </>
  )
}

function quotesOf(report: ReportDetails, index: number) {
  return report.statements
    .flatMap(({ evidence }) => evidence)
    .filter(({ source }) => source === index)
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

function SourceDialog(props: { source: ResearchSource; report: ReportDetails; close(): void }) {
  const { source, report } = props
  return (
    <Dialog title={source.title || source.url} close={props.close}>
      <ul className="relations">
        {quotesOf(report, source.index).map(({ doc_id, start, end, quote }) => (
          <li key={start}>
            <blockquote>
              {quote}{' '}
              <Link href={`/documents/${doc_id}?start=${start}&end=${end}`}>{text.inPage}</Link>
            </blockquote>
          </li>
        ))}
      </ul>
      <Closing close={props.close}>
        <a className="button" href={source.url} target="_blank" rel="noopener noreferrer">
          {strings.chat.openWeb}
        </a>
      </Closing>
    </Dialog>
  )
}
