import { invalidParameter, namedLengthMax } from '../../base/errors/invalid-parameter.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import { stopping } from '../../base/errors/stopping.ts'
import { isObject } from '../../base/is-object.ts'
import { patiently } from '../../base/turns/patiently.ts'
import { ImportDocument, type ImportLine } from '../../contract/documents/document-import.ts'
import { Upload } from '../../contract/documents/upload.ts'
import type { Operation } from '../../contract/operation.ts'
import type { Problem } from '../../contract/problems/problem.ts'
import { describeProblem } from '../../operations/answer/describe-problem.ts'
import { parseInput } from '../../operations/input/parse-input.ts'
import type { Share } from '../bytes-in-flight.ts'
import { isUnknownCaller, whileKnown } from '../caller/while-known.ts'
import type { HttpParts } from '../http-parts.ts'
import { type BodyLimits, readBody, tooLarge } from './read-body.ts'
import { bodyKind } from './read-input.ts'
import { type BodyLine, readLines } from './read-lines.ts'
import { readMultipart } from './read-multipart.ts'
import type { Spool } from './spool.ts'

type ImportCall = Pick<BodyLimits, 'incoming'> & {
  readonly accountId: string
  readonly requestId: string
  /** Throws `invalid_api_key` once the caller's key or session is no longer valid. */
  demandCaller(): Promise<void>
}

/**
 * The lines or files of an import. Each is read from the network when requested, so a fast client is slowed down. When
 * the service is about to end, or the caller's key is revoked, the last line is the problem of the first that was not
 * read.
 */
export function importLines(
  request: Request,
  described: Operation,
  parts: Pick<HttpParts, 'limits' | 'json' | 'flight' | 'spool' | 'ending'>,
  { accountId, requestId, incoming, demandCaller }: ImportCall,
): AsyncGenerator<ImportLine> {
  const { limits, json, flight, spool, ending } = parts
  const bytesMax = limits.uploadBytesMax
  // An import may wait for room without limit.
  const share = flight.share(accountId, Number.POSITIVE_INFINITY)
  const body = readBody(request, {
    bytesMax: Number.POSITIVE_INFINITY,
    time: 'line',
    incoming,
    signal: ending,
  })
  // While a line waits for room or for its turn, the client may leave and the service may end.
  const signal = AbortSignal.any([request.signal, ending])
  const parse = async (line: Spool) => {
    await share.workOn(line.byteLength, signal)
    const bytes = await line.bytes()
    return patiently(() => json.parse(accountId, bytes, 'line'), signal)
  }
  const lines =
    bodyKind(request, described) === 'multipart'
      ? filesOf(
          readMultipart(request.headers.get('content-type') ?? '', body, bytesMax, share),
          (bytes) => share.workOn(bytes, signal),
          requestId,
        )
      : documentsOf(readLines(body, { bytesMax, share, spool }), {
          parse,
          share,
          bytesMax,
          requestId,
        })
  return whileAllowed(lines, { ending, demandCaller, requestId })
}

async function* whileAllowed(
  lines: AsyncIterable<ImportLine>,
  {
    ending,
    demandCaller,
    requestId,
  }: Pick<HttpParts, 'ending'> & Pick<ImportCall, 'demandCaller' | 'requestId'>,
): AsyncGenerator<ImportLine> {
  let unread = 1
  try {
    for await (const given of whileKnown(lines, demandCaller)) {
      unread = given.line
      ending.throwIfAborted()
      yield given
      unread += 1
    }
  } catch (error) {
    if (isUnknownCaller(error)) yield { line: unread, error: describeProblem(error, requestId) }
    else if (!ending.aborted || error !== ending.reason) throw error
    else {
      const why = stopping(
        `line ${unread} and all after it were not read. Import them again; no document is added twice.`,
      )
      yield { line: unread, error: describeProblem(why, requestId) }
    }
  }
}

type LinesOptions = {
  readonly parse: Parse
  readonly share: Share
  readonly bytesMax: number
  readonly requestId: string
}

async function* documentsOf(
  lines: AsyncIterable<BodyLine>,
  { parse, share, bytesMax, requestId }: LinesOptions,
): AsyncGenerator<ImportLine> {
  using _share = share
  for await (const { line, bytes } of lines) {
    const read = async () => ({ document: await parseLine(bytes, parse, bytesMax) })
    yield { line, ...(await checked(read, requestId)) }
  }
}

/** The result of `read`, or the problem of this line: a bad line does not stop the import. */
async function checked<Good>(
  read: () => Good | Promise<Good>,
  requestId: string,
): Promise<Good | { error: Problem }> {
  try {
    return await read()
  } catch (error) {
    return { error: describeProblem(error, requestId) }
  }
}

type Parse = (line: Spool) => Promise<unknown>

async function parseLine(
  bytes: Spool | undefined,
  parse: Parse,
  bytesMax: number,
): Promise<ImportDocument> {
  if (bytes === undefined) throw tooLarge(bytesMax)
  const value = await parse(bytes)
  if (isObject(value)) return parseInput(ImportDocument, value)
  throw invalidParameter('line', 'It must be a JSON object.')
}

async function* filesOf(
  entries: ReturnType<typeof readMultipart>,
  workOn: (bytes: number) => Promise<void>,
  requestId: string,
): AsyncGenerator<ImportLine> {
  let line = 0
  for await (const { name, value } of entries) {
    const read = async () => {
      if (typeof value === 'string') throw unknownField(name)
      const file = parseInput(Upload, value)
      await workOn(file.bytes.byteLength)
      return { file }
    }
    yield { line: ++line, ...(await checked(read, requestId)) }
  }
}

function unknownField(name: string): ServiceError {
  const param = name.slice(0, namedLengthMax)
  const message = `Unknown parameter: ${param}. A form has files alone; the graph_id goes into the URL.`
  return new ServiceError('invalid_request', message, { param })
}
