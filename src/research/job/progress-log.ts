import { tally } from '../../base/tally.ts'
import { ResearchProgress } from '../../contract/research/research-events.ts'
import type { ClaimedJob } from '../../storage/jobs/job.ts'
import type { ResearchStore } from '../../storage/research/research-store.ts'
import type { ResearchEvent } from '../research.ts'

/** Number 1 is the event `research-start`, which is not stored. */
const startNumber = 1
/** More than any run tells. */
const eventsMax = 100_000

/** What is stored of the events of a job. */
type Stored = {
  /** The number of the last event. */
  last: number
  /** How often each event is stored that the run has not told again yet, by its key. */
  readonly left: Map<string, number>
}

/**
 * Stores the events of a run, numbered in the order in which they are told. A resumed run tells again what it told
 * before, pages perhaps in another order; an event that is stored already is not stored again.
 */
export class ProgressLog {
  readonly #store: ResearchStore
  readonly #job: Pick<ClaimedJob, 'id' | 'subject'>
  #stored: Stored | undefined
  #waiting: ResearchEvent[] = []
  #writing: Promise<void> = Promise.resolve()

  constructor(store: ResearchStore, job: Pick<ClaimedJob, 'id' | 'subject'>) {
    this.#store = store
    this.#job = job
  }

  tell(event: ResearchEvent): void {
    this.#waiting.push(event)
    // A failed write is thrown by `complete`.
    this.#writing = this.#writing.then(() => this.#write())
    this.#writing.catch(() => {})
  }

  /** Resolves when all events told so far are stored; rejects with the first failed write. */
  complete(): Promise<void> {
    return this.#writing
  }

  async #write(): Promise<void> {
    const told = this.#waiting
    if (told.length === 0) return
    this.#waiting = []
    this.#stored ??= await this.#read()
    const stored = this.#stored
    const events = told
      .map((event) => described(event, startNumber))
      .filter((event) => !isTakenFrom(stored.left, keyOf(event)))
      .map((event) => ({ ...event, number: ++stored.last }))
    if (events.length > 0) await this.#store.write.addJobEvents({ jobId: this.#job.id, events })
  }

  async #read(): Promise<Stored> {
    const stored = await this.#store.events(this.#job.subject, startNumber, eventsMax)
    return { last: stored.at(-1)?.number ?? startNumber, left: tally(stored.map(keyOf)) }
  }
}

/**
 * What tells an event from the others of its run, also when the run is resumed. The end of a page is told by its
 * address alone: of two pages with one text, the one that comes first is the original, which may be the other one next
 * time.
 */
function keyOf(told: unknown): string {
  const { number: _, ...event } = ResearchProgress.parse(told)
  return event.type === 'page-end' ? `page-end ${event.url}` : JSON.stringify(event)
}

function isTakenFrom(left: Map<string, number>, key: string): boolean {
  const count = left.get(key) ?? 0
  left.set(key, count - 1)
  return count > 0
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
