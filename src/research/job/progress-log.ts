import type { ResearchProgress } from '../../contract/research/research-events.ts'
import type { ResearchStore } from '../../storage/research/research-store.ts'
import type { ResearchEvent } from '../research.ts'

/** Number 1 is the event `research-start`, which is not stored. */
const firstNumber = 2

/**
 * Stores the events of a run in the order in which they are told, numbered. A resumed run tells the same events in the
 * same order, so an event that is stored already keeps its number and is not stored again.
 */
export class ProgressLog {
  readonly #store: ResearchStore
  readonly #jobId: string
  #next = firstNumber
  #waiting: ResearchProgress[] = []
  #writing: Promise<void> = Promise.resolve()

  constructor(store: ResearchStore, jobId: string) {
    this.#store = store
    this.#jobId = jobId
  }

  tell(event: ResearchEvent): void {
    this.#waiting.push(described(event, this.#next++))
    // A failed write is thrown by `complete`.
    this.#writing = this.#writing.then(() => this.#write())
    this.#writing.catch(() => {})
  }

  /** Resolves when all events told so far are stored; rejects with the first failed write. */
  complete(): Promise<void> {
    return this.#writing
  }

  async #write(): Promise<void> {
    const events = this.#waiting
    if (events.length === 0) return
    this.#waiting = []
    await this.#store.write.addJobEvents({ jobId: this.#jobId, events })
  }
}

function described(event: ResearchEvent, number: number): ResearchProgress {
  switch (event.type) {
    case 'plan-made':
      return { type: event.type, number, facets: [...event.facets] }
    case 'search-end':
      return { type: event.type, number, query: event.query, results: event.hitCount }
    case 'round-end': {
      const { type, round, pageCount: pages, gaps } = event
      return { type, number, round, pages, gaps: [...gaps] }
    }
    case 'writing-start':
      return { type: event.type, number, sources: event.sourceCount }
    default:
      return { ...event, number }
  }
}
