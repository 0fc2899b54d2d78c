import { useId, useState } from 'react'
import type { MapNode } from '../../../src/contract/graph-map.ts'
import { Field } from '../parts/field.tsx'

const offeredMax = 200

/** Finds a node by its name: what the browser offers while one types. */
export function NodeSearch(props: {
  label: string
  nodes: readonly MapNode[]
  choose(nodeId: string): void
}) {
  const list = useId()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const found = props.nodes.filter(({ name }) => name.toLowerCase().includes(wanted))
  const choose = (value: string) => {
    setTyped(value)
    const node = props.nodes.find(({ name }) => name.toLowerCase() === value.trim().toLowerCase())
    if (node) props.choose(node.node_id)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const [first] = found
        if (wanted !== '' && first) choose(first.name)
      }}
    >
      <Field label={props.label}>
        {(field) => (
          <input
            {...field}
            type="search"
            list={list}
            value={typed}
            onChange={(event) => choose(event.target.value)}
          />
        )}
      </Field>
      <datalist id={list}>
        {found.slice(0, offeredMax).map(({ node_id, name }) => (
          <option key={node_id} value={name} />
        ))}
      </datalist>
    </form>
  )
}
