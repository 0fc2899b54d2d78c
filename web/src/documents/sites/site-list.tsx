import { Link } from 'wouter'
import type { Crawl } from '../../../../src/contract/documents/crawls.ts'
import { formatNumber } from '../../parts/format.ts'
import { ProblemNote } from '../../parts/notes/problem-note.tsx'
import { saidByService } from '../../parts/notes/said-by-service.ts'
import { strings } from '../../strings/strings.ts'
import { documentsPathOf } from '../graph-picker.tsx'
import { isOpen } from './crawls-query.ts'
import type { Sites } from './use-sites.ts'

const text = strings.sites
const tones = {
  queued: 'busy',
  running: 'busy',
  done: 'good',
  failed: 'bad',
  cancelled: '',
} as const

/** The web sites that were read whole, or are being read, with what has come of their pages. */
export function SiteList({ crawls, error, update, cancel, forget }: Omit<Sites, 'add'>) {
  return (
    <>
      {error && <ProblemNote error={error} />}
      {crawls.length > 0 && (
        <ul className="uploads sites" aria-label={text.sites}>
          {crawls.map((crawl) => (
            <SiteRow
              key={crawl.crawl_id}
              crawl={crawl}
              update={(how) => update(crawl, how)}
              cancel={() => cancel(crawl)}
              forget={() => forget(crawl)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

function SiteRow(props: {
  crawl: Crawl
  update(how?: { readonly removeGone: boolean }): void
  cancel(): void
  forget(): void
}) {
  const { crawl, update, cancel, forget } = props
  const { url, graph_id, status, pages, error } = crawl
  const hasPages = pages.added + pages.updated + pages.unchanged > 0
  const hasLeft = crawl.gone.some(({ doc_id }) => doc_id !== undefined)
  // They were to be deleted, and there were too many.
  const isSpared = hasLeft && crawl.remove_gone && status === 'done'
  return (
    <li>
      <span className="upload-name" dir="auto" title={url}>
        {hasPages ? <Link href={documentsPathOf(graph_id)}>{url}</Link> : url}
      </span>
      <span className="upload-state">
        <span className={`status ${tones[status]}`} role="status">
          {text.states[status]}
        </span>
        <span>{countsOf(crawl)}</span>
        {isOpen(crawl) ? (
          <SiteButton of={crawl} label={strings.common.cancel} look="plain" onClick={cancel} />
        ) : (
          <SiteButton
            of={crawl}
            label={status === 'done' ? text.update : strings.problems.retry}
            onClick={() => update()}
          />
        )}
        {!isOpen(crawl) && hasLeft && !isSpared && (
          <SiteButton
            of={crawl}
            label={text.removeGone}
            onClick={() => update({ removeGone: true })}
          />
        )}
        {!isOpen(crawl) && !hasPages && (
          <SiteButton of={crawl} label={text.forget} look="plain" onClick={forget} />
        )}
      </span>
      {error && <p className="site-told">{saidByService(error.message)}</p>}
      {isSpared && <p className="site-told">{text.sparesGone}</p>}
      <Failures crawl={crawl} />
    </li>
  )
}

function SiteButton(props: { of: Crawl; label: string; look?: 'plain'; onClick(): void }) {
  const { of: crawl, label, look, onClick } = props
  return (
    <button
      type="button"
      className={look === undefined ? 'button small' : `button ${look} small`}
      aria-label={`${label}: ${crawl.url}`}
      onClick={onClick}
    >
      {label}
    </button>
  )
}

/** Some of the pages that are no documents though they were to be, or that are gone. */
function Failures({ crawl: { failures, gone } }: { crawl: Crawl }) {
  if (failures.length + gone.length === 0) return null
  return (
    <details className="site-told">
      <summary>{text.which}</summary>
      <ul>
        {failures.map(({ url, message }) => (
          <li key={url}>
            <a href={url} rel="noreferrer">
              {url}
            </a>{' '}
            {saidByService(message)}
          </li>
        ))}
        {gone.map(({ url, doc_id }) => (
          <li key={url}>
            {doc_id === undefined ? url : <Link href={`/documents/${doc_id}`}>{url}</Link>}{' '}
            {text.isGone}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What has come of the pages: `12 added, 3 not read`. */
function countsOf(crawl: Crawl): string {
  const { added, updated, unchanged, skipped, gone, failed, waiting } = crawl.pages
  const told: [number, (count: string) => string][] = [
    [added, text.added],
    [updated, text.updated],
    [unchanged, text.unchanged],
    [skipped, text.skipped],
    [gone, text.gone],
    [failed, text.failed],
    [waiting, isOpen(crawl) ? text.waiting : text.notRead],
  ]
  return told
    .filter(([count]) => count > 0)
    .map(([count, say]) => say(formatNumber(count)))
    .join(', ')
}
