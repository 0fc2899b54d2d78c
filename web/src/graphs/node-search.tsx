import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import type { NodeName } from '../../../src/contract/graphs/graph-nodes.ts'
import { Field } from '../parts/field.tsx'
import { strings } from '../strings/strings.ts'
import { namesQuery } from './graph-queries.ts'

const offeredMax = 200

/** Finds a node by name, also one outside the picture, with the browser's suggestions while typing. */
export function NodeSearch(props: {
  graphId: string
  label: string
  nodes: readonly NodeName[]
  choose(nodeId: string): void
}) {
  const list = useId()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const sought = useDeferredValue(wanted)
  const { data, isSuccess } = useQuery(namesQuery(props.graphId, sought))
  const others = data?.data ?? []
  const here = props.nodes.filter(({ name }) => name.toLowerCase().includes(wanted))
  const known = new Set(here.map(({ node_id }) => node_id))
  const found = [...here, ...others.filter(({ node_id }) => !known.has(node_id))]
  const isNoneLike = sought === wanted && isSuccess && found.length === 0
  const choose = (value: string) => {
    setTyped(value)
    const node = [...props.nodes, ...others].find(
      ({ name }) => name.toLowerCase() === value.trim().toLowerCase(),
    )
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
      <p className="hint" role="status">
        {isNoneLike && strings.graphs.noneLike}
      </p>
      <datalist id={list}>
        {found.slice(0, offeredMax).map(({ node_id, name }) => (
          <option key={node_id} value={name} />
        ))}
      </datalist>
    </form>
  )
}
