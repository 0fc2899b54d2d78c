import type { Community } from '../../../src/contract/graphs/graph-communities.ts'
import type { GraphMap } from '../../../src/contract/graphs/graph-map.ts'
import { Field } from '../parts/field.tsx'
import { strings } from '../strings/strings.ts'
import type { MapWanted } from './graph-queries.ts'
import { RelationField } from './relation-field.tsx'
import type { Filters } from './shown-part.ts'

const text = strings.graphs
const hopsOffered = [0, 1, 2, 3] as const

/** The filters of the graph. */
export function FilterFields(props: {
  filters: Filters
  communities: readonly Community[]
  map: Pick<GraphMap, 'relations' | 'first_day' | 'last_day'>
  wanted: MapWanted
  change(name: string, value: string): void
}) {
  const { filters, communities, map, wanted, change } = props
  return (
    <>
      <CommunityField
        communities={communities}
        chosen={filters.community}
        choose={(community) => change('community', community)}
      />
      <RelationField
        relations={map.relations}
        chosen={wanted.relation ?? ''}
        choose={(relation) => change('relation', relation)}
      />
      <DaysFields map={map} wanted={wanted} change={change} />
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
        <HopsField chosen={filters.hops} choose={(hops) => change('hops', hops)} />
      )}
    </>
  )
}

/** One community, or all. */
function CommunityField(props: {
  communities: readonly Community[]
  chosen: string
  choose(community: string): void
}) {
  return (
    <Field label={text.community}>
      {(field) => (
        <select
          {...field}
          value={props.chosen}
          onChange={(event) => props.choose(event.target.value)}
        >
          <option value="">{text.all}</option>
          {props.communities.map(({ community_id, title }) => (
            <option key={community_id} value={community_id}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** The days of the earliest and the latest document that has a say. */
function DaysFields(props: {
  map: Pick<GraphMap, 'first_day' | 'last_day'>
  wanted: MapWanted
  change(end: 'since' | 'until', day: string): void
}) {
  const { map, wanted, change } = props
  return (
    <div className="days">
      {(['since', 'until'] as const).map((end) => (
        <Field key={end} label={text[end]}>
          {(field) => (
            <input
              {...field}
              type="date"
              min={map.first_day}
              max={map.last_day}
              value={wanted[end] ?? ''}
              onChange={(event) => change(end, event.target.value)}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

/** How many steps around the chosen name are shown. */
function HopsField(props: { chosen: number; choose(hops: string): void }) {
  return (
    <Field label={text.hops}>
      {(field) => (
        <select
          {...field}
          value={props.chosen}
          onChange={(event) => props.choose(event.target.value)}
        >
          {hopsOffered.map((hops) => (
            <option key={hops} value={hops}>
              {hops === 0 ? text.allHops : text.hopsOf(hops)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
