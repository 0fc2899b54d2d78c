import { hash } from 'node:crypto'
import { z } from 'zod'
import { BudgetedCache } from '../../base/cache/budgeted-cache.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import { randomBase62 } from '../../base/hash/base62.ts'
import { contractLimits } from '../../contract/limits.ts'
import type { AppStore } from '../../storage/access/app-store.ts'
import type { Writes } from '../../storage/writes.ts'
import { type ClientMetadata, readClientMetadata } from './client-metadata.ts'
import {
  metadataBytesMax,
  metadataCacheMax,
  metadataMs,
  registrationsPerHour,
  unusedClientMs,
} from './settings.ts'

/** An app that may ask people to be allowed something. */
export type OAuthClient = ClientMetadata & {
  readonly id: string
  /** The host of the address that it is known by, which the app has shown to be its own. */
  readonly host?: string
}

/** Reads the JSON document at an address from outside; `web-access/` has it. */
export type ReadJson = (url: string, bytesMax: number, signal: AbortSignal) => Promise<unknown>

const clientPrefix = 'client_'
const idCharacters = 26
/** What else is asked for as a registered app is no id, and PostgreSQL does not take all text. */
const registeredId = new RegExp(`^${clientPrefix}[0-9A-Za-z]{${idCharacters}}$`)
const hourMs = 60 * 60_000
const Ids = z.array(z.string())
const Document = z.looseObject({
  client_id: z.string(),
  token_endpoint_auth_method: z.string().optional(),
})

/**
 * The apps that ask people to be allowed something: those that have registered themselves (RFC 7591), and those that
 * are known by the address of a document about them (draft-ietf-oauth-client-id-metadata-document-02). All are public
 * clients: they have no secret, and PKCE protects their codes.
 */
export class OAuthClients {
  readonly #store: AppStore
  readonly #writes: Writes
  readonly #readJson: ReadJson | undefined
  readonly #documents = new BudgetedCache<{ until: number; client: OAuthClient }>(
    metadataCacheMax,
    ({ client }) => JSON.stringify(client).length,
  )

  /** Without `readJson`, no app is known by its address. */
  constructor(store: AppStore, writes: Writes, readJson: ReadJson | undefined) {
    this.#store = store
    this.#writes = writes
    this.#readJson = readJson
  }

  /**
   * Registers an app. Throws an `OAuthError` if it cannot be what it says, and `rate_limit_exceeded` where too many
   * were registered from a network, or from all.
   */
  async register(raw: unknown, network: string): Promise<OAuthClient> {
    const metadata = readClientMetadata(raw)
    await this.#count(`network ${network}`, registrationsPerHour.ofNetwork)
    await this.#count('all', registrationsPerHour.ofAll)
    const client = { id: clientPrefix + randomBase62(idCharacters), ...metadata }
    const { id, name, redirectUris } = client
    const stored = { id, name, redirectUris: JSON.stringify(redirectUris) }
    await this.#store.register(stored, unusedClientMs)
    return client
  }

  /** Throws `invalid_request` if there is no such app, or what it says of itself at its address cannot be taken. */
  async find(id: string, signal: AbortSignal): Promise<OAuthClient> {
    if (id.startsWith('https://')) return this.#known(id, signal)
    const stored = registeredId.test(id) ? await this.#store.client(id) : undefined
    if (!stored) throw unknownClient()
    const { name, redirectUris } = stored
    return { id, name, redirectUris: Ids.parse(JSON.parse(redirectUris)) }
  }

  async #known(address: string, signal: AbortSignal): Promise<OAuthClient> {
    if (!this.#readJson || !isClientAddress(address)) throw unknownClient()
    const kept = this.#documents.get(address)
    if (kept && kept.until > performance.now()) return kept.client
    const { host } = new URL(address)
    const client = { id: address, host, ...(await this.#read(address, this.#readJson, signal)) }
    this.#documents.set(address, { until: performance.now() + metadataMs, client })
    return client
  }

  async #read(address: string, readJson: ReadJson, signal: AbortSignal): Promise<ClientMetadata> {
    try {
      const raw = await readJson(address, metadataBytesMax, signal)
      const document = Document.safeParse(raw).data
      if (document?.client_id !== address) throw new Error('It is about another app')
      if (document.token_endpoint_auth_method?.startsWith('client_secret'))
        throw new Error('It says that the app has a secret, which a public document cannot')
      return readClientMetadata(raw)
    } catch (cause) {
      signal.throwIfAborted()
      if (cause instanceof ServiceError) throw cause
      const why = cause instanceof Error ? cause.message.replace(/\.$/, '') : 'It cannot be read'
      const message = `What the app says of itself at ${address} cannot be used. ${why}.`
      throw new ServiceError('invalid_request', message, { cause })
    }
  }

  async #count(what: string, perHourMax: number): Promise<void> {
    const place = hash('sha256', `oauth registration ${what}`)
    const { count, forgottenInMs } = await this.#writes.countAttempt({ place, durationMs: hourMs })
    if (count <= perHourMax) return
    const message = 'Too many apps were registered. Try again later.'
    throw new ServiceError('rate_limit_exceeded', message, {
      retryAfterSeconds: forgottenInMs / 1000,
    })
  }
}

/** Whether a client id is an address that stands for itself: of HTTPS, with a path, and written in the one way. */
function isClientAddress(id: string): boolean {
  if (id.length > contractLimits.urlCharacters || !URL.canParse(id)) return false
  const { href, protocol, username, password, pathname, hash: fragment } = new URL(id)
  const isPlain = username === '' && password === '' && fragment === '' && pathname !== '/'
  return href === id && protocol === 'https:' && isPlain
}

function unknownClient(): ServiceError {
  const message =
    'This service does not know the app that has sent you here. Remove the connection in the app, and make it anew.'
  return new ServiceError('invalid_request', message, { param: 'client_id' })
}
