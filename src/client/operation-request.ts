import type { Operation } from '../contract/operation.ts'

export type Fields = Readonly<Record<string, unknown>>
type OperationRequest = { readonly path: string; readonly init: RequestInit }

/** The request that calls an operation with this input; `lines` are those of an import. */
export function operationRequest(
  described: Operation,
  input: Fields,
  more: Readonly<Record<string, string>> = {},
): OperationRequest {
  const { lines, ...fields } = input
  const inPath = [...described.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))
  const path = inPath.reduce(
    (filled, name) => filled.replace(`{${name}}`, encodeURIComponent(String(fields[name]))),
    described.path,
  )
  const rest = Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !inPath.includes(name) && value !== undefined),
  )
  const method = described.method.toUpperCase()
  const inQuery = { path: path + queryOf(rest), init: { method, headers: { ...more } } }
  if (described.line) return withBody(inQuery, 'application/x-ndjson', ndjson(lines))
  if (described.method !== 'post') return inQuery
  return withBody({ ...inQuery, path }, 'application/json', JSON.stringify(rest))
}

function withBody({ path, init }: OperationRequest, mediaType: string, body: string) {
  return { path, init: { ...init, headers: { 'content-type': mediaType, ...init.headers }, body } }
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
