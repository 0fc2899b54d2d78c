import { setImmediate } from 'node:timers/promises'
import { Deadline } from '../base/turns/deadline.ts'
import { type Fact, type NodeName, withNames } from './graph-facts.ts'
import { findName, namesById } from './graph-nodes.ts'
import type { OpenGraph } from './open-graph.ts'
import { readLinks } from './read-links.ts'
import { type Trail, trailsThrough, WalkSide } from './walk-side.ts'

/**
 * A search ends with what it has at so many nodes or after this time: in a dense graph each step reaches most of it.
 */
const nodesTouchedMax = 2000
const timeMsMax = 3000
/** Nodes read in one batch; other calls are served between two batches. */
const nodesReadTogether = 50
/** Most links read for a batch of nodes. */
const linksMax = 4000

export type Path = { readonly nodes: readonly NodeName[]; readonly hops: readonly Fact[] }
/** The ids of the nodes at which a path begins and ends. */
type Ends = { readonly fromId: string; readonly toId: string }
type Bounds = { readonly hopsMax: number; readonly pathsMax: number }

/**
 * Finds the shortest paths between two nodes by bidirectional breadth-first search, which expands the smaller side by
 * one level until the two meet. `complete` is false if the search was cut short. Throws `not_found`.
 */
export async function findPaths(
  graph: OpenGraph,
  { fromId, toId }: Ends,
  { hopsMax, pathsMax }: Bounds,
  signal: AbortSignal,
): Promise<{ readonly paths: readonly Path[]; readonly complete: boolean }> {
  const from = await findName(graph, fromId, 'from')
  await findName(graph, toId, 'to')
  if (fromId === toId) return { paths: [{ nodes: [from], hops: [] }], complete: true }

  const [start, goal] = [new WalkSide(fromId), new WalkSide(toId)]
  using deadline = new Deadline(timeMsMax)
  const cut = AbortSignal.any([signal, deadline.signal])
  const mayGoOn = () => !cut.aborted && start.size + goal.size <= nodesTouchedMax
  let complete = true
  let meetings: readonly string[] = []
  for (let hop = 0; hop < hopsMax && meetings.length === 0 && mayGoOn(); hop++) {
    const startIsSmaller = start.frontier.length <= goal.frontier.length
    const [side, other] = startIsSmaller ? [start, goal] : [goal, start]
    complete = (await widen(graph, side, mayGoOn)) && complete
    meetings = side.frontier.filter((id) => other.has(id)).sort()
  }
  const trails = meetings.flatMap((id) => trailsThrough(id, start, goal, pathsMax))
  const paths = await pathsOf(graph, trails.slice(0, pathsMax))
  return { paths, complete: complete && (meetings.length > 0 || mayGoOn()) }
}

/** Expands a side by one level. Returns false if not all of the level was read. */
async function widen(graph: OpenGraph, side: WalkSide, mayGoOn: () => boolean): Promise<boolean> {
  const level = side.leave()
  let whole = true
  for (let next = 0; next < level.length; next += nodesReadTogether) {
    if (!mayGoOn()) return false
    const read = await readLinks(graph, level.slice(next, next + nodesReadTogether), linksMax)
    side.follow(read.links)
    whole &&= !read.cut
    await setImmediate()
  }
  return whole
}

async function pathsOf(graph: OpenGraph, trails: readonly Trail[]): Promise<readonly Path[]> {
  const names = await namesById(graph, [...new Set(trails.flatMap(({ ids }) => ids))])
  const paths = trails.map(({ ids, links }) => ({
    nodes: ids.flatMap((id) => names.get(id) ?? []),
    hops: withNames(links, names),
  }))
  // A path lacks a hop if the document of the hop was deleted meanwhile.
  return paths.filter(({ nodes, hops }) => nodes.length === hops.length + 1)
}
