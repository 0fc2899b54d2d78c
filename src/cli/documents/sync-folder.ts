import { stat } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { Document } from '../../contract/documents/documents.ts'
import { documentHandlers } from '../../operations/handlers/document-handlers.ts'
import { namedOrNewGraph } from '../named-graph.ts'
import type { Outcome, Terminal } from '../terminal.ts'
import { callFrom, withCaller } from '../with-core.ts'
import { type Added, type Adding, addEach, refusal, toldLeftOut } from './add-files.ts'
import { filesOf } from './files-of.ts'
import { unreadFile } from './unread-file.ts'

type Options = { readonly email?: string; readonly graph?: string; readonly removeGone?: boolean }

/**
 * Brings the documents of a folder up to date: adds what is new, replaces what has changed, and names what is gone, or
 * deletes it if that is wanted and not more is gone than is left. A file is known by its path, from the name of the
 * folder on.
 */
export function syncFolder(terminal: Terminal, folder: string, options: Options): Promise<Outcome> {
  return withCaller(options.email, async (core, caller) => {
    await demandFolder(folder)
    const { files, leftOut } = await filesOf([folder])
    const graphId = options.graph && (await namedOrNewGraph(core, caller, options.graph))
    const adding = { core, caller, terminal, graphId }
    const wanted = files.map((file) => ({ file, externalId: nameBelow(folder, file) }))
    const before = await documentsOf(folder, adding)
    const added = await addEach(wanted, adding)
    const names = new Set(wanted.map(({ externalId }) => externalId))
    const gone = before.filter(({ external_id = '' }) => !names.has(external_id))
    const isRemoved = options.removeGone === true && gone.length <= files.length
    if (isRemoved) await remove(gone, adding)
    const whyKept = options.removeGone
      ? 'More is gone than is left, so it stays: the folder may not be whole.'
      : 'What is gone stays. To delete it, use --remove-gone.'
    return outcomeOf({ added, before, gone, isRemoved, whyKept, leftOut })
  })
}

/** A folder that is away must not look like one whose files are gone. */
async function demandFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch((cause) => {
    throw unreadFile(folder, cause)
  })
  if (!found.isDirectory())
    throw new ServiceError('invalid_request', `${folder} is not a folder. Use: documents add`)
}

function nameBelow(folder: string, file: string): string {
  return relative(resolve(folder, '..'), resolve(file)).replaceAll(sep, '/')
}

/** The documents that came from a folder. */
async function documentsOf(
  folder: string,
  { core, caller, terminal, graphId: graph_id }: Adding,
): Promise<readonly Document[]> {
  const { listDocuments } = documentHandlers(core.library)
  const above = `${nameBelow(folder, folder)}/`
  const found: Document[] = []
  let starting_after: string | undefined
  do {
    const query = { graph_id, limit: 100, starting_after }
    const page = await listDocuments(query, caller, callFrom(terminal))
    found.push(...page.data.filter(({ external_id }) => external_id?.startsWith(above)))
    starting_after = page.next_cursor ?? undefined
  } while (starting_after !== undefined)
  return found
}

async function remove(
  gone: readonly Document[],
  { core, caller, terminal }: Adding,
): Promise<void> {
  const { deleteDocument } = documentHandlers(core.library)
  for (const { doc_id } of gone) await deleteDocument({ doc_id }, caller, callFrom(terminal))
}

type Synced = {
  readonly added: readonly Added[]
  /** The documents that the folder had before. */
  readonly before: readonly Document[]
  readonly gone: readonly Document[]
  readonly isRemoved: boolean
  readonly whyKept: string
  readonly leftOut: readonly string[]
}

function outcomeOf({ added, before, gone, isRemoved, whyKept, leftOut }: Synced): Outcome {
  const known = new Map(before.map(({ external_id, doc_id }) => [external_id, doc_id]))
  const refused = added.filter((one) => 'error' in one)
  const stored = added.filter((one) => 'doc_id' in one)
  const fresh = stored.filter(({ externalId }) => !known.has(externalId))
  const replaced = stored.filter(({ externalId, doc_id }) => {
    return known.has(externalId) && known.get(externalId) !== doc_id
  })
  const unchanged = stored.length - fresh.length - replaced.length
  const what = isRemoved ? 'deleted' : 'gone'
  const lines = [
    ...fresh.map(({ doc_id, externalId }) => `${doc_id}  added  ${externalId}`),
    ...replaced.map(({ doc_id, externalId }) => `${doc_id}  replaced  ${externalId}`),
    ...gone.map(({ doc_id, external_id }) => `${doc_id}  ${what}  ${external_id}`),
    ...refused.map((one) => refusal(one, one.error)),
    `${fresh.length} added, ${replaced.length} replaced, ${unchanged} unchanged, ${gone.length} ${what}, ${refused.length} refused.${toldLeftOut(leftOut)}`,
  ]
  if (gone.length > 0 && !isRemoved) lines.push(whyKept)
  const failed = refused.length > 0 || stored.some(({ status }) => status === 'failed')
  const ids = (documents: readonly Document[]) => documents.map(({ doc_id }) => doc_id)
  const json = {
    added: ids(fresh),
    replaced: ids(replaced),
    unchanged,
    [what]: ids(gone),
    refused: refused.map(({ file, error }) => ({ file, error })),
    left_out: leftOut.length,
  }
  return { json, text: lines.join('\n'), failed }
}
