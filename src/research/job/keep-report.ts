import { ServiceError } from '../../base/errors/service-error.ts'
import { contractLimits } from '../../contract/limits.ts'
import { cleanName } from '../../contract/text/clean-name.ts'
import type { Library } from '../../documents/library.ts'
import { preparePage, prepareReport } from '../../documents/prepared-document.ts'
import type { GraphStore } from '../../storage/documents/graph-store.ts'
import type { ResearchOutcome } from '../research.ts'
import { researchField } from '../research-field.ts'
import type { ResearchInput } from './research-input.ts'

/** Where a report and its pages are kept. */
export type ReportStores = { readonly library: Library; readonly graphs: GraphStore }
type Kept = {
  readonly docId: string
  /** The documents of the sources, in the order of the sources. */
  readonly sourceDocIds: readonly string[]
}

/**
 * Stores the report and the web pages it quotes as documents in a graph of its own, so that one can chat about all of
 * them. Idempotent: a repeated call changes nothing.
 */
export async function keepReport(
  { accountId, researchId }: { readonly accountId: string; readonly researchId: string },
  input: ResearchInput,
  { title, report, sources, statements }: ResearchOutcome,
  { library, graphs }: ReportStores,
): Promise<Kept> {
  const graph = { accountId, graphId: input.graphId }
  await makeGraph(graphs, accountId, input)
  const told = { start: statements[0]?.start ?? 0, end: statements.at(-1)?.end ?? 0 }
  const metadata = { [researchField]: researchId }
  const written = {
    ...prepareReport(report, title, told),
    docId: input.docId,
    metadata,
  }
  const pages = sources.flatMap(({ page }) =>
    page.document ? [] : [{ ...preparePage(page, {}), metadata }],
  )
  const [document, ...snapshots] = await library.addAll(graph, [written, ...pages])
  if (!document) throw new Error(`The report ${input.docId} was not kept`)
  const ids = snapshots.values()
  const sourceDocIds = sources.map(({ page }) => page.document?.docId ?? ids.next().value?.id ?? '')
  return { docId: document.id, sourceDocIds }
}

/** Creates the graph, named after the topic; a taken name gets the day or the end of the id appended. */
async function makeGraph(
  graphs: GraphStore,
  accountId: string,
  { topic, today, graphId }: ResearchInput,
): Promise<void> {
  for (const suffix of ['', ` · ${today}`, ` · ${graphId.slice(-8)}`]) {
    const room = contractLimits.nameCharacters - suffix.length
    const name = `${cleanName(topic).replace(/\s+/g, ' ').slice(0, room).trim().toWellFormed()}${suffix}`
    try {
      return await graphs.create({ graphId, accountId, name, createdAt: Date.now() })
    } catch (error) {
      if (!(error instanceof ServiceError && error.code === 'conflict')) throw error
    }
  }
  throw new Error(`No name is free for the graph ${graphId}`)
}
