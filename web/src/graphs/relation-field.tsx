import { useEffect, useId, useState } from 'react'
import type { GraphMap } from '../../../src/contract/graphs/graph-map.ts'
import { Field } from '../parts/field.tsx'
import { formatNumber } from '../parts/format.ts'
import { strings } from '../strings/strings.ts'

const text = strings.graphs

/** Filters the graph by one relation, found by typing a part of it; the most frequent first. */
export function RelationField(props: {
  relations: GraphMap['relations']
  chosen: string
  choose(relation: string): void
}) {
  const { relations, chosen, choose } = props
  const id = useId()
  const [typed, setTyped] = useState(chosen)
  useEffect(() => setTyped(chosen), [chosen])
  const type = (value: string) => {
    setTyped(value)
    const wanted = value.trim().toLowerCase()
    if (wanted === '' || relations.some(({ relation }) => relation === wanted)) choose(wanted)
  }
  return (
    <Field label={text.relation} hint={text.relationsKnown(formatNumber(relations.length))}>
      {(field) => (
        <>
          <input
            {...field}
            type="search"
            list={id}
            placeholder={text.all}
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
          <datalist id={id}>
            {relations.map(({ relation, edges }) => (
              <option key={relation} value={relation}>
                {text.linesOf(formatNumber(edges))}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
