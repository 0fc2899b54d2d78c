import type { Operation } from '../../src/contract/operation.ts'

export type Credentials = { readonly key: string } | { readonly cookie: string } | undefined
export type Fields = Readonly<Record<string, unknown>>

/** The request that calls an operation with this input, `lines` being what an import imports. */
export function operationRequest(
  described: Operation,
  input: Fields,
  credentials: Credentials,
): { readonly path: string; readonly init: RequestInit } {
  const { lines, ...fields } = input
  const inPath = [...described.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))
  const path = inPath.reduce(
    (filled, name) => filled.replace(`{${name}}`, encodeURIComponent(String(fields[name]))),
    described.path,
  )
  const rest = Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !inPath.includes(name) && value !== undefined),
  )
  const headers = credentialHeaders(credentials)
  const method = described.method.toUpperCase()
  if (described.line) {
    headers.set('content-type', 'application/x-ndjson')
    return { path: path + queryOf(rest), init: { method, headers, body: ndjson(lines) } }
  }
  if (described.method !== 'post') return { path: path + queryOf(rest), init: { method, headers } }
  headers.set('content-type', 'application/json')
  return { path, init: { method, headers, body: JSON.stringify(rest) } }
}

/** A cookie comes with the origin of our own page, as a browser sends it. */
export function credentialHeaders(credentials: Credentials): Headers {
  if (!credentials) return new Headers()
  if ('key' in credentials) return new Headers({ authorization: `Bearer ${credentials.key}` })
  return new Headers({ cookie: credentials.cookie, 'sec-fetch-site': 'same-origin' })
}

function queryOf(fields: Fields): string {
  const named = Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return named.length === 0 ? '' : `?${new URLSearchParams(named)}`
}

function ndjson(lines: unknown): string {
  return Array.isArray(lines) ? lines.map((line) => `${JSON.stringify(line)}\n`).join('') : ''
}
