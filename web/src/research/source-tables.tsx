import { Link } from 'wouter'
import type {
  ResearchCoverage,
  ResearchResult,
  ResearchSource,
} from '../../../src/contract/research-result.ts'
import { formatTime } from '../parts/format.ts'
import { type Column, Table } from '../parts/table.tsx'
import { strings } from '../strings/strings.ts'

const text = strings.research
type Dropped = ResearchCoverage['dropped'][number]

/** The pages that a report quotes, each on the web and as it was read. */
export function SourceTable({ result }: { result: ResearchResult }) {
  return (
    <details>
      <summary>{text.kept(result.sources.length)}</summary>
      <Table rows={result.sources} columns={sourceColumns} keyOf={({ doc_id }) => doc_id} />
    </details>
  )
}

/** The pages that were found and not used, and why; dead links are marked. */
export function DroppedTable({ dropped }: { dropped: readonly Dropped[] }) {
  return (
    <details>
      <summary>{text.dropped(dropped.length)}</summary>
      <Table rows={dropped} columns={droppedColumns} keyOf={({ url }) => url} rowsAtOnce={50} />
    </details>
  )
}

const sourceColumns: readonly Column<ResearchSource>[] = [
  {
    ...{ name: text.source, kind: 'name' },
    cell: ({ index, title, url }) => (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {`[${index}] ${title || url}`}
      </a>
    ),
  },
  { name: text.site, cell: ({ url }) => hostOf(url) },
  {
    ...{ name: text.readAt, kind: 'short' },
    cell: ({ fetched_at }) => formatTime(fetched_at),
  },
  {
    name: text.asRead,
    cell: ({ doc_id, abstract_only }) => (
      <>
        <Link href={`/documents/${doc_id}`}>{text.asReadShort}</Link>
        {abstract_only && <span className="status bad">{text.abstractOnly}</span>}
      </>
    ),
  },
]

const droppedColumns: readonly Column<Dropped>[] = [
  {
    ...{ name: text.source, kind: 'name' },
    cell: ({ url, title }) => (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {title || url}
      </a>
    ),
  },
  { name: text.site, cell: ({ url }) => hostOf(url) },
  {
    name: text.why,
    cell: (page) => (
      <>
        <span className={isDead(page) ? 'status bad' : undefined}>{whyOf(page)}</span>
        {page.detail && <small className="detail">{page.detail}</small>}
      </>
    ),
  },
]

/** Nothing is there any more: the server says so, or there is none. */
function isDead({ failure, http_status }: Dropped): boolean {
  return http_status === 404 || http_status === 410 || failure === 'unreachable'
}

function whyOf(page: Dropped): string {
  const reasons: Readonly<Record<string, string>> = text.reasons
  if (isDead(page)) return text.deadLink
  return reasons[page.reason] ?? page.reason
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}
