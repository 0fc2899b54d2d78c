import type { Community } from '../../../src/contract/graph-communities.ts'
import { Field } from '../parts/field.tsx'
import { strings } from '../strings/strings.ts'
import type { Filters } from './shown-part.ts'

const text = strings.graphs
const hopsOffered = [0, 1, 2, 3] as const

/** What of the graph is shown. */
export function FilterFields(props: {
  filters: Filters
  communities: readonly Community[]
  change(name: string, value: string): void
}) {
  const { filters, communities, change } = props
  return (
    <>
      <Field label={text.community}>
        {(field) => (
          <select
            {...field}
            value={filters.community}
            onChange={(event) => change('community', event.target.value)}
          >
            <option value="">{text.all}</option>
            {communities.map(({ community_id, title }) => (
              <option key={community_id} value={community_id}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={text.passagesMin}>
        {(field) => (
          <input
            {...field}
            type="number"
            min={1}
            value={filters.passagesMin}
            onChange={(event) => change('passages', event.target.value)}
          />
        )}
      </Field>
      {filters.focus !== '' && (
        <Field label={text.hops}>
          {(field) => (
            <select
              {...field}
              value={filters.hops}
              onChange={(event) => change('hops', event.target.value)}
            >
              {hopsOffered.map((hops) => (
                <option key={hops} value={hops}>
                  {hops === 0 ? text.allHops : text.hopsOf(hops)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </>
  )
}
