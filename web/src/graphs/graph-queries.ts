import { queryOptions } from '@tanstack/react-query'
import { service } from '../service.ts'

export const graphQuery = (graph_id: string) =>
  queryOptions({
    queryKey: ['graph', graph_id],
    queryFn: ({ signal }) => service.call('getGraph', { graph_id }, { signal }),
  })

/** The picture of a graph, with so many nodes at most. */
export const mapQuery = (graph_id: string, limit: number) =>
  queryOptions({
    queryKey: ['graph', graph_id, 'map', limit],
    queryFn: ({ signal }) => service.call('getGraphMap', { graph_id, limit }, { signal }),
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
