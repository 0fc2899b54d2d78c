import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Caller } from '../../access/caller.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import { addDocument, type Document } from '../../contract/documents/documents.ts'
import type { Problem } from '../../contract/problems/problem.ts'
import { cleanName } from '../../contract/text/clean-name.ts'
import type { Core } from '../../open-core.ts'
import { documentHandlers } from '../../operations/handlers/document-handlers.ts'
import { parseInput } from '../../operations/input/parse-input.ts'
import { currentConfig } from '../current-config.ts'
import { interrupted } from '../interrupted.ts'
import { namedOrNewGraph } from '../named-graph.ts'
import type { Outcome, Progress, Terminal } from '../terminal.ts'
import { callFrom, withCaller } from '../with-core.ts'
import { filesOf } from './files-of.ts'
import { unreadFile } from './unread-file.ts'
import { untilReady } from './until-ready.ts'

type Options = { readonly email?: string; readonly graph?: string }
/** A file, and by what the document of an earlier version of it is known; undefined if it replaces none. */
type File = { readonly file: string; readonly externalId?: string }
export type Added = File & (Document | { readonly error: Problem })
/** Where files are added, and who is told. */
export type Adding = {
  readonly core: Core
  readonly caller: Caller
  readonly terminal: Terminal
  readonly graphId: string | undefined
}

/** Adds files, and those of folders, one by one. A file that cannot be read does not stop the others. */
export function addFiles(
  terminal: Terminal,
  paths: readonly string[],
  options: Options,
): Promise<Outcome> {
  return withCaller(options.email, async (core, caller) => {
    const { files, leftOut } = await filesOf(paths)
    const graphId = options.graph && (await namedOrNewGraph(core, caller, options.graph))
    const beganAt = Date.now()
    const wanted = files.map((file) => ({ file }))
    const added = await addEach(wanted, { core, caller, terminal, graphId })
    return outcomeOf(added, leftOut, beganAt)
  })
}

/** Adds files one by one, and waits until they have been read and indexed. */
export async function addEach(files: readonly File[], adding: Adding): Promise<readonly Added[]> {
  const { core, terminal } = adding
  const added: Added[] = []
  using progress = terminal.progress()
  for (const [index, one] of files.entries()) {
    if (terminal.signal.aborted) throw brokenOff(added.length, files.length)
    progress.show(`Adding ${index + 1} of ${files.length}: ${one.file}`)
    try {
      added.push({ ...one, ...(await addFile(one, adding)) })
    } catch (error) {
      throw terminal.signal.aborted ? brokenOff(added.length, files.length) : error
    }
  }
  core.jobs.start()
  const ready: Added[] = []
  for (const one of added)
    ready.push(await readyOf(one, adding, { terminal, progress, all: files.length }))
  return ready
}

/** What was added stays: documents are known again by their content. */
function brokenOff(read: number, all: number): ServiceError {
  return interrupted(
    `${read} of ${all} files were read, and what was added stays. The same command goes on, and adds nothing twice.`,
  )
}

async function addFile(
  { file, externalId }: File,
  { core, caller, terminal, graphId: graph_id }: Adding,
): Promise<Document | { error: Problem }> {
  try {
    const upload = { filename: basename(file), bytes: await read(file) }
    const replacing = externalId === undefined ? {} : { external_id: externalId, replace: true }
    const input = parseInput(addDocument.input, { file: upload, graph_id, ...replacing })
    const call = { ...callFrom(terminal), inBackground: true }
    return await documentHandlers(core.library).addDocument(input, caller, call)
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { error: { code: error.code, message: error.message } }
  }
}

async function read(file: string): Promise<Uint8Array> {
  const bytesMax = currentConfig().limits.uploadBytesMax
  try {
    const { size } = await stat(file)
    if (size <= bytesMax) return await readFile(file)
  } catch (cause) {
    throw unreadFile('The file', cause)
  }
  const message = `The file is larger than ${bytesMax} bytes (MAX_UPLOAD_BYTES).`
  throw new ServiceError('request_too_large', message)
}

/** What was added, once it has been read and indexed: what takes long had only been stored. */
async function readyOf(
  one: Added,
  { core, caller }: Adding,
  { all, ...shown }: { terminal: Terminal; progress: Progress; all: number },
): Promise<Added> {
  if (!('doc_id' in one) || one.status !== 'indexing') return one
  const { file, externalId, ...document } = one
  try {
    const ready = await untilReady({ file, document }, core, caller, shown)
    return { file, ...(externalId !== undefined && { externalId }), ...ready }
  } catch (error) {
    throw shown.terminal.signal.aborted ? brokenOff(all, all) : error
  }
}

/** At most so many of the files that were left out are named. */
const leftOutNamedMax = 5

/** A file that was refused, with the reason. */
export function refusal({ file }: File, { message }: Problem): string {
  return `${cleanName(file)}: ${message}`
}

/** The files that were left out: the first by name, and how many more there are. */
export function toldLeftOut(leftOut: readonly string[]): string {
  if (leftOut.length === 0) return ''
  const named = leftOut.slice(0, leftOutNamedMax).map((file) => basename(file))
  const more = leftOut.length - named.length
  return ` Files of other kinds left out: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
}

function outcomeOf(added: readonly Added[], leftOut: readonly string[], beganAt: number): Outcome {
  const stored = added.filter((one) => 'doc_id' in one)
  // Last, where they are seen after hundreds of others.
  const refused = added.filter((one) => 'error' in one)
  const lines = [
    ...stored.map(({ doc_id, status, title }) => `${doc_id}  ${status}  ${title}`),
    ...refused.map((one) => refusal(one, one.error)),
  ]
  const fresh = stored.filter(({ created_at }) => Date.parse(created_at) >= beganAt).length
  const known = stored.length - fresh
  const there = known === 0 ? '' : ` ${known} there already,`
  lines.push(`${fresh} added,${there} ${refused.length} refused.${toldLeftOut(leftOut)}`)
  const failed = refused.length > 0 || stored.some(({ status }) => status === 'failed')
  return { json: { documents: added, left_out: leftOut.length }, text: lines.join('\n'), failed }
}
