import type { Passage } from '../evidence/passage.ts'
import type { AnsweredSearch } from './question-thread.ts'
import type { AnsweredPassages, Retrieval } from './question-threads.ts'
import type { Search } from './search.ts'

/** The searches for one question. They note how many documents were still being indexed. */
export class QuestionSearches {
  readonly #retrieval: Retrieval
  #documentsIndexing = 0
  #asksForSpelling: boolean

  /** With `asksForSpelling` the first search throws `Misspelt` if words of the question are. */
  constructor(retrieval: Retrieval, asksForSpelling: boolean) {
    this.#retrieval = retrieval
    this.#asksForSpelling = asksForSpelling
  }

  /** What the answer says of the documents that could not be found yet, if there were any. */
  get told(): { readonly documentsIndexing?: number } {
    const documentsIndexing = this.#documentsIndexing
    return documentsIndexing > 0 ? { documentsIndexing } : {}
  }

  async find(search: Search, signal: AbortSignal): Promise<readonly Passage[]> {
    return this.#noted(await this.#retrieval.find(this.#first(search), signal)).passages
  }

  /** Finds passages for a question whose words need not stand in them: no search of it tells that they are misspelt. */
  async findAsWritten(search: Search, signal: AbortSignal): Promise<readonly Passage[]> {
    return this.#noted(await this.#retrieval.find(search, signal)).passages
  }

  async answer(asked: AnsweredSearch, signal: AbortSignal): Promise<AnsweredPassages> {
    const search = this.#first(asked.search)
    return this.#noted(await this.#retrieval.answer({ ...asked, search }, signal))
  }

  /** Later searches are for names and parts of the question, or read what has been found. */
  #first(search: Search): Search {
    if (!this.#asksForSpelling || search.reads) return search
    this.#asksForSpelling = false
    return { ...search, asksForSpelling: true }
  }

  /** A search within one document knows of no other, so the most that any search tells counts. */
  #noted<Found extends { readonly documentsIndexing: number }>(found: Found): Found {
    this.#documentsIndexing = Math.max(this.#documentsIndexing, found.documentsIndexing)
    return found
  }
}
