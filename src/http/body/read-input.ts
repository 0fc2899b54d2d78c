import { createHash, type Hash, hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { invalidParameter, namedLengthMax } from '../../base/errors/invalid-parameter.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import { isObject } from '../../base/is-object.ts'
import type { Upload } from '../../contract/documents/upload.ts'
import type { ServiceLimits } from '../../contract/limits.ts'
import type { BodyKind, Operation } from '../../contract/operation.ts'
import { queryFields } from '../../operations/input/query-fields.ts'
import type { Share } from '../bytes-in-flight.ts'
import { mediaTypeOf } from '../media-types.ts'
import { queryOf } from '../query-of.ts'
import { canonicalJson } from './canonical-json.ts'
import { firstBytes, JsonBounds } from './json-bounds.ts'
import type { JsonThreads } from './json-threads.ts'
import { type BodyLimits, spoolBody } from './read-body.ts'
import { type FormEntry, readMultipart } from './read-multipart.ts'
import type { Spool } from './spool.ts'

/** The unvalidated fields of a request, and a digest of its body that is equal for equal content. */
export type RawInput = { readonly fields: object; readonly bodyDigest: string }

const mediaTypes: Record<BodyKind, string> = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  ndjson: 'application/x-ndjson',
}

/** What reading a caller's body needs: limits, threads, and accounting of memory. */
export type BodyReading = {
  readonly accountId: string
  readonly limits: ServiceLimits
  readonly json: Pick<JsonThreads, 'parse'>
  readonly share: Share
  readonly spool: () => Spool
  readonly incoming: BodyLimits['incoming']
}

/** Reads the fields of path, query and body; not the body if it is a stream of lines. */
export async function readInput(
  request: Request,
  described: Operation,
  pathFields: Readonly<Record<string, string>>,
  reading: BodyReading,
): Promise<RawInput> {
  if (described.method !== 'post' || described.line) {
    const query = { ...queryFields(queryOf(request)), ...lastEvent(request, described) }
    return { fields: besidePath(query, pathFields), bodyDigest: '' }
  }
  refuseQuery(request)
  const { fields, bodyDigest } = await readFields(request, described, reading)
  return { fields: besidePath(fields, pathFields), bodyDigest }
}

/** The fields with those of the path. Rejects one that is in both, as the other value would be ignored. */
function besidePath(fields: object, pathFields: Readonly<Record<string, string>>): object {
  const param = Object.keys(pathFields).find((name) => Object.hasOwn(fields, name))
  if (param === undefined) return { ...fields, ...pathFields }
  const message = `Unknown parameter: ${param}. It is in the path already.`
  throw new ServiceError('invalid_request', message, { param })
}

/**
 * The number of the last event that a reconnecting browser saw, from `Last-Event-ID`: later than `after` in its URL,
 * which stays what it was. Throws `invalid_request` if it is no such number.
 */
function lastEvent(request: Request, { answer }: Operation): object {
  const id = request.headers.get('last-event-id')
  if (answer !== 'events' || id === null) return {}
  if (/^\d{1,9}$/.test(id)) return { after: id }
  throw invalidParameter('Last-Event-ID', 'It must be the number of an event.')
}

/** Rejects query parameters of a call with a body, where they would be ignored. */
function refuseQuery(request: Request): void {
  const [name] = queryOf(request).keys()
  if (name === undefined) return
  const param = name.slice(0, namedLengthMax)
  const message = `Unknown parameter: ${param}, in the URL. This call takes its parameters in the body.`
  throw new ServiceError('invalid_request', message, { param })
}

/**
 * The kind of the body by its `Content-Type`; without one, the operation's first kind. Throws `unsupported_media_type`
 * if the operation does not accept the kind.
 */
export function bodyKind(request: Request, described: Operation): BodyKind {
  const kinds = described.bodies ?? ['json']
  const mediaType = mediaTypeOf(request.headers.get('content-type'))
  const [first] = kinds
  if (mediaType === '' && first) return first
  const kind = kinds.find((each) => mediaTypes[each] === mediaType)
  if (kind) return kind
  const wanted = kinds.map((each) => mediaTypes[each]).join(' or ')
  throw new ServiceError('unsupported_media_type', `Send the body as ${wanted}.`)
}

/** Receives the body in a spool, and reads it into memory when its turn comes. */
async function readFields(
  request: Request,
  described: Operation,
  { accountId, limits, json, share, incoming, ...reading }: BodyReading,
): Promise<RawInput> {
  const upload = described.bodyLimit === 'upload'
  const bytesMax = upload ? limits.uploadBytesMax : limits.bodyBytesMax
  const body = { time: 'whole', share, incoming } as const
  await using spool = reading.spool()
  if (bodyKind(request, described) === 'multipart') {
    await spoolBody(request, { ...body, bytesMax: bytesMax + limits.bodyBytesMax }, spool)
    await share.workOn(spool.byteLength, request.signal)
    const contentType = request.headers.get('content-type') ?? ''
    return await formFields(readMultipart(contentType, spool.pieces(), bytesMax))
  }
  const digest = createHash('sha256')
  const bounds = new JsonBounds(firstBytes)
  await spoolBody(request, { ...body, bytesMax }, spool, (piece) => {
    bounds.add(piece)
    digest.update(piece)
  })
  await share.workOn(spool.byteLength, request.signal)
  const value =
    spool.byteLength === 0 ? {} : await json.parse(accountId, await spool.bytes(), 'body')
  const isShort = spool.byteLength <= comparedBytesMax
  const bodyDigest = isShort ? hash('sha256', canonicalJson(value)) : digest.digest('hex')
  return { fields: objectOf(value), bodyDigest }
}

/** A longer body is compared by its bytes, as comparing its fields would hold up other calls. */
const comparedBytesMax = 256 * 1024

function objectOf(value: unknown): object {
  if (isObject(value)) return value
  throw invalidParameter('body', 'It must be a JSON object.')
}

/** Far more than any operation takes. */
const formFieldsMax = 100

/** The fields of a form. The digest covers the fields, as the boundary changes when a form is sent again. */
async function formFields(entries: AsyncIterable<FormEntry>): Promise<RawInput> {
  const fields = new Map<string, string | Upload>()
  const digest = createHash('sha256')
  for await (const { name, value } of entries) {
    if (fields.has(name))
      throw invalidParameter(name.slice(0, namedLengthMax), 'A form has each field once.')
    const { bytes, ...facts } = typeof value === 'string' ? { bytes: Buffer.from(value) } : value
    digest.update(JSON.stringify([name, bytes.byteLength, facts]))
    await updateInSteps(digest, bytes)
    fields.set(name, value)
    if (fields.size > formFieldsMax)
      throw new ServiceError('invalid_request', `A form may have at most ${formFieldsMax} fields.`)
  }
  return { fields: Object.fromEntries(fields), bodyDigest: digest.digest('hex') }
}

/** Other calls are served between two pieces. */
const digestedAtOnceBytes = 1024 * 1024

/** Hashes a mebibyte at a time, between which other calls are served. */
async function updateInSteps(digest: Hash, bytes: Uint8Array): Promise<void> {
  for (let from = 0; from < bytes.length; from += digestedAtOnceBytes) {
    if (from > 0) await setImmediate()
    digest.update(bytes.subarray(from, from + digestedAtOnceBytes))
  }
}
