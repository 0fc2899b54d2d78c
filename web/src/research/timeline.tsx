import { documentAt } from '../../../src/contract/documents/document-address.ts'
import type { ResearchEvent } from '../../../src/contract/research/research-events.ts'
import { strings } from '../strings/strings.ts'

const text = strings.research

/** The progress of a job so far, the newest step last. */
export function Timeline({ events }: { events: readonly ResearchEvent[] }) {
  const pages = events.filter(({ type }) => type === 'page-start').length
  const titles = new Map(
    events.flatMap((event) => (event.type === 'page-start' ? [[event.url, event.title]] : [])),
  )
  const nameAt = (url: string) => (documentAt(url) && titles.get(url)) || url
  const searches = events.filter(({ type }) => type === 'search-end').length
  return (
    <section className="card timeline" aria-label={text.progress}>
      <p aria-live="polite">{text.soFar(searches, pages)}</p>
      <ol>
        {events.map((event) => {
          const said = sayingOf(event, nameAt)
          return said && <li key={event.number}>{said}</li>
        })}
      </ol>
    </section>
  )
}

/** What a reader knows a page by: the address of one on the web, the title of a document. */
type NameAt = (url: string) => string

function sayingOf(event: ResearchEvent, nameAt: NameAt): string | undefined {
  switch (event.type) {
    case 'plan-made':
      return text.looksInto(event.facets.join(' · '))
    case 'search-end':
      return text.searched(event.query, event.results)
    case 'page-start':
      return text.reading(event.title || event.url)
    case 'page-end':
      if (event.failed !== undefined) return text.unreadable(nameAt(event.url), event.failed)
      return event.copy_of === undefined
        ? text.read(nameAt(event.url))
        : text.copy(nameAt(event.url), nameAt(event.copy_of))
    case 'round-end':
      return event.gaps.length > 0 ? text.gaps(event.gaps.join(' · ')) : undefined
    case 'writing-start':
      return text.writing(event.sources)
    default:
      return undefined
  }
}
