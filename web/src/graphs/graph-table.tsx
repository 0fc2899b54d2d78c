import type { MapNode } from '../../../src/contract/graphs/graph-map.ts'
import { formatNumber } from '../parts/format.ts'
import { Table } from '../parts/lists/table.tsx'
import { strings } from '../strings/strings.ts'

const text = strings.graphs
const rowsAtOnce = 100

/** The nodes of the picture as a table. */
export function GraphTable(props: {
  nodes: readonly MapNode[]
  titleOf(communityId: string): string
  choose(nodeId: string): void
}) {
  return (
    <Table
      label={text.nodes}
      rows={props.nodes}
      rowsAtOnce={rowsAtOnce}
      keyOf={({ node_id }) => node_id}
      columns={[
        {
          name: text.node,
          cell: ({ node_id, name }) => (
            <button type="button" className="link" onClick={() => props.choose(node_id)}>
              {name}
            </button>
          ),
        },
        {
          name: text.community,
          cell: ({ community_id }) => community_id && props.titleOf(community_id),
        },
        { name: text.passages, kind: 'number', cell: ({ passages }) => formatNumber(passages) },
      ]}
    />
  )
}
