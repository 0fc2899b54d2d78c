import { setImmediate } from 'node:timers/promises'
import { ServiceError } from '../base/errors/service-error.ts'
import { patiently } from '../base/turns/patiently.ts'
import type { ImportLine, ImportResult } from '../contract/documents/document-import.ts'
import type { Problem } from '../contract/problems/problem.ts'
import type { StoredDocument } from '../storage/documents/stored-document.ts'
import type { OwnGraph } from '../storage/own-graph.ts'
import type { Library } from './library.ts'
import type { PreparedDocument } from './prepared-document.ts'

/** A batch ends at this many documents or UTF-16 code units of text. */
const batchLinesMax = 768
const batchLengthMax = 384 * 1024
/** The event loop runs after this many lines, so that other calls are served. */
const linesAtOnce = 16
/** A batch is stored early if no line arrives for this long: the sender may be waiting for its results. */
const patienceMs = 20

type Read = { readonly line: number } & (
  | { readonly prepared: PreparedDocument }
  | { readonly error: Problem }
)

/**
 * Imports documents from a stream of lines; yields the result of each once it is stored. The next batch is analysed
 * while one is written.
 */
export async function* importDocuments(
  library: Library,
  graph: OwnGraph,
  lines: AsyncIterable<ImportLine>,
  signal: AbortSignal,
): AsyncIterable<ImportResult> {
  let writing: Promise<readonly ImportResult[]> | undefined
  for await (const batch of batches(readLines(library, graph, lines, signal))) {
    const next = batch.length > 0 ? store(library, graph, batch, signal) : undefined
    // The rejection is handled where the promise is awaited, below.
    next?.catch(() => {})
    if (writing) yield* await writing
    writing = next
  }
  if (writing) yield* await writing
}

async function* readLines(
  library: Library,
  graph: OwnGraph,
  lines: AsyncIterable<ImportLine>,
  signal: AbortSignal,
): AsyncIterable<Read> {
  let count = 0
  for await (const given of lines) {
    const { line } = given
    // Lines already received would be read without a pause and block all other calls.
    if (++count % linesAtOnce === 0) await setImmediate()
    if ('error' in given) yield given
    else
      try {
        const prepared = await patiently(() => read(library, graph, given, signal), signal)
        yield { line, prepared }
      } catch (error) {
        yield { line, error: problemOf(error) }
      }
  }
}

async function read(
  library: Library,
  graph: OwnGraph,
  given: Exclude<ImportLine, { error: Problem }>,
  signal: AbortSignal,
): Promise<PreparedDocument> {
  if ('file' in given) return library.readFile(graph, given.file, {}, signal)
  const { text, title, url, external_id: externalId, replace: replaces } = given.document
  return library.readText(graph, text, { title, url, externalId, replaces })
}

/** The problem of a line. Rethrows an error that the sender cannot correct, which ends the import. */
function problemOf(error: unknown): Problem {
  if (!(error instanceof ServiceError)) throw error
  const { code, message, facts } = error
  return { code, message, ...(facts.param !== undefined && { param: facts.param }) }
}

/** Groups the lines that have arrived. An empty batch means that no line came for `patienceMs`. */
async function* batches(lines: AsyncIterable<Read>): AsyncIterable<readonly Read[]> {
  const iterator = lines[Symbol.asyncIterator]()
  let batch: Read[] = []
  let length = 0
  let waiting = iterator.next()
  for (;;) {
    const next = await withinPatience(waiting)
    if (
      next === 'nothing yet' ||
      next.done ||
      batch.length >= batchLinesMax ||
      length >= batchLengthMax
    ) {
      yield batch
      batch = []
      length = 0
    }
    if (next === 'nothing yet') continue
    if (next.done) return
    batch.push(next.value)
    if ('prepared' in next.value) length += next.value.prepared.text.length
    waiting = iterator.next()
  }
}

async function withinPatience<Value>(promise: Promise<Value>): Promise<Value | 'nothing yet'> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<'nothing yet'>((resolve) => {
    timer = setTimeout(resolve, patienceMs, 'nothing yet')
  })
  try {
    return await Promise.race([promise, patience])
  } finally {
    clearTimeout(timer)
  }
}

async function store(
  library: Library,
  graph: OwnGraph,
  batch: readonly Read[],
  signal: AbortSignal,
): Promise<readonly ImportResult[]> {
  const prepared = batch.flatMap((read) => ('prepared' in read ? [read.prepared] : []))
  // Documents that a failed attempt has stored are recognised by the next one.
  const stored = (await patiently(() => library.addAll(graph, prepared), signal)).values()
  return batch.map((read) => {
    if ('error' in read) return { line: read.line, status: 'failed', error: read.error }
    const document = stored.next().value
    if (!document) throw new Error(`Line ${read.line} was not stored`)
    return resultOf(read.line, document)
  })
}

function resultOf(line: number, document: StoredDocument): ImportResult {
  const { id, graphId, title, status, externalId } = document
  return {
    line,
    doc_id: id,
    graph_id: graphId,
    title,
    status: status === 'removing' ? 'failed' : status,
    ...(externalId !== null && { external_id: externalId }),
  }
}
