import type { ApiClient } from '../../../src/client/api-client.ts'
import type { ArbitraryDocument } from './arbitrary-library.ts'

type Written = Partial<ArbitraryDocument> & Pick<ArbitraryDocument, 'text'>

let graphs = 0

/** A new graph with these documents, and their ids in the same order. */
export async function filledGraph(
  ada: ApiClient,
  documents: readonly Written[],
): Promise<{ readonly graph_id: string; readonly docIds: readonly string[] }> {
  const { graph_id } = await ada.call('createGraph', { name: `filled ${++graphs}` })
  const lines = documents.map(({ elsewhere: _, ...line }) => line)
  const results = await ada.import(lines, graph_id)
  const docIds = results.map(({ doc_id, error }) => {
    if (doc_id === undefined) throw new Error(`Not imported: ${error?.message}`)
    return doc_id
  })
  return { graph_id, docIds }
}
