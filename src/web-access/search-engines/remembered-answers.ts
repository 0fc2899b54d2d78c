import { BudgetedCache } from '../../base/cache/budgeted-cache.ts'
import type { SearchResult } from '../search/search-result.ts'

/** `lacking` is a sentence that says why the engine gave less than it could. */
export type Answered = { readonly results: readonly SearchResult[]; readonly lacking?: string }

/** `until` is on the monotonic clock of `performance.now()`, which no change of the system time affects. */
type Remembered = { readonly answer: Answered; readonly until: number; readonly bytes: number }

const rememberedMs = 5 * 60_000
/**
 * Of all engines together. When each engine remembered 200 answers of any size, they took 5 MB of the main thread after
 * 3,600 mixed requests, and were far from their number.
 */
const bytesMaxDefault = 4 * 1024 * 1024
/** `answer` and `result` are what each takes besides its characters, of which any may take two; not measured. */
const bytesOf = { answer: 200, result: 200, character: 2 }

/** What search engines answered lately, by engine and by what they were asked, within a budget of bytes. */
export class RememberedAnswers {
  readonly #kept: BudgetedCache<Remembered>

  constructor(bytesMax = bytesMaxDefault) {
    this.#kept = new BudgetedCache(bytesMax, ({ bytes }) => bytes)
  }

  /** How much is remembered. */
  get bytes(): number {
    return this.#kept.bytes
  }

  get(engine: string, asked: string): Answered | undefined {
    const known = this.#kept.get(`${engine} ${asked}`)
    return known && known.until > performance.now() ? known.answer : undefined
  }

  set(engine: string, asked: string, answer: Answered): void {
    const characters = asked.length + JSON.stringify(answer).length
    const bytes =
      bytesOf.answer + answer.results.length * bytesOf.result + characters * bytesOf.character
    const until = performance.now() + rememberedMs
    this.#kept.set(`${engine} ${asked}`, { answer, until, bytes })
  }
}
