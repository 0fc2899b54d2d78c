import type { ResearchEvent } from '../../contract/research/research-events.ts'

/** A client shows it on one line. */
const messageCharactersMax = 200
/** The share of the remaining progress that each page read completes; a job reads about ten. */
const shareOfPage = 0.15
const sharesOf = { planned: 0.1, read: 0.75, writing: 0.8, written: 0.95 }

/**
 * Estimates the progress of a research job from its events: a share from 0 to 1 that never decreases, and a message.
 */
export class ResearchProgress {
  share = 0
  message = 'Waiting to begin'
  #pages = 0

  update(event: ResearchEvent): void {
    if (event.type === 'page-end') this.#pages += 1
    this.share = Math.max(this.share, this.#shareAt(event))
    this.message = (toldOf(event) ?? this.message).slice(0, messageCharactersMax).toWellFormed()
  }

  #shareAt({ type }: ResearchEvent): number {
    const { planned, read, writing, written } = sharesOf
    if (type === 'research-end') return 1
    if (type === 'writing-end') return written
    if (type === 'writing-start') return writing
    if (type === 'research-start') return 0
    return planned + (read - planned) * (1 - (1 - shareOfPage) ** this.#pages)
  }
}

/** The sentence that tells of an event; `undefined` where the last one still holds. */
function toldOf(event: ResearchEvent): string | undefined {
  switch (event.type) {
    case 'plan-made':
      return `Planned: ${event.facets.join(', ')}`
    case 'search-end':
      return `Searched for "${event.query}": ${event.results} results`
    case 'page-start':
      return `Reading "${event.title}"`
    case 'writing-start':
      return `Writing from ${event.sources} pages`
    case 'research-end':
      return 'Done'
    default:
      return undefined
  }
}
