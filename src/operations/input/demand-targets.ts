import { invalidParameter } from '../../base/errors/invalid-parameter.ts'
import { notFound } from '../../base/errors/not-found.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { ReasoningEngine } from '../../contract/chat/chat.ts'
import { type ResearchReads, readsOf } from '../../contract/research/research-reads.ts'
import type { Library } from '../../documents/library.ts'

type Targeted = {
  readonly reasoning_engine: ReasoningEngine
  readonly target_graph_id?: string | undefined
  readonly target_doc_id?: string | undefined
  readonly include_domains?: readonly string[] | undefined
  readonly exclude_domains?: readonly string[] | undefined
}

/**
 * Demands before a question is answered that it can be: an engine notices only when it searches, and by then a stream
 * has begun; for a greeting it never searches. Throws `not_found` if the account has no such graph or document, or the
 * document is not in the graph, and `invalid_request` if targets are given to the engine "web", which reads no
 * documents, or domains to an engine that does not read the web.
 */
export async function demandTargets(
  { reasoning_engine, target_graph_id: graphId, target_doc_id: docId, ...domains }: Targeted,
  accountId: string,
  library: Pick<Library, 'get' | 'graphFor'>,
): Promise<void> {
  if (reasoning_engine !== 'web')
    demandNoDomains(
      domains,
      'Only the engine "web" reads pages of the web. Choose it, or leave this out.',
    )
  if (graphId === undefined && docId === undefined) return
  if (reasoning_engine === 'web') {
    const param = docId === undefined ? 'target_graph_id' : 'target_doc_id'
    const why =
      'The engine "web" reads the web, not your documents. Choose "rag" or "graph", or leave this out.'
    throw invalidParameter(param, why)
  }
  if (docId === undefined) {
    await library.graphFor(accountId, graphId).catch(inTermsOf('graph', 'target_graph_id'))
    return
  }
  const document = await library.get(accountId, docId).catch(inTermsOf('document', 'target_doc_id'))
  if (graphId !== undefined && document.graphId !== graphId) {
    throw notFound('document', 'target_doc_id')
  }
}

/**
 * Demands before research begins that the account has the graph whose documents are to be read. Throws `not_found` if
 * not, and `invalid_request` if a graph is given and only the web is read, or domains of the web and only documents are.
 */
export async function demandReadable(
  wanted: Omit<Targeted, 'reasoning_engine'> & { readonly reads?: ResearchReads | undefined },
  accountId: string,
  library: Pick<Library, 'graphFor'>,
): Promise<void> {
  const { target_graph_id: graphId } = wanted
  const reads = readsOf(wanted)
  if (reads === 'documents')
    demandNoDomains(wanted, 'No pages of the web are read. Leave this out, or have it read both.')
  if (graphId === undefined) return
  if (reads === 'web') {
    const why = 'Only the web is read, and no graph. Leave this out, or have it read both.'
    throw invalidParameter('target_graph_id', why)
  }
  await library.graphFor(accountId, graphId).catch(inTermsOf('graph', 'target_graph_id'))
}

function demandNoDomains(
  domains: Pick<Targeted, 'include_domains' | 'exclude_domains'>,
  why: string,
): void {
  for (const param of ['include_domains', 'exclude_domains'] as const)
    if (domains[param] !== undefined) throw invalidParameter(param, why)
}

/** Renames the parameter in an error: the library knows the target as its `doc_id` or `graph_id`. */
function inTermsOf(what: string, param: string): (error: unknown) => never {
  return (error) => {
    const isMissing = error instanceof ServiceError && error.code === 'not_found'
    throw isMissing ? notFound(what, param) : error
  }
}
