import './graphs.css'
import { useQuery } from '@tanstack/react-query'
import { Waypoints } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { Link, useParams } from 'wouter'
import type { Community } from '../../../src/contract/graphs/graph-communities.ts'
import type { GraphMap } from '../../../src/contract/graphs/graph-map.ts'
import type { Graph } from '../../../src/contract/graphs/graphs.ts'
import { documentsPathOf } from '../documents/graph-picker.tsx'
import { formatNumber } from '../parts/format.ts'
import { Empty, Skeleton } from '../parts/lists/empty.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { View } from '../parts/view.tsx'
import { strings } from '../strings/strings.ts'
import { CanvasBoundary } from './canvas/canvas-boundary.tsx'
import { GraphCanvas } from './canvas/graph-canvas.tsx'
import { CommunityList } from './community-list.tsx'
import { EdgeTable } from './edge-table.tsx'
import { FilterFields } from './filter-fields.tsx'
import { GraphActions, ToDocuments } from './graph-actions.tsx'
import { communitiesQuery, graphQuery, mapQuery } from './graph-queries.ts'
import { GraphTable } from './graph-table.tsx'
import { NodeSearch } from './node-search.tsx'
import { EdgePanel } from './panels/edge-panel.tsx'
import { NodePanel } from './panels/node-panel.tsx'
import { PathFinder } from './path-finder.tsx'
import { shownPart } from './shown-part.ts'
import { isFiltered, nodesShownMax, unfiltered, useChosen } from './use-chosen.ts'

const text = strings.graphs
const none: readonly never[] = []

/** Explores a graph. The selection is in the address, so that a link shows the same. */
export function GraphView() {
  const { graph: graphId = '' } = useParams<{ graph: string }>()
  const chosen = useChosen()
  const { search, filters, change } = chosen
  const { data: graph, error } = useQuery(graphQuery(graphId))
  const map = useQuery(mapQuery(graphId, chosen.wanted))
  const communities = useQuery(communitiesQuery(graphId)).data?.data ?? none
  const shown = useMemo(
    () => (map.data ? shownPart(map.data, filters) : new Set<number>()),
    [map.data, filters],
  )
  const save = useRef<() => void>(undefined)
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
  if (nodes_total === 0) return <NoNames graph={graph} />
  const part = nodes.filter((_, place) => shown.has(place))
  const looked = { graphId, chosen, communities, map: map.data }
  return (
    <View
      title={graph.name}
      lead={leadOf(part.length, map.data, isFiltered(search))}
      actions={
        <GraphActions
          graphId={graphId}
          asTable={search.has('table')}
          turn={(asTable) => change('table', asTable ? '1' : '')}
          save={() => save.current?.()}
        />
      }
    >
      <div className="explorer">
        <div className="stage" aria-busy={map.isPlaceholderData}>
          <Stage {...looked} part={part} shown={shown} save={save} />
        </div>
        <div className="side">
          <Details {...looked} />
          <Side {...looked} />
        </div>
      </div>
    </View>
  )
}

/** A graph of which there is nothing to show or export. */
function NoNames({ graph }: { graph: Graph }) {
  const { graph_id: graphId, name, documents } = graph
  return (
    <View title={name} actions={documents > 0 && <ToDocuments graphId={graphId} />}>
      <Empty icon={Waypoints} title={text.noNames}>
        <p>{text.noNamesMeans}</p>
        <Link href={documentsPathOf(graphId)} className="button primary">
          {text.addDocuments}
        </Link>
      </Empty>
    </View>
  )
}

/** How many of the names are shown. Of all that can be, those are left out that no passage has. */
function leadOf(shown: number, { matching, nodes_total }: GraphMap, isFiltered: boolean): string {
  const showing = text.showing(formatNumber(shown), formatNumber(nodes_total))
  const isWhole = !isFiltered && shown === matching && matching < nodesShownMax
  if (!isWhole || matching === nodes_total) return showing
  return `${showing}; ${text.inHeadings(formatNumber(nodes_total - matching))}`
}

/** A graph, the current selection, and data about the whole graph. */
type Looked = {
  graphId: string
  chosen: ReturnType<typeof useChosen>
  communities: readonly Community[]
  map: GraphMap
}

/** The picture of the graph, or tables with the same content, and what is not shown. */
function Stage(
  props: Looked & {
    part: GraphMap['nodes']
    shown: ReadonlySet<number>
    /** Gets a function that saves the picture, once it is drawn. */
    save: { current: (() => void) | undefined }
  },
) {
  const { communities, map, part, shown, save } = props
  const { search, filters, wanted, change, changeAll } = props.chosen
  const { from, to } = edgeOf(search)
  const marked = useMemo(() => new Set([filters.focus, from, to]), [filters.focus, from, to])
  const order = useMemo(() => communities.map(({ community_id }) => community_id), [communities])
  const choose = (nodeId: string) => changeAll({ node: nodeId, edge: '' })
  const chooseEdge = (one: string, other: string) => change('edge', `${one}~${other}`)
  const drawn = (saves: () => void) => {
    save.current = saves
  }
  return (
    <>
      {search.has('table') ? (
        <>
          <GraphTable nodes={part} titleOf={(id) => titleOf(communities, id)} choose={choose} />
          <EdgeTable picture={map} shown={shown} choose={chooseEdge} />
        </>
      ) : (
        <CanvasBoundary>
          <GraphCanvas
            picture={map}
            shown={shown}
            marked={marked}
            choose={choose}
            chooseEdge={chooseEdge}
            drawn={drawn}
            communities={order}
          />
        </CanvasBoundary>
      )}
      {map.nodes.length < map.matching && (
        <p className="more">
          {text.notAll}{' '}
          {wanted.limit < nodesShownMax && (
            <button type="button" className="link" onClick={() => change('all', '1')}>
              {text.showMoreNodes(formatNumber(map.matching))}
            </button>
          )}
        </p>
      )}
      {part.length === 0 && <p className="more">{text.nothingLeft}</p>}
    </>
  )
}

/** The filters, and the communities while nothing is selected. */
function Side({ graphId, chosen, communities, map }: Looked) {
  const { search, filters, wanted, change, changeAll } = chosen
  const { to } = edgeOf(search)
  const { nodes } = map
  const choose = (nodeId: string) => changeAll({ node: nodeId, edge: '' })
  return (
    <>
      <div className="card tools">
        <NodeSearch label={text.search} graphId={graphId} nodes={nodes} choose={choose} />
        <FilterFields
          map={map}
          filters={filters}
          wanted={wanted}
          communities={communities}
          change={change}
        />
        {isFiltered(search) && (
          <button type="button" className="button" onClick={() => changeAll(unfiltered)}>
            {text.noFilters}
          </button>
        )}
      </div>
      {filters.focus === '' && to === '' && (
        <CommunityList communities={communities} choose={(id) => change('community', id)} />
      )}
    </>
  )
}

/** Details of the selected node or edge, which are scrolled to where they are below the picture. */
function Details({ graphId, chosen, map }: Looked) {
  const { search, filters, change, changeAll } = chosen
  const { from, to } = edgeOf(search)
  const place = useRef<HTMLDivElement>(null)
  const selected = `${filters.focus} ${from} ${to}`
  const before = useRef(selected)
  useEffect(() => {
    if (before.current !== selected && selected.trim() !== '')
      place.current?.scrollIntoView({ block: 'nearest' })
    before.current = selected
  }, [selected])
  if (selected.trim() === '') return null
  const choose = (nodeId: string) => changeAll({ node: nodeId, edge: '' })
  return (
    <div className="details" ref={place}>
      {to !== '' && (
        <EdgePanel
          graphId={graphId}
          from={from}
          to={to}
          choose={choose}
          close={() => change('edge', '')}
        />
      )}
      {filters.focus !== '' && (
        <>
          <NodePanel
            graphId={graphId}
            choose={choose}
            nodeId={filters.focus}
            close={() => change('node', '')}
          />
          <PathFinder
            key={filters.focus}
            from={filters.focus}
            graphId={graphId}
            nodes={map.nodes}
            choose={choose}
          />
        </>
      )}
    </div>
  )
}

/** The two nodes of the selected edge; empty if there is none. */
function edgeOf(search: URLSearchParams): { from: string; to: string } {
  const [from = '', to = ''] = (search.get('edge') ?? '').split('~')
  return { from, to }
}

function titleOf(communities: readonly Community[], id: string): string {
  return communities.find(({ community_id }) => community_id === id)?.title ?? ''
}
