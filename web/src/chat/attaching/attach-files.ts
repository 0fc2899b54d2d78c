import type { QueryClient } from '@tanstack/react-query'
import { Refused } from '../../../../src/client/refused.ts'
import { contractLimits } from '../../../../src/contract/limits.ts'
import { cleanName } from '../../../../src/contract/text/clean-name.ts'
import { hasVisibleText } from '../../../../src/contract/text/visible-text.ts'
import { uploadFiles } from '../../documents/uploads/use-uploads.ts'
import { service } from '../../service.ts'
import { installationQuery } from '../../settings/installation-query.ts'
import { language } from '../../strings/strings.ts'

/** Files that were attached to a question: their uploads, and the graph to which they are added. */
export type Attached = {
  readonly ids: readonly number[]
  readonly graphId: string
  /** Whether the graph was made for them. */
  readonly isNew: boolean
  /** Where the question would have been searched for without them. */
  readonly targetBefore: string
}

/**
 * Adds files to the graph that is asked, or where that is none to a new one, named after the first file. Rejects once
 * `isWanted` no longer: whoever signs in meanwhile would send them.
 */
export async function attachFiles(
  queries: QueryClient,
  files: readonly File[],
  { target, isWanted }: { readonly target: string; isWanted(): boolean },
): Promise<Attached> {
  const demandWanted = () => {
    if (!isWanted()) throw new Error('The files are no longer to be sent')
  }
  const { upload_bytes_max: bytesMax } = await queries.ensureQueryData(installationQuery)
  demandWanted()
  const isNew = !target.startsWith('graph_')
  const graphId = isNew ? await newGraph(files[0]?.name ?? '') : target
  demandWanted()
  void queries.invalidateQueries({ queryKey: ['graphs'] })
  const ids = uploadFiles(queries, files, { graphId, bytesMax })
  return { ids, graphId, isNew, targetBefore: target }
}

/** Deletes the graph that was made for files of which none could be added. */
export async function forgetGraph(queries: QueryClient, graphId: string): Promise<void> {
  await service.call('deleteGraph', { graph_id: graphId })
  await queries.invalidateQueries({ queryKey: ['graphs'] })
}

/** Two graphs cannot have one name: the second of a file is told from the first by its time. */
async function newGraph(fileName: string): Promise<string> {
  const cleaned = cleanName(fileName)
  const stem = cleaned.replace(/\.[^.]{1,5}$/, '')
  const name = (hasVisibleText(stem) ? stem : cleaned).slice(0, nameLengthMax).toWellFormed()
  try {
    return (await service.call('createGraph', { name })).graph_id
  } catch (error) {
    if (!(error instanceof Refused && error.problem.code === 'conflict')) throw error
    const told = `${name}, ${new Date().toLocaleString(language)}`
    return (await service.call('createGraph', { name: told })).graph_id
  }
}

/** Leaves room for a time. */
const nameLengthMax = contractLimits.nameCharacters - 40
