import type { Agent, Dispatcher } from 'undici'
import { Deadline } from '../../base/turns/deadline.ts'
import { AddressRules } from './address-rules.ts'
import { checkedConnector } from './checked-connector.ts'
import { checkedUrl } from './checked-url.ts'
import { FetchFailure } from './fetch-failure.ts'
import { readResponseBody, responseTooLarge } from './read-response-body.ts'
import { type Resolve, resolveHost } from './resolve-host.ts'

export type FetchOptions = {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The limit of the body's size after decompression. */
  readonly bytesMax: number
  /** A lower limit, chosen by the first bytes of the body. */
  readonly bytesMaxOf?: (head: Uint8Array) => number
  readonly redirectsMax: number
  /** The limit from the first byte sent to the last byte read, including redirects. */
  readonly timeoutMs: number
  /** Called with each redirect's target before it is requested; throws to stop. */
  readonly onRedirect?: (url: URL) => Promise<void>
}

export type Fetched = {
  /** The address that answered, after redirects. */
  readonly url: string
  readonly status: number
  /** Names in lower case; the first value of a repeated header. */
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer
}

const connectTimeoutMs = 10_000
/** More requests wait, within their time, until one is free. */
export const connectionsPerOriginMax = 8
const headerBytesMax = 32 * 1024
const redirects = new Set([301, 302, 303, 307, 308])

/**
 * Fetches addresses from outside; nothing else in the service connects to them. Each connection, also after a redirect,
 * must be allowed by `AddressRules`. Time and size are bounded, the size after decompression. No cookies, and no
 * proxies from the environment.
 */
export class SafeFetch implements AsyncDisposable {
  readonly #rules: AddressRules
  readonly #resolve: Resolve
  readonly #userAgent: string
  #agent: Promise<Agent> | undefined

  constructor(userAgent: string, rules = new AddressRules(), resolve: Resolve = resolveHost) {
    this.#userAgent = userAgent
    this.#rules = rules
    this.#resolve = resolve
  }

  /** Parses an address and checks its text (see `checkedUrl`). Throws a `FetchFailure`. */
  check(address: string): URL {
    return checkedUrl(address, this.#rules)
  }

  /** Resolves for every HTTP status. Throws a `FetchFailure`, or the reason of `signal` once it is aborted. */
  async fetch(address: string, options: FetchOptions, signal: AbortSignal): Promise<Fetched> {
    using timeout = new Deadline(options.timeoutMs)
    try {
      return await this.#follow(address, options, AbortSignal.any([signal, timeout.signal]))
    } catch (error) {
      signal.throwIfAborted()
      if (timeout.signal.aborted)
        throw new FetchFailure('timeout', `No answer within ${options.timeoutMs / 1000} s`, {
          cause: error,
        })
      throw asFailure(error)
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await (await this.#agent)?.destroy()
  }

  /** Loads undici with the first request, as most processes never make one. */
  async #open(): Promise<Agent> {
    const { Agent, buildConnector } = await import('undici')
    return new Agent({
      connect: checkedConnector(buildConnector, this.#rules, this.#resolve, connectTimeoutMs),
      connections: connectionsPerOriginMax,
      pipelining: 1,
      maxHeaderSize: headerBytesMax,
      allowH2: false,
    })
  }

  async #follow(address: string, options: FetchOptions, signal: AbortSignal): Promise<Fetched> {
    let url = checkedUrl(address, this.#rules)
    for (let count = 0; ; count++) {
      const answer = await this.#request(url, options, signal)
      const headers = firstOfEach(answer.headers)
      if (
        !redirects.has(answer.statusCode) ||
        headers.location === undefined ||
        options.redirectsMax === 0
      )
        return await take(url, answer, headers, options)
      answer.body.destroy()
      if (count === options.redirectsMax)
        throw new FetchFailure(
          'too-many-redirects',
          `The address leads on more than ${options.redirectsMax} times`,
        )
      url = checkedUrl(asUtf8(headers.location), this.#rules, url)
      await options.onRedirect?.(url)
    }
  }

  async #request(
    url: URL,
    options: FetchOptions,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    this.#agent ??= this.#open().catch((error) => {
      this.#agent = undefined
      throw error
    })
    const agent = await this.#agent
    const answer = await agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: options.method ?? 'GET',
      headers: {
        'user-agent': this.#userAgent,
        'accept-encoding': 'gzip, br',
        'accept-language': 'en, *;q=0.5',
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { body: options.body }),
      signal,
    })
    // Prevents an uncaught `error` event of a body that nobody reads any more; readers get the error themselves.
    answer.body.on('error', () => {})
    return answer
  }
}

async function take(
  url: URL,
  { statusCode, body }: Dispatcher.ResponseData,
  headers: Readonly<Record<string, string>>,
  { bytesMax, bytesMaxOf = () => bytesMax }: FetchOptions,
): Promise<Fetched> {
  if (Number(headers['content-length']) > bytesMax) {
    body.destroy()
    throw responseTooLarge(bytesMax)
  }
  const bytes = await readResponseBody(body, headers['content-encoding'], bytesMaxOf)
  return { url: url.href, status: statusCode, headers, bytes }
}

function firstOfEach(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const pairs = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value[0] : value,
  ])
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined))
}

/** Some servers send UTF-8 in headers, which HTTP clients decode as Latin-1. */
function asUtf8(header: string): string {
  const decoded = Buffer.from(header, 'latin1').toString('utf8')
  return decoded.includes('\ufffd') ? header : decoded
}

function asFailure(error: unknown): unknown {
  if (error instanceof FetchFailure) return error
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof FetchFailure) return cause
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/TIMEOUT/.test(code))
    return new FetchFailure('timeout', 'The server does not answer', { cause: error })
  return new FetchFailure('unreachable', `The connection failed${code ? ` (${code})` : ''}`, {
    cause: error,
  })
}
