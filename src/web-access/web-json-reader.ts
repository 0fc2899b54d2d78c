import { FetchFailure } from './fetching/fetch-failure.ts'
import type { SafeFetch } from './fetching/safe-fetch.ts'

const timeoutMs = 5_000

/** Reads small JSON documents that strangers name, at exactly the address that they name. */
export interface JsonReader {
  /**
   * The value of a document of at most `bytesMax` bytes. A redirect is not followed. Throws a `FetchFailure`,
   * `permission_denied` where the web is off, or the reason of `signal` once it is aborted.
   */
  read(url: string, bytesMax: number, signal: AbortSignal): Promise<unknown>
}

/** Reads them over the web. They are no pages, so `robots.txt` does not speak of them. */
export class WebJsonReader implements JsonReader {
  readonly #fetch: SafeFetch

  constructor(fetch: SafeFetch) {
    this.#fetch = fetch
  }

  async read(url: string, bytesMax: number, signal: AbortSignal): Promise<unknown> {
    const headers = { accept: 'application/json' }
    const options = { headers, bytesMax, redirectsMax: 0, timeoutMs }
    const { status, bytes } = await this.#fetch.fetch(url, options, signal)
    if (status !== 200)
      throw new FetchFailure('status', `The server answered with status ${status}`, {
        httpStatus: status,
      })
    try {
      return JSON.parse(bytes.toString('utf8'))
    } catch (cause) {
      throw new FetchFailure('unreadable', 'The answer is no JSON', { cause })
    }
  }
}
