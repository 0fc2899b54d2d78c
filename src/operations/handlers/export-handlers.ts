import type { FairTurns } from '../../base/turns/fair-turns.ts'
import type { ExportFormat } from '../../contract/graphs/graph-export.ts'
import { csvFormat } from '../../knowledge-graph/export/csv-format.ts'
import { cypherFormat } from '../../knowledge-graph/export/cypher-format.ts'
import { exportGraph } from '../../knowledge-graph/export/export-graph.ts'
import { gexfFormat } from '../../knowledge-graph/export/gexf-format.ts'
import type { GraphFormat } from '../../knowledge-graph/export/graph-format.ts'
import { graphmlFormat } from '../../knowledge-graph/export/graphml-format.ts'
import { jsonFormat } from '../../knowledge-graph/export/json-format.ts'
import { type GraphStores, openGraph } from '../../knowledge-graph/open-graph.ts'
import type { Handlers } from '../handlers.ts'

const formats: Readonly<Record<ExportFormat, GraphFormat>> = {
  json: jsonFormat,
  graphml: graphmlFormat,
  gexf: gexfFormat,
  cypher: cypherFormat,
  csv: csvFormat,
}

export function exportHandlers(
  stores: GraphStores,
  turns: FairTurns,
): Pick<Handlers, 'exportGraph'> {
  return {
    exportGraph: async (input, { accountId }, { signal }) => {
      const graph = await openGraph(stores, accountId, input.graph_id)
      const format = formats[input.format]
      const { mediaType, extension } = format
      const filename = `${graph.place.name}.${extension}`
      const takeTurn = () => turns.take(accountId, signal)
      return { mediaType, filename, bytes: inTurns(exportGraph(graph, format), takeTurn) }
    },
  }
}

/** Takes a turn for making each piece, and none while the reader consumes it, which may take any time. */
async function* inTurns<Piece>(
  pieces: AsyncGenerator<Piece>,
  takeTurn: () => Promise<Disposable>,
): AsyncGenerator<Piece> {
  const next = async () => {
    using _turn = await takeTurn()
    return await pieces.next()
  }
  try {
    for (let piece = await next(); !piece.done; piece = await next()) yield piece.value
  } finally {
    await pieces.return(undefined)
  }
}
