import { createReadStream, ReadStream } from 'node:fs'
import { access, constants, stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { ServiceError } from '../../base/errors/service-error.ts'
import {
  ImportDocument,
  type ImportLine,
  type ImportResult,
} from '../../contract/documents/document-import.ts'
import { documentHandlers } from '../../operations/handlers/document-handlers.ts'
import { parseInput } from '../../operations/input/parse-input.ts'
import { interrupted } from '../interrupted.ts'
import { namedOrNewGraph } from '../named-graph.ts'
import type { Outcome, Terminal } from '../terminal.ts'
import { callFrom, withCaller } from '../with-core.ts'
import { unreadFile } from './unread-file.ts'

type Options = { readonly email?: string; readonly graph?: string }
type Failure = NonNullable<ImportResult['error']>
type Failed = Pick<ImportResult, 'line' | 'error'>

/**
 * Adds a document for each line of a file, or of standard input for the name `-`. A bad line does not stop the others.
 */
export function importFile(terminal: Terminal, file: string, options: Options): Promise<Outcome> {
  return withCaller(options.email, async (core, caller) => {
    const bytes = file === '-' ? undefined : await sizeOf(file)
    const graph_id = options.graph && (await namedOrNewGraph(core, caller, options.graph))
    const source = bytes === undefined ? process.stdin : createReadStream(file)
    const lines = linesOf(source, terminal.signal)
    const { importDocuments } = documentHandlers(core.library)
    const input = graph_id === undefined ? { lines } : { graph_id, lines }
    const results = await importDocuments(input, caller, callFrom(terminal))

    using progress = terminal.progress()
    const failures: Failed[] = []
    const begun: string[] = []
    let stored = 0
    try {
      for await (const { line, status, doc_id, error } of results) {
        if (status === 'failed') failures.push({ line, ...(error && { error }) })
        else stored++
        if (status === 'indexing' && doc_id !== undefined) begun.push(doc_id)
        progress.show(`${stored} documents${shareRead(source, bytes)}`)
      }
    } catch (error) {
      throw terminal.signal.aborted ? brokenOff(stored) : error
    }
    progress.show('Indexing …')
    core.jobs.start()
    await core.jobs.over('index-document', begun)
    return outcomeOf(stored, failures)
  })
}

function shareRead(source: Readable, bytes: number | undefined): string {
  if (bytes === undefined || !(source instanceof ReadStream)) return ''
  return `, ${Math.floor((100 * source.bytesRead) / bytes)} % read`
}

/**
 * What is stored stays: documents are known again by their content. Others may have been stored since the last result.
 */
function brokenOff(stored: number): ServiceError {
  return interrupted(
    `${stored} documents or more are stored, and stay. The same command goes on, and stores nothing twice.`,
  )
}

async function sizeOf(file: string): Promise<number> {
  try {
    await access(file, constants.R_OK)
    const found = await stat(file)
    if (found.isDirectory()) throw Object.assign(new Error(file), { code: 'EISDIR' })
    return found.size
  } catch (cause) {
    throw unreadFile(file, cause)
  }
}

async function* linesOf(source: Readable, signal: AbortSignal): AsyncGenerator<ImportLine> {
  let line = 0
  for await (const text of createInterface({
    input: source,
    crlfDelay: Number.POSITIVE_INFINITY,
    signal,
  })) {
    signal.throwIfAborted()
    line++
    if (text.trim() !== '') yield { line, ...parseLine(text) }
  }
  // Lines that are waited for end as if there were no more.
  signal.throwIfAborted()
}

function parseLine(text: string): { document: ImportDocument } | { error: Failure } {
  try {
    return { document: parseInput(ImportDocument, parseJson(text)) }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { error: { code: error.code, message: error.message } }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.trim())
  } catch (cause) {
    throw new ServiceError('invalid_request', 'The line is not valid JSON.', { cause })
  }
}

/** The most failures to show; a file that is not JSON lines has one for each line. */
const shownMax = 20

function outcomeOf(stored: number, failures: readonly Failed[]): Outcome {
  const shown = failures.slice(0, shownMax)
  const lines = shown.map(({ line, error }) => `Line ${line}: ${error?.message ?? 'failed'}`)
  const others = failures.length - shown.length
  if (others > 0) lines.push(`… and ${others} lines more; --json tells of each.`)
  return {
    json: { stored, failed: failures.length, failures },
    text: [
      `${stored} ${stored === 1 ? 'document' : 'documents'} stored, ${failures.length} failed.`,
      ...lines,
    ].join('\n'),
    failed: failures.length > 0,
  }
}
