import { tmpdir } from 'node:os'
import type { Caller } from '../../../src/access/caller.ts'
import { ServiceError } from '../../../src/base/errors/service-error.ts'
import { defaultLimits } from '../../../src/contract/limits.ts'
import { operations } from '../../../src/contract/operations.ts'
import { allScopes } from '../../../src/contract/scope.ts'
import { parseJsonBody } from '../../../src/http/body/parse-json-body.ts'
import { Spool } from '../../../src/http/body/spool.ts'
import { BytesInFlight } from '../../../src/http/bytes-in-flight.ts'
import { OwnAddress } from '../../../src/http/caller/own-address.ts'
import { createHttpApp } from '../../../src/http/http-app.ts'
import type { AnsweredCall } from '../../../src/http/http-events.ts'
import type { HttpParts } from '../../../src/http/http-parts.ts'
import type { StoredAnswer } from '../../../src/ledger/repeatable-calls.ts'
import type { Claims } from '../../../src/operations/claims.ts'
import type { Handlers } from '../../../src/operations/handlers.ts'
import { RateLimits } from '../../../src/operations/rate-limits.ts'

export const adaKey = 'svc_key_live_ada'
export const bobKey = 'svc_key_live_bob'
/** A key of Ada's that may do nothing. */
export const barredKey = 'svc_key_live_barred'
export const adaCookie = 'session=ada'
/** Of whoever owns the installation. */
export const ownerCookie = 'session=owner'

type Script = Partial<Omit<HttpParts, 'admission' | 'limits'>> & {
  readonly handlers?: Partial<Handlers>
  readonly claims?: Claims
  readonly limits?: Partial<HttpParts['limits']>
}

/** The HTTP door before handlers that do what a test says; what it says nothing of does not exist. */
export function scriptedApp(script: Script = {}) {
  const { handlers, limits: changed, claims = claimsInMemory(), ...parts } = script
  const limits = { ...defaultLimits, ...changed }
  const baseUrl = script.baseUrl ?? new URL('http://localhost')
  const answered: AnsweredCall[] = []
  const failures: unknown[] = []
  const failed = ({ error }: { readonly error: unknown }) => failures.push(error)
  const app = createHttpApp({
    admission: {
      handlers: { ...absent(), ...handlers },
      rates: new RateLimits(limits),
      claims,
      failed,
    },
    limits,
    json: { parse: async (_, json, what) => parseJsonBody(json, what) },
    flight: new BytesInFlight(1e9, async () => {}),
    spool: () => new Spool(tmpdir()),
    identify: {
      byKey: async (key) => callers[key],
      byKeyAgain: async (key) => callers[key],
      bySession: async (headers) => sessions[headers.get('cookie') ?? ''],
    },
    events: {
      answered: (call) => answered.push(call),
      failed,
    },
    baseUrl,
    version: '0.0.0',
    ready: async () => true,
    ending: new AbortController().signal,
    mcp: async () => new Response(),
    openai: { answer: async () => ({ body: {} }), describeError: () => ({}) },
    trustsProxy: () => false,
    address: new OwnAddress({ baseUrl, isBaseUrlSet: true, host: '127.0.0.1' }),
    page: new Map(),
    session: async () => Response.json({ user: null, sign_up: 'closed' }),
    ...parts,
  })
  return { app, answered, failures }
}

/** The door before a `listModels` that waits, once it has begun, until the test releases it. */
export function waitingApp() {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { app } = scriptedApp({
    handlers: {
      listModels: async () => {
        begin()
        await released
        return { models: [], default: 'snap', reasoning_engines: [] }
      },
    },
  })
  return { app, begun, release }
}

/** A request with Ada's key; a body that is an object goes as JSON. */
export function asAda(
  method: string,
  body?: object | string,
  headers: Record<string, string> = {},
): RequestInit {
  return {
    method,
    headers: {
      authorization: `Bearer ${adaKey}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  }
}

const callers: Record<string, Caller> = {
  [adaKey]: callerOf('acc_ada', 'key_ada', allScopes),
  [bobKey]: callerOf('acc_bob', 'key_bob', allScopes),
  [barredKey]: callerOf('acc_ada', 'key_barred', []),
}

const sessions: Record<string, Caller> = {
  [adaCookie]: signedIn('acc_ada', 'user_ada'),
  [ownerCookie]: signedIn('acc_owner', 'owner'),
}

function signedIn(accountId: string, userId: string): Caller {
  return { accountId, userId, session: true, scopes: new Set(allScopes) }
}

function callerOf(accountId: string, keyId: string, scopes: typeof allScopes): Caller {
  return { accountId, keyId, session: false, scopes: new Set(scopes) }
}

function absent(): Handlers {
  const refuse = async () => {
    throw new ServiceError('not_found', 'There is no such thing.')
  }
  // Every operation gets one.
  return Object.fromEntries(Object.keys(operations).map((name) => [name, refuse])) as never
}

function claimsInMemory(): Claims {
  const kept = new Map<string, { fingerprint: string; answer: StoredAnswer }>()
  return {
    async run({ accountId }, { key, fingerprint }, execute) {
      const known = kept.get(`${accountId} ${key}`)
      if (known && known.fingerprint !== fingerprint) {
        throw new ServiceError('idempotency_key_reused', 'Another request had this key.')
      }
      if (known) return { ...known.answer, replayed: true }
      const answer = await execute((given) => ({ accountId, key, leaseToken: '', ...given }))
      kept.set(`${accountId} ${key}`, { fingerprint, answer })
      return { ...answer, replayed: false }
    },
  }
}

const created_at = '2026-01-01T00:00:00Z'

export const readyDocument = {
  doc_id: 'doc_1',
  object: 'document',
  kind: 'document',
  graph_id: 'graph_1',
  title: 'T',
  status: 'ready',
  media_type: 'text/plain',
  characters: 1,
  chunks: 1,
  created_at,
} as const

/** An app on which graphs are created, and what each of those calls received. */
export function graphsApp(limits = {}) {
  const received: unknown[] = []
  const createGraph: Handlers['createGraph'] = async (input) => {
    received.push(input)
    const counts = { documents: received.length, nodes: 0, edges: 0 }
    return { graph_id: 'graph_1', object: 'graph', name: input.name, ...counts, created_at }
  }
  return { ...scriptedApp({ limits, handlers: { createGraph } }), received }
}
