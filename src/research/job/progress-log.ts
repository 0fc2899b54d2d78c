import type { ResearchProgress } from '../../contract/research/research-events.ts'
import type { ResearchStore } from '../../storage/research/research-store.ts'
import type { ResearchEvent } from '../research.ts'

/** The number of the first event of a run; the one before it says that the job has begun. */
const firstNumber = 2

/**
 * Stores what happens in a run. Events get their numbers in the order in which they are told, which is the same
 * whenever the job is resumed, so those that are stored already are not stored again.
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
    // A failure is thrown where the log is completed.
    this.#writing = this.#writing.then(() => this.#write())
    this.#writing.catch(() => {})
  }

  /** Resolves when all is stored that was told. */
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
