import type { ResearchEvent } from '../../../src/contract/research/research-events.ts'
import { strings } from '../strings/strings.ts'

const text = strings.research

/** The progress of a job so far, the newest step last. */
export function Timeline({ events }: { events: readonly ResearchEvent[] }) {
  const pages = events.filter(({ type }) => type === 'page-start').length
  const searches = events.filter(({ type }) => type === 'search-end').length
  return (
    <section className="card timeline" aria-label={text.progress}>
      <p aria-live="polite">{text.soFar(searches, pages)}</p>
      <ol>
        {events.map((event) => {
          const said = sayingOf(event)
          return said && <li key={event.number}>{said}</li>
        })}
      </ol>
    </section>
  )
}

function sayingOf(event: ResearchEvent): string | undefined {
  switch (event.type) {
    case 'plan-made':
      return text.looksInto(event.facets.join(' · '))
    case 'search-end':
      return text.searched(event.query, event.results)
    case 'page-start':
      return text.reading(event.title || event.url)
    case 'page-end':
      if (event.failed !== undefined) return text.unreadable(event.url, event.failed)
      return event.copy_of === undefined
        ? text.read(event.url)
        : text.copy(event.url, event.copy_of)
    case 'round-end':
      return event.gaps.length > 0 ? text.gaps(event.gaps.join(' · ')) : undefined
    case 'writing-start':
      return text.writing(event.sources)
    default:
      return undefined
  }
}
