import { ServiceError } from '../base/service-error.ts'
import { ImportDocument, type ImportLine } from '../contract/document-import.ts'
import type { ServiceLimits } from '../contract/limits.ts'
import type { Operation } from '../contract/operation.ts'
import { parseInput } from './parse-input.ts'
import { describeProblem } from './problem-answer.ts'
import { readBody, tooLarge } from './read-body.ts'
import { bodyKind } from './read-input.ts'
import { type Line, readLines } from './read-lines.ts'
import { readMultipart } from './read-multipart.ts'

/** The lines or files of an import, each read only when it is asked for: the client waits meanwhile. */
export function importLines(
  request: Request,
  described: Operation,
  limits: ServiceLimits,
  requestId: string,
): AsyncGenerator<ImportLine> {
  const bytesMax = limits.uploadBytesMax
  const body = readBody(request, { bytesMax: Number.POSITIVE_INFINITY, time: 'pause' })
  return bodyKind(request, described) === 'multipart'
    ? filesOf(readMultipart(request.headers.get('content-type') ?? '', body, bytesMax))
    : documentsOf(readLines(body, bytesMax), bytesMax, requestId)
}

async function* documentsOf(
  lines: AsyncIterable<Line>,
  bytesMax: number,
  requestId: string,
): AsyncGenerator<ImportLine> {
  for await (const { line, text } of lines) {
    yield { line, ...parseLine(text, bytesMax, requestId) }
  }
}

/** A bad line fails alone. */
function parseLine(text: string | undefined, bytesMax: number, requestId: string) {
  try {
    if (text === undefined) throw tooLarge(bytesMax)
    return { document: parseInput(ImportDocument, parseJson(text)) }
  } catch (error) {
    return { error: describeProblem(error, requestId) }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ServiceError('invalid_request', 'The line is not valid JSON.', { cause })
  }
}

async function* filesOf(entries: ReturnType<typeof readMultipart>): AsyncGenerator<ImportLine> {
  let line = 0
  for await (const { value } of entries) {
    if (typeof value !== 'string') yield { line: ++line, file: value }
  }
}
