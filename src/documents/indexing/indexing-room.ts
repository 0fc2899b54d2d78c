import { setTimeout } from 'node:timers/promises'
import { ServiceError } from '../../base/service-error.ts'
import type { DocumentStore } from '../../storage/documents/document-store.ts'

/**
 * So many characters of an account may wait to be indexed, as many as the longest text has by default: it takes 10 to
 * 50 seconds of a thread. Without a bound, four accounts left work for minutes, in which the texts of others wait.
 */
export const charactersToIndexMax = 20_000_000
const lookEveryMs = 500

/** How much of an account may wait to be indexed. One document always may, however long it is. */
export class IndexingRoom {
  readonly #documents: Pick<DocumentStore, 'charactersToIndex'>
  readonly #charactersMax: number

  constructor(documents: Pick<DocumentStore, 'charactersToIndex'>, charactersMax: number) {
    this.#documents = documents
    this.#charactersMax = charactersMax
  }

  /**
   * Resolves when there is room for so many characters more. Throws `too_many_concurrent_requests` if there is none
   * within `patienceMs`, and the signal's reason.
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
   * Throws `too_many_concurrent_requests` if an account has twice as much waiting as it may: a short file can have a
   * long text, which only reading it shows.
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
