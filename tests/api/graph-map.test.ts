import { describe, expect } from 'vitest'
import { relationPhrase } from '../../src/knowledge-graph/communities/map/relation-phrase.ts'
import { exampleFiles } from '../support/library/example-library.ts'
import type { ComposedService } from '../support/service/compose-service.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

describe.each(storageEngines)('the map of a graph on $name', ({ name }) => {
  let service: ComposedService
  test.beforeAll(async ({ serviceOn }) => {
    service = await serviceOn(name)
  })

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

describe.each(storageEngines)('a part of the map of a graph on $name', ({ name }) => {
  let service: ComposedService
  test.beforeAll(async ({ serviceOn }) => {
    service = await serviceOn(name)
  })

  async function withDates() {
    const ada = await service.account()
    const { graph_id } = await ada.call('createGraph', { name: 'dated' })
    for (const [date, said] of [
      ['2001-05-01', 'Marta Quell founded the Orrin Works. Marta Quell met Tobias Hale.'],
      ['2011-05-01', 'Tobias Hale founded the Lune Press.'],
      ['2021-05-01', 'Edda Voss visited the Lune Press.'],
    ])
      await ada.call('addDocument', { graph_id, text: `---\ndate: ${date}\n---\n\n${said}` })
    const mapOf = (wanted: object) => ada.call('getGraphMap', { graph_id, ...wanted })
    return { ada, graph_id, mapOf }
  }
  const names = ({ nodes }: { nodes: readonly { name: string }[] }) =>
    nodes.map((node) => node.name).sort()

  test('it has the nodes and edges of a relation', async () => {
    const { mapOf } = await withDates()
    const whole = await mapOf({})

    const founded = whole.relations.find(({ relation }) => /found/.test(relation))
    const part = await mapOf({ relation: founded?.relation })

    expect(founded?.edges).toBe(2)
    expect(part.matching).toBe(part.nodes.length)
    expect(names(part)).toEqual(['Lune Press', 'Marta Quell', 'Orrin Works', 'Tobias Hale'])
    expect(part.edges).toHaveLength(2)
    for (const { relations } of part.edges) expect(relations).toContain(founded?.relation)
    expect(await mapOf({ relation: 'never said' })).toMatchObject({ nodes: [], edges: [] })
  })

  test('it has what documents of some days say, at the places of the whole', async () => {
    const { mapOf } = await withDates()
    const whole = await mapOf({})

    const early = await mapOf({ until: '2001-05-01' })
    const middle = await mapOf({ since: '2001-05-02', until: '2020-12-31' })

    expect(whole).toMatchObject({ first_day: '2001-05-01', last_day: '2021-05-01' })
    expect(names(early)).toEqual(['Marta Quell', 'Orrin Works', 'Tobias Hale'])
    expect(early.complete).toBe(true)
    expect(names(middle)).toEqual(['Lune Press', 'Tobias Hale'])
    for (const node of [...early.nodes, ...middle.nodes]) expect(whole.nodes).toContainEqual(node)
  })

  test('every edge has a sentence that it comes from', async () => {
    const { ada, graph_id, mapOf } = await withDates()
    const { nodes, edges } = await mapOf({})

    for (const edge of edges) {
      const [from, to] = [nodes[edge.from]?.node_id ?? '', nodes[edge.to]?.node_id ?? '']
      const told = await ada.call('getEdge', { graph_id, from, to })
      expect(told.sentences.length).toBeGreaterThan(0)
      expect(told.complete).toBe(true)
      const stated = told.facts.map(({ predicate }) => relationPhrase(predicate ?? ''))
      expect(new Set(edge.relations ?? [])).toEqual(new Set(stated))
    }
    const only = await ada.refusal('getEdge', { graph_id, from: 'ent_0', to: 'ent_1' })
    expect(only.status).toBe(404)
  })

  test('the map of nothing is empty', async () => {
    const ada = await service.account()
    const { graph_id } = await ada.call('createGraph', { name: 'empty' })
    const nothing = { nodes: [], edges: [], relations: [] }
    const none = { nodes_total: 0, matching: 0, complete: true }
    expect(await ada.call('getGraphMap', { graph_id })).toEqual({ ...nothing, ...none })
  })
})
