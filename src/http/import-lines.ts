import { ServiceError } from '../base/service-error.ts'
import { ImportDocument, type ImportLine } from '../contract/document-import.ts'
import type { ServiceLimits } from '../contract/limits.ts'
import type { Operation } from '../contract/operation.ts'
import type { Problem } from '../contract/problem.ts'
import { Upload } from '../contract/upload.ts'
import { describeProblem } from '../operations/describe-problem.ts'
import { parseInput } from '../operations/parse-input.ts'
import { readBody, tooLarge } from './read-body.ts'
import { bodyKind } from './read-input.ts'
import { type Line, readLines } from './read-lines.ts'
import { readMultipart } from './read-multipart.ts'

/** The lines or files of an import. Each is read from the network only when it is asked for, so the client waits. */
export function importLines(
  request: Request,
  described: Operation,
  limits: ServiceLimits,
  requestId: string,
): AsyncGenerator<ImportLine> {
  const bytesMax = limits.uploadBytesMax
  const body = readBody(request, { bytesMax: Number.POSITIVE_INFINITY, time: 'pause' })
  return bodyKind(request, described) === 'multipart'
    ? filesOf(readMultipart(request.headers.get('content-type') ?? '', body, bytesMax), requestId)
    : documentsOf(readLines(body, bytesMax), bytesMax, requestId)
}

async function* documentsOf(
  lines: AsyncIterable<Line>,
  bytesMax: number,
  requestId: string,
): AsyncGenerator<ImportLine> {
  for await (const { line, text } of lines) {
    yield { line, ...checked(() => ({ document: parseLine(text, bytesMax) }), requestId) }
  }
}

/** The result of `read`, or the problem of this line: a bad line does not stop the import. */
function checked<Good>(read: () => Good, requestId: string): Good | { error: Problem } {
  try {
    return read()
  } catch (error) {
    return { error: describeProblem(error, requestId) }
  }
}

function parseLine(text: string | undefined, bytesMax: number): ImportDocument {
  if (text === undefined) throw tooLarge(bytesMax)
  return parseInput(ImportDocument, parseJson(text))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ServiceError('invalid_request', 'The line is not valid JSON.', { cause })
  }
}

async function* filesOf(
  entries: ReturnType<typeof readMultipart>,
  requestId: string,
): AsyncGenerator<ImportLine> {
  let line = 0
  for await (const { name, value } of entries) {
    const read = () => {
      if (typeof value === 'string') throw unknownField(name)
      return { file: parseInput(Upload, value) }
    }
    yield { line: ++line, ...checked(read, requestId) }
  }
}

function unknownField(name: string): ServiceError {
  const param = name.slice(0, 80)
  const message = `Unknown parameter: ${param}. A form has files alone; the graph_id goes into the URL.`
  return new ServiceError('invalid_request', message, { param })
}
