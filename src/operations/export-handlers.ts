import type { ExportFormat } from '../contract/graph-export.ts'
import { csvFormat } from '../knowledge-graph/export/csv-format.ts'
import { cypherFormat } from '../knowledge-graph/export/cypher-format.ts'
import { exportGraph } from '../knowledge-graph/export/export-graph.ts'
import { gexfFormat } from '../knowledge-graph/export/gexf-format.ts'
import type { GraphFormat } from '../knowledge-graph/export/graph-format.ts'
import { graphmlFormat } from '../knowledge-graph/export/graphml-format.ts'
import { jsonFormat } from '../knowledge-graph/export/json-format.ts'
import { type GraphStores, openGraph } from '../knowledge-graph/open-graph.ts'
import type { Handlers } from './handlers.ts'

const formats: Readonly<Record<ExportFormat, GraphFormat>> = {
  json: jsonFormat,
  graphml: graphmlFormat,
  gexf: gexfFormat,
  cypher: cypherFormat,
  csv: csvFormat,
}

export function exportHandlers(stores: GraphStores): Pick<Handlers, 'exportGraph'> {
  return {
    exportGraph: async (input, { accountId }) => {
      const graph = await openGraph(stores, accountId, input.graph_id)
      const format = formats[input.format]
      const { mediaType, extension } = format
      const filename = `${graph.place.name}.${extension}`
      return { mediaType, filename, bytes: exportGraph(graph, format) }
    },
  }
}
