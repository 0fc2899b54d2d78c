import { setTimeout as pause } from 'node:timers/promises'
import { ServiceError } from '../../base/errors/service-error.ts'
import { capitalised } from '../../base/text/capitalised.ts'
import { FairTurns } from '../../base/turns/fair-turns.ts'
import { FetchFailure } from '../fetching/fetch-failure.ts'
import { connectionsPerOriginMax, type Fetched, type SafeFetch } from '../fetching/safe-fetch.ts'
import { Pace } from '../pace.ts'
import type { SearchResult } from '../search/search-result.ts'
import type { WebQuery } from '../search/web-search.ts'
import type { Answered, RememberedAnswers } from './remembered-answers.ts'
import {
  EngineRefusal,
  type EngineRequest,
  type EngineResult,
  type SearchEngine,
} from './search-engine.ts'

const requestTimeoutMs = 6_000
const bytesMax = 4 * 1024 * 1024
/** A pause that an engine asks for is waited for up to this long; otherwise the call fails. */
const waitMsMax = 2_000
const retryPauseMs = 300
const failuresMax = 3
/**
 * At most as many searches at once as `SafeFetch` has connections. A chat makes three searches or fewer, and waits for
 * 7 s or more.
 */
const turnLimits = {
  what: 'searches',
  atOnceMax: connectionsPerOriginMax,
  atOnceOfOneMax: connectionsPerOriginMax - 2,
  waitingOfOneMax: 128,
  waitingMax: 1024,
  waitMsMax: Number.POSITIVE_INFINITY,
}
/**
 * Patient queries to an engine with a pace go one by one. arXiv, asked once in 3 s, answers the six queries of a round
 * within 16 s; GDELT, asked once in 5 s, within 26 s.
 */
const patientTurnLimits = { ...turnLimits, atOnceMax: 1, atOnceOfOneMax: 1, waitMsMax: 25_000 }
const cooldownMs = 60_000
/** The longest pause that is kept before the engine is asked again: it may ask for days, perhaps by mistake. */
const quietMsMax = 60 * 60_000

type Asker = { readonly accountId: string; readonly isPatient: boolean }

export type EngineOutcome = Answered | { readonly refused: string }

/**
 * Queries one engine, at its pace. Sends no requests while the engine asks for a pause, and none for `cooldownMs` after
 * `failuresMax` failures in a row. Answers are remembered, for each account. A rejected query is no failure: otherwise
 * one account could block the engine for all.
 */
export class EngineClient {
  readonly engine: SearchEngine
  readonly #fetch: SafeFetch
  readonly #access: {
    readonly base: string
    readonly key: string | undefined
    readonly contact: string
  }
  readonly #pace: Pace
  readonly #turns = new FairTurns(turnLimits)
  readonly #patientTurns = new FairTurns(patientTurnLimits)
  readonly #remembered: RememberedAnswers
  #failures = 0
  #quiet = { until: 0, why: '' }

  constructor(
    engine: SearchEngine,
    { fetch, remembered }: { readonly fetch: SafeFetch; readonly remembered: RememberedAnswers },
    access: { readonly base: string; readonly key: string | undefined; readonly contact: string },
  ) {
    this.engine = engine
    this.#fetch = fetch
    this.#remembered = remembered
    this.#access = access
    this.#pace = new Pace(engine.intervalMs ?? 0)
  }

  /** Rejects only with the reason of an aborted signal; all other errors become a refusal. */
  async search(query: WebQuery, accountId: string, signal: AbortSignal): Promise<EngineOutcome> {
    // By account, so that nobody can tell from the time of an answer what others have searched for.
    const { text, language, topic, period, limit, domains } = query
    const asked = JSON.stringify([accountId, text, language, topic, period, limit, domains])
    const known = this.#remembered.get(this.engine.name, asked)
    if (known) return known
    try {
      this.#demandNoQuiet()
      const answer = await this.#search(query, accountId, signal)
      this.#failures = 0
      this.#remembered.set(this.engine.name, asked, answer)
      return answer
    } catch (error) {
      signal.throwIfAborted()
      return this.#refusalOf(error)
    }
  }

  async #search(query: WebQuery, accountId: string, signal: AbortSignal): Promise<Answered> {
    const { isPatient = false } = query
    const ask = (request: EngineRequest) => this.#ask(request, { accountId, isPatient }, signal)
    const {
      found,
      lacking,
      waitSeconds = 0,
    } = await this.engine.search(query, { ...this.#access, ask })
    if (waitSeconds > 0) this.#keepQuiet(waitSeconds * 1000, 'it asked for a pause')
    const results = found
      .flatMap((one) => resultOf(one, this.engine))
      .slice(0, query.limit)
      .map((result, index) => ({ ...result, rank: index + 1 }))
    return { results, ...(lacking !== undefined && { lacking: capitalised(lacking) }) }
  }

  /** Retries once after a temporary error (429 or 5xx). */
  async #ask(request: EngineRequest, asker: Asker, signal: AbortSignal): Promise<string> {
    for (let isLast = false; ; isLast = true) {
      const { status, headers, bytes } = await this.#sendInTurn(request, asker, signal)
      if (status >= 200 && status < 300) return bytes.toString('utf8')
      const waitMs = retryAfterMs(headers['retry-after'])
      const mayPass = status === 429 || status >= 500
      if (isLast || !mayPass || (waitMs ?? 0) > waitMsMax) {
        if (waitMs) this.#keepQuiet(waitMs, `it answered with status ${status}`)
        const wish = waitMs ? `, and wants to be left alone for ${seconds(waitMs)}` : ''
        throw new FetchFailure('status', `It answered with status ${status}${wish}`, {
          httpStatus: status,
        })
      }
      await pause(waitMs ?? retryPauseMs, undefined, { signal })
    }
  }

  /** The time of a request starts with its turn: an engine that others keep busy has not failed. */
  async #sendInTurn(
    request: EngineRequest,
    { accountId, isPatient }: Asker,
    signal: AbortSignal,
  ): Promise<Fetched> {
    const { intervalMs = 0 } = this.engine
    const waits = isPatient && intervalMs > 0
    using _place = waits ? await this.#patientTurns.take(accountId, signal) : undefined
    using _turn = await this.#turns.take(accountId, signal)
    const mayBeSent = waits
      ? this.#pace.takeLast(patientTurnLimits.waitMsMax, signal)
      : this.#pace.take(waitMsMax, signal)
    if (!(await mayBeSent))
      throw new EngineRefusal(`it is asked once in ${seconds(intervalMs)}, and others are waiting`)
    // It may have asked for a pause meanwhile.
    this.#demandNoQuiet()
    return await this.#send(request, signal)
  }

  #send({ url, headers, json }: EngineRequest, signal: AbortSignal): Promise<Fetched> {
    const body = json === undefined ? undefined : JSON.stringify(json)
    return this.#fetch.fetch(
      url.href,
      {
        ...(body === undefined ? {} : { method: 'POST' as const, body }),
        headers: {
          accept: '*/*',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        bytesMax,
        // A redirect could send the key to another server.
        redirectsMax: this.#access.key === undefined ? 2 : 0,
        timeoutMs: requestTimeoutMs,
      },
      signal,
    )
  }

  #refusalOf(error: unknown): EngineOutcome {
    if (error instanceof EngineRefusal) {
      if (error.waitSeconds) this.#keepQuiet(error.waitSeconds * 1000, error.message)
      return { refused: capitalised(error.message) }
    }
    if (isAboutTheQuestion(error) || error instanceof ServiceError)
      return { refused: error.message }
    this.#failures += 1
    // An adapter throws only at an answer that it cannot read.
    const isAnswered = !(error instanceof FetchFailure)
    const refused = isAnswered ? 'Its answer has another form than expected' : error.message
    if (this.#failures % failuresMax === 0) this.#keepQuiet(cooldownMs, uncapitalised(refused))
    return { refused }
  }

  #demandNoQuiet(): void {
    const quietMs = this.#quiet.until - performance.now()
    if (quietMs > 0)
      throw new EngineRefusal(`it is left alone for ${seconds(quietMs)} more: ${this.#quiet.why}`)
  }

  #keepQuiet(forMs: number, why: string): void {
    const until = performance.now() + Math.min(forMs, quietMsMax)
    if (until > this.#quiet.until) this.#quiet = { until, why }
  }
}

function resultOf(found: EngineResult, { name, kind }: SearchEngine): SearchResult[] {
  const url = URL.parse(found.url)
  if (!url || !/^https?:$/.test(url.protocol)) return []
  const known = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
  // Only undefined values were removed, all of optional properties.
  return [{ kind, ...known, url: url.href, engine: name, rank: 0 } as SearchResult]
}

/** Statuses by which a healthy server rejects this request. */
const aboutTheQuestion: ReadonlySet<number | undefined> = new Set([400, 404, 413, 414, 422, 431])

function isAboutTheQuestion(error: unknown): error is FetchFailure {
  return error instanceof FetchFailure && aboutTheQuestion.has(error.httpStatus)
}

/** Parses `Retry-After`: seconds or a date (RFC 9110). */
function retryAfterMs(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  if (/^\d{1,6}$/.test(header.trim())) return Number(header) * 1000
  const time = Date.parse(header)
  return Number.isNaN(time) ? undefined : Math.max(0, time - Date.now())
}

function uncapitalised(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

function seconds(ms: number): string {
  return `${Math.ceil(ms / 1000)} s`
}
