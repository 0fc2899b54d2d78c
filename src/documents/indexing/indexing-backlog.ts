import { setTimeout } from 'node:timers/promises'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { DocumentStore } from '../../storage/documents/document-store.ts'

/**
 * The most characters of one account that may wait for indexing, equal to the default limit for one text: 10 to 50 s of
 * a thread. Without this bound, four accounts queued minutes of work, which delayed the texts of others.
 */
export const charactersToIndexMax = 20_000_000
/** Each look is a query, and room comes after seconds. Not measured. */
const lookEveryMs = 500

/** Limits how much text of an account waits for indexing. One document may always wait, however long it is. */
export class IndexingBacklog {
  readonly #documents: Pick<DocumentStore, 'charactersToIndex'>
  readonly #charactersMax: number

  constructor(documents: Pick<DocumentStore, 'charactersToIndex'>, charactersMax: number) {
    this.#documents = documents
    this.#charactersMax = charactersMax
  }

  /**
   * Resolves when there is room for `characters` more. Throws `too_many_concurrent_requests` if there is none within
   * `patienceMs`, and the reason of `signal` once it is aborted.
   */
  async wait(
    accountId: string,
    characters: number,
    patienceMs: number,
    signal?: AbortSignal,
  ): Promise<void> {
    const end = performance.now() + patienceMs
    while (!(await this.#hasRoom(accountId, characters, this.#charactersMax))) {
      if (performance.now() > end) throw this.#noRoom()
      await setTimeout(lookEveryMs, undefined, { signal })
    }
  }

  /**
   * Throws `too_many_concurrent_requests` if more than twice the limit would wait. Checked after parsing, as the length
   * of a file's text is only known then.
   */
  async demand(accountId: string, characters: number): Promise<void> {
    if (!(await this.#hasRoom(accountId, characters, 2 * this.#charactersMax))) throw this.#noRoom()
  }

  async #hasRoom(accountId: string, characters: number, most: number): Promise<boolean> {
    const waiting = await this.#documents.charactersToIndex(accountId)
    return waiting === 0 || waiting + characters <= most
  }

  #noRoom(): ServiceError {
    const message = `At most ${this.#charactersMax} characters of one account may wait to be indexed.`
    return new ServiceError('too_many_concurrent_requests', message, { retryAfterSeconds: 30 })
  }
}
