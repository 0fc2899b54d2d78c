import type { ExportFormat } from '../../../src/contract/graphs/graph-export.ts'
import { DownloadMenu } from '../parts/download-menu.tsx'
import { strings } from '../strings/strings.ts'

const formats = [
  ['json', 'JSON'],
  ['graphml', 'GraphML'],
  ['gexf', 'GEXF'],
  ['cypher', 'Cypher'],
  ['csv', 'CSV'],
] as const satisfies readonly (readonly [ExportFormat, string])[]

/** Downloads of the graph in the formats of other programs. */
export function ExportMenu({ graphId }: { graphId: string }) {
  const path = `/graphs/${graphId}/export`
  return <DownloadMenu label={strings.graphs.export} path={path} formats={formats} />
}
