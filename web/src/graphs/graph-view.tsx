import './graphs.css'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useParams, useSearchParams } from 'wouter'
import type { Community } from '../../../src/contract/graph-communities.ts'
import { Skeleton } from '../parts/empty.tsx'
import { formatNumber } from '../parts/format.ts'
import { ProblemNote } from '../parts/problem-note.tsx'
import { View } from '../parts/view.tsx'
import { strings } from '../strings/strings.ts'
import { CanvasBoundary } from './canvas-boundary.tsx'
import { ExportMenu } from './export-menu.tsx'
import { FilterFields } from './filter-fields.tsx'
import { GraphCanvas } from './graph-canvas.tsx'
import { communitiesQuery, graphQuery, mapQuery } from './graph-queries.ts'
import { GraphTable } from './graph-table.tsx'
import { NodePanel } from './node-panel.tsx'
import { NodeSearch } from './node-search.tsx'
import { PathFinder } from './path-finder.tsx'
import { shownPart } from './shown-part.ts'

const text = strings.graphs
const nodesShown = 1_200
const nodesShownMax = 10_000
const none: readonly never[] = []

/** Explores a graph. What is chosen stands in the address, so that a link shows the same. */
export function GraphView() {
  const { graph: graphId = '' } = useParams<{ graph: string }>()
  const [search, setSearch] = useSearchParams()
  const limit = search.has('all') ? nodesShownMax : nodesShown
  const { data: graph, error } = useQuery(graphQuery(graphId))
  const map = useQuery(mapQuery(graphId, limit))
  const communities = useQuery(communitiesQuery(graphId)).data?.data ?? none
  const change = (name: string, value: string) =>
    setSearch((before) => {
      const after = new URLSearchParams(before)
      if (value === '') after.delete(name)
      else after.set(name, value)
      return after
    })
  const filters = useMemo(
    () => ({
      community: search.get('community') ?? '',
      passagesMin: Number(search.get('passages') ?? 1),
      focus: search.get('node') ?? '',
      hops: Number(search.get('hops') ?? 0),
    }),
    [search],
  )
  const shown = useMemo(
    () => (map.data ? shownPart(map.data, filters) : new Set<number>()),
    [map.data, filters],
  )
  const marked = useMemo(() => new Set([filters.focus]), [filters.focus])
  const order = useMemo(() => communities.map(({ community_id }) => community_id), [communities])
  const failure = error ?? map.error
  if (failure) {
    return (
      <View title={text.title}>
        <ProblemNote error={failure} refetch={() => void map.refetch()}>
          <Link href="/graphs" className="button">
            {text.title}
          </Link>
        </ProblemNote>
      </View>
    )
  }
  if (!graph || !map.data) {
    return (
      <div className="view">
        <Skeleton />
      </div>
    )
  }
  const { nodes, nodes_total } = map.data
  const part = nodes.filter((_, place) => shown.has(place))
  const focused = nodes.find(({ node_id }) => node_id === filters.focus)
  const choose = (nodeId: string) => change('node', nodeId)
  const asTable = search.has('table')
  return (
    <View
      title={graph.name}
      lead={text.showing(formatNumber(part.length), formatNumber(nodes_total))}
      actions={
        <>
          <Link href={`/chat?in=${graphId}`} className="button primary">
            {text.ask}
          </Link>
          <button
            type="button"
            className="button"
            aria-pressed={asTable}
            onClick={() => change('table', asTable ? '' : '1')}
          >
            {text.asTable}
          </button>
          <ExportMenu graphId={graphId} />
        </>
      }
    >
      <div className="explorer">
        <div className="stage">
          {asTable ? (
            <GraphTable nodes={part} titleOf={(id) => titleOf(communities, id)} choose={choose} />
          ) : (
            <CanvasBoundary>
              <GraphCanvas picture={map.data} {...{ shown, marked, choose }} communities={order} />
            </CanvasBoundary>
          )}
          {!map.data.complete && (
            <p className="more">
              {text.notAll}{' '}
              {limit < nodesShownMax && (
                <button type="button" className="link" onClick={() => change('all', '1')}>
                  {text.showMoreNodes(formatNumber(Math.min(nodesShownMax, nodes_total)))}
                </button>
              )}
            </p>
          )}
        </div>
        <div className="side">
          <div className="card tools">
            <NodeSearch label={text.search} nodes={nodes} choose={choose} />
            <FilterFields filters={filters} communities={communities} change={change} />
          </div>
          {filters.focus !== '' && (
            <NodePanel
              {...{ graphId, choose }}
              nodeId={filters.focus}
              close={() => change('node', '')}
            />
          )}
          {focused && (
            <PathFinder {...{ graphId, nodes, choose }} key={focused.node_id} from={focused} />
          )}
          {filters.focus === '' && (
            <CommunityList communities={communities} choose={(id) => change('community', id)} />
          )}
        </div>
      </div>
    </View>
  )
}

function CommunityList(props: {
  communities: readonly Community[]
  choose(communityId: string): void
}) {
  if (props.communities.length === 0) return null
  return (
    <section className="card communities" aria-label={text.communities}>
      <h2>{text.communities}</h2>
      <ul>
        {props.communities.map(({ community_id, title, nodes, summary }) => (
          <li key={community_id}>
            <button type="button" className="link" onClick={() => props.choose(community_id)}>
              {title}
            </button>{' '}
            <span className="count">{text.nodesOf(formatNumber(nodes))}</span>
            <p>{summary[0]?.sentence}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function titleOf(communities: readonly Community[], id: string): string {
  return communities.find(({ community_id }) => community_id === id)?.title ?? ''
}
