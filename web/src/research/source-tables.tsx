import { Link } from 'wouter'
import { documentAt } from '../../../src/contract/documents/document-address.ts'
import type { CheckedLink } from '../../../src/contract/research/link-check.ts'
import type {
  ResearchCoverage,
  ResearchResult,
  ResearchSource,
} from '../../../src/contract/research/research-result.ts'
import { formatTime } from '../parts/format.ts'
import { type Column, Table } from '../parts/lists/table.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { PageLink } from './page-link.tsx'

const text = strings.research
type Dropped = ResearchCoverage['dropped'][number]

/** The pages that a report quotes, each on the web and as stored, and their current state if it was checked. */
export function SourceTable({ result }: { result: ResearchResult }) {
  const checking = useAction({
    mutationFn: () => service.call('checkLinks', { research_id: result.research_id }),
  })
  const { data: checked, error, isPending } = checking
  const links = new Map(checked?.links.map((link) => [link.index, link]))
  return (
    <details>
      <summary>{text.kept(result.sources.length)}</summary>
      <Table
        label={text.kept(result.sources.length)}
        rows={result.sources}
        columns={checked ? sourceColumns.toSpliced(1, 0, nowColumn(links)) : sourceColumns}
        keyOf={({ doc_id }) => doc_id}
      />
      <div className="check-links">
        <button
          type="button"
          className="button"
          disabled={isPending}
          onClick={() => checking.mutate()}
        >
          {isPending ? text.checkingLinks : text.checkLinks}
        </button>
        <p aria-live="polite" className="hint">
          {checked ? text.linksChecked(formatTime(checked.checked_at)) : text.checkLinksMeans}
        </p>
      </div>
      {error && <ProblemNote error={error} />}
    </details>
  )
}

function nowColumn(links: ReadonlyMap<number, CheckedLink>): Column<ResearchSource> {
  return {
    name: text.now,
    cell: ({ index }) => {
      const link = links.get(index)
      return link && <Now link={link} />
    },
  }
}

const tones = { same: 'good', changed: 'bad', moved: '', dead: 'bad', unknown: '' } as const

function Now({ link }: { link: CheckedLink }) {
  const { state, now_at, quotes, quotes_missing = 0, detail } = link
  return (
    <>
      <span className={`status ${tones[state]}`}>{text.linkStates[state]}</span>
      {now_at !== undefined && (
        <small className="detail">
          <a href={now_at} target="_blank" rel="noopener noreferrer">
            {now_at}
          </a>
        </small>
      )}
      {quotes_missing > 0 && (
        <small className="detail">{text.quotesMissing(quotes_missing, quotes)}</small>
      )}
      {detail !== undefined && <small className="detail">{detail}</small>}
    </>
  )
}

/** The pages found but not used, with the reason; dead links are marked. */
export function DroppedTable({ dropped }: { dropped: readonly Dropped[] }) {
  return (
    <details>
      <summary>{text.dropped(dropped.length)}</summary>
      <Table
        label={text.dropped(dropped.length)}
        rows={dropped}
        columns={droppedColumns}
        keyOf={({ url }) => url}
        rowsAtOnce={50}
      />
    </details>
  )
}

const sourceColumns: readonly Column<ResearchSource>[] = [
  {
    name: text.source,
    kind: 'name',
    cell: ({ index, title, url }) => <PageLink url={url}>{`[${index}] ${title || url}`}</PageLink>,
  },
  { name: text.site, cell: ({ url }) => hostOf(url) },
  {
    name: text.readAt,
    kind: 'short',
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
    name: text.source,
    kind: 'name',
    cell: ({ url, title }) => <PageLink url={url}>{title || url}</PageLink>,
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

/** Whether the page is gone: the server says so, or there is no server. */
function isDead({ failure, http_status }: Dropped): boolean {
  return http_status === 404 || http_status === 410 || failure === 'unreachable'
}

function whyOf(page: Dropped): string {
  const reasons: Readonly<Record<string, string>> = text.reasons
  if (isDead(page)) return text.deadLink
  return reasons[page.reason] ?? page.reason
}

function hostOf(url: string): string {
  return URL.canParse(url) && documentAt(url) === undefined ? new URL(url).host : ''
}
