import { useState } from 'react'
import type { MapNode } from '../../../src/contract/graph-map.ts'
import { formatNumber } from '../parts/format.ts'
import { strings } from '../strings/strings.ts'

const text = strings.graphs
const rowsAtOnce = 100

/** The same nodes as in the picture, for those who read rather than look. */
export function GraphTable(props: {
  nodes: readonly MapNode[]
  titleOf(communityId: string): string
  choose(nodeId: string): void
}) {
  const [rows, setRows] = useState(rowsAtOnce)
  return (
    <div className="scroll card">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{text.node}</th>
            <th scope="col">{text.community}</th>
            <th scope="col" className="number">
              {text.passages}
            </th>
          </tr>
        </thead>
        <tbody>
          {props.nodes.slice(0, rows).map(({ node_id, name, passages, community_id }) => (
            <tr key={node_id}>
              <td>
                <button type="button" className="link" onClick={() => props.choose(node_id)}>
                  {name}
                </button>
              </td>
              <td>{community_id ? props.titleOf(community_id) : ''}</td>
              <td className="number">{formatNumber(passages)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {props.nodes.length > rows && (
        <button type="button" className="button" onClick={() => setRows(rows + rowsAtOnce)}>
          {strings.common.showMore}
        </button>
      )}
    </div>
  )
}
