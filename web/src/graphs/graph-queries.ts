import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { service } from '../service.ts'

export const graphQuery = (graph_id: string) =>
  queryOptions({
    queryKey: ['graph', graph_id],
    queryFn: ({ signal }) => service.call('getGraph', { graph_id }, { signal }),
  })

export type MapWanted = {
  readonly limit: number
  readonly relation?: string
  readonly since?: string
  readonly until?: string
}

/** The map of a graph, or of a part of it. While another part is being read, the previous one is shown. */
export const mapQuery = (graph_id: string, wanted: MapWanted) =>
  queryOptions({
    queryKey: ['graph', graph_id, 'map', wanted],
    queryFn: ({ signal }) => service.call('getGraphMap', { graph_id, ...wanted }, { signal }),
    placeholderData: keepPreviousData,
  })

export const namesQuery = (graph_id: string, q: string) =>
  queryOptions({
    queryKey: ['graph', graph_id, 'names', q],
    queryFn: ({ signal }) => service.call('listNodes', { graph_id, q, limit: 20 }, { signal }),
    enabled: q.length >= 2,
  })

export const edgeQuery = (graph_id: string, from: string, to: string) =>
  queryOptions({
    queryKey: ['graph', graph_id, 'edge', from, to],
    queryFn: ({ signal }) => service.call('getEdge', { graph_id, from, to, limit: 50 }, { signal }),
  })

export const communitiesQuery = (graph_id: string) =>
  queryOptions({
    queryKey: ['graph', graph_id, 'communities'],
    queryFn: ({ signal }) => service.call('listCommunities', { graph_id, limit: 100 }, { signal }),
  })

export const nodeQuery = (graph_id: string, node_id: string) =>
  queryOptions({
    queryKey: ['graph', graph_id, 'node', node_id],
    queryFn: ({ signal }) => service.call('getNode', { graph_id, node_id, limit: 50 }, { signal }),
  })

export const pathsQuery = (graph_id: string, from: string, to: string) =>
  queryOptions({
    queryKey: ['graph', graph_id, 'paths', from, to],
    queryFn: ({ signal }) => service.call('findPaths', { graph_id, from, to }, { signal }),
  })
