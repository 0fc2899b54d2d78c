import { Table } from '../parts/lists/table.tsx'
import { strings } from '../strings/strings.ts'
import type { Picture } from './shown-part.ts'

const text = strings.graphs
const rowsAtOnce = 50

/** The edges of the picture as a table; each opens its sentences. */
export function EdgeTable(props: {
  picture: Picture
  shown: ReadonlySet<number>
  choose(fromId: string, toId: string): void
}) {
  const { nodes, edges } = props.picture
  const rows = edges.flatMap(({ from, to, relations = [] }) => {
    const [one, other] = [nodes[from], nodes[to]]
    if (!one || !other || !props.shown.has(from) || !props.shown.has(to)) return []
    return [{ one, other, relations }]
  })
  return (
    <Table
      label={text.edges}
      rows={rows}
      rowsAtOnce={rowsAtOnce}
      keyOf={({ one, other }) => `${one.node_id} ${other.node_id}`}
      columns={[
        {
          name: text.edges,
          cell: ({ one, other }) => (
            <button
              type="button"
              className="link"
              onClick={() => props.choose(one.node_id, other.node_id)}
            >
              {`${one.name} – ${other.name}`}
            </button>
          ),
        },
        { name: text.said, cell: ({ relations }) => relations.join(', ') },
      ]}
    />
  )
}
