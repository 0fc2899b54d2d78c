import type { ApiClient } from '../../../src/client/api-client.ts'
import type { Interaction } from '../../../src/contract/chat/chat.ts'
import type { Passage } from '../../../src/contract/documents/document-search.ts'

type Targets = { readonly target_graph_id?: string; readonly target_doc_id?: string }

/** All that a question brings to light. */
export type ReadOut = {
  readonly passages: readonly Passage[]
  readonly answer: Pick<Interaction, 'messages' | 'citations' | 'trace'>
  readonly tokens: number
}

/** Asks with both engines, for the passages and for an answer. */
export async function readOut(
  ada: ApiClient,
  question: string,
  targets: Targets = {},
): Promise<readonly ReadOut[]> {
  return Promise.all(
    (['rag', 'graph'] as const).map(async (engine) => {
      const { passages } = await ada.call('searchDocuments', {
        query: question,
        engine,
        ...targets,
      })
      const { messages, citations, trace, usage } = await ada.call('interact', {
        messages: [{ role: 'user', content: question }],
        model: 'ponder',
        reasoning_engine: engine,
        ...targets,
      })
      return { passages, answer: { messages, citations, trace }, tokens: usage.tokens_consumed }
    }),
  )
}

/** The documents that anything in it comes from. */
export function documentsIn({ passages, answer }: ReadOut): ReadonlySet<string> {
  const { citations, trace } = answer
  const hops = trace.paths.flatMap(({ hops }) => hops)
  const chunks = trace.nodes.flatMap(({ id, kind }) =>
    kind === 'chunk' ? [{ doc_id: docOf(id) }] : [],
  )
  const all = [...passages, ...citations, ...hops, ...chunks]
  return new Set(all.map(({ doc_id }) => doc_id))
}

/** The same for two accounts that have the same: every id replaced by what its owner calls the thing. */
export async function readOutInOwnNames(ada: ApiClient, question: string): Promise<unknown> {
  const read = await readOut(ada, question)
  const { data } = await ada.call('listDocuments', { limit: 100 })
  const names = new Map(data.map(({ doc_id, external_id }) => [doc_id, external_id ?? '']))
  const told = JSON.stringify(read.map(withoutEntityIds))
  return JSON.parse(
    told.replaceAll(/(?:doc|chunk)_(\w{26})/g, (_, id) => names.get(`doc_${id}`) ?? 'unknown'),
  )
}

/** `chunk_x_0` is a part of `doc_x`. */
function docOf(chunkId: string): string {
  return chunkId.replace(/^chunk_(\w{26})_\d+$/, 'doc_$1')
}

/** An entity's id depends on its graph; its title does not. */
function withoutEntityIds({ answer, ...rest }: ReadOut): unknown {
  const titles = new Map(answer.trace.nodes.map(({ id, kind, title }) => [id, `${kind} ${title}`]))
  const told = JSON.stringify({ ...rest, answer })
  return JSON.parse(
    told.replaceAll(/ent_\w{11}/g, (id) =>
      JSON.stringify(titles.get(id) ?? 'unknown').slice(1, -1),
    ),
  )
}
