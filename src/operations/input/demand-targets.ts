import { invalidParameter } from '../../base/errors/invalid-parameter.ts'
import { notFound } from '../../base/errors/not-found.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { ReasoningEngine } from '../../contract/chat/chat.ts'
import type { Library } from '../../documents/library.ts'

type Targeted = {
  readonly reasoning_engine: ReasoningEngine
  readonly target_graph_id?: string | undefined
  readonly target_doc_id?: string | undefined
  readonly include_domains?: readonly string[] | undefined
  readonly exclude_domains?: readonly string[] | undefined
}

/**
 * Throws `not_found` unless the account has the targets of a question and the document is in the graph, and
 * `invalid_request` if the engine reads no documents, or has domains of the web to read and does not. An engine notices it only when it searches: a stream has begun by
 * then, and a greeting searches nothing.
 */
export async function demandTargets(
  { reasoning_engine, target_graph_id: graphId, target_doc_id: docId, ...domains }: Targeted,
  accountId: string,
  library: Pick<Library, 'get' | 'graphFor'>,
): Promise<void> {
  if (reasoning_engine !== 'web') demandNoDomains(domains)
  if (graphId === undefined && docId === undefined) return
  if (reasoning_engine === 'web') {
    const param = docId === undefined ? 'target_graph_id' : 'target_doc_id'
    const why = 'The engine "web" reads the web, not your documents; use "rag" or "graph" with it.'
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

function demandNoDomains(domains: Pick<Targeted, 'include_domains' | 'exclude_domains'>): void {
  for (const param of ['include_domains', 'exclude_domains'] as const)
    if (domains[param] !== undefined)
      throw invalidParameter(param, 'Only the engine "web" reads pages of the web; use it with it.')
}

/** Renames the parameter in an error: the library knows the target as its `doc_id` or `graph_id`. */
function inTermsOf(what: string, param: string): (error: unknown) => never {
  return (error) => {
    const isMissing = error instanceof ServiceError && error.code === 'not_found'
    throw isMissing ? notFound(what, param) : error
  }
}
