import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ComposedService, composeService } from '../support/compose-service.ts'
import { exampleFiles } from '../support/example-library.ts'
import { storageEngines } from '../support/open-test-storage.ts'

describe.each(storageEngines)('the map of a graph on $name', ({ name }) => {
  let service: ComposedService
  beforeAll(async () => {
    service = await composeService(name)
  })
  afterAll(() => service[Symbol.asyncDispose]())

  async function withLibrary() {
    const ada = await service.account()
    const { graph_id } = await ada.call('createGraph', { name: 'library' })
    for (const { bytes, name: filename } of await exampleFiles())
      await ada.upload(bytes, filename, { graph_id })
    return { ada, graph_id }
  }

  test('it has the nodes of the graph, each at a place, and edges between them', async () => {
    const { ada, graph_id } = await withLibrary()

    const map = await ada.call('getGraphMap', { graph_id })

    expect(map).toMatchObject({ complete: true, nodes_total: map.nodes.length })
    expect(map.edges.length).toBeGreaterThan(map.nodes.length / 2)
    const seen = map.nodes.map(({ passages }) => passages)
    expect(seen).toEqual(seen.toSorted((a, b) => b - a))
    expect(new Set(map.nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(map.nodes.length)
    for (const { x, y } of map.nodes) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1.01)
    for (const { from, to } of map.edges) {
      expect(from).not.toBe(to)
      expect(map.nodes[from] && map.nodes[to]).toBeDefined()
    }
    for (const { node_id, name } of map.nodes.slice(0, 10))
      expect((await ada.call('getNode', { graph_id, node_id })).name).toBe(name)
    const communities = await ada.call('listCommunities', { graph_id, limit: 100 })
    const known = new Set(communities.data.map(({ community_id }) => community_id))
    const used = new Set(map.nodes.flatMap(({ community_id }) => community_id ?? []))
    for (const community of known) expect([...used]).toContain(community)
  })

  test('it lies the same until a document changes, and is never cut without saying so', async () => {
    const { ada, graph_id } = await withLibrary()
    const whole = await ada.call('getGraphMap', { graph_id })

    const part = await ada.call('getGraphMap', { graph_id, limit: 5 })

    expect(part.nodes).toEqual(whole.nodes.slice(0, 5))
    expect(part).toMatchObject({ complete: false, nodes_total: whole.nodes_total })
    for (const { from, to } of part.edges) expect(Math.max(from, to)).toBeLessThan(5)
    const added = { graph_id, text: 'Ottilie Ravn drew the Marble Gull in Tarnwick.' }
    const { doc_id } = await ada.call('addDocument', added)
    const more = await ada.call('getGraphMap', { graph_id })
    expect(more.nodes.map(({ name }) => name)).toContain('Ottilie Ravn')
    await ada.call('deleteDocument', { doc_id })
    expect(await ada.call('getGraphMap', { graph_id })).toEqual(whole)
  })
})

test('the map of nothing is empty', async () => {
  await using service = await composeService('sqlite')
  const ada = await service.account()
  const { graph_id } = await ada.call('createGraph', { name: 'empty' })
  const nothing = { nodes: [], edges: [], nodes_total: 0, complete: true }
  expect(await ada.call('getGraphMap', { graph_id })).toEqual(nothing)
})
