import { setTimeout } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import { sentence } from '../support/library/ferry-files.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

describe.each(storageEngines)('graphs on $name', ({ name }) => {
  test.override({ engine: name })

  test('a graph gets another name, unless it is taken, and its documents stay', async ({ ada }) => {
    const { graph_id } = await ada.call('createGraph', { name: 'harbour' })
    const { doc_id } = await ada.call('addDocument', { text: sentence, graph_id })
    await ada.call('createGraph', { name: 'taken' })

    const renamed = await ada.call('renameGraph', { graph_id, name: 'port' })
    const { status, problem } = await ada.refusal('renameGraph', { graph_id, name: 'taken' })

    expect(renamed).toEqual(await ada.call('getGraph', { graph_id }))
    expect([renamed.name, renamed.documents]).toEqual(['port', 1])
    expect((await ada.call('getDocument', { doc_id })).graph_id).toBe(graph_id)
    expect([status, problem.code, problem.param]).toEqual([409, 'conflict', 'name'])
    // The old name is free again, and a name may be given twice.
    await ada.call('createGraph', { name: 'harbour' })
    expect((await ada.call('renameGraph', { graph_id, name: 'port' })).name).toBe('port')
  })

  test('of graphs that are given one name at once, one gets it', async ({ ada }) => {
    const names = ['first', 'second', 'third']
    const graphs = await Promise.all(names.map((name) => ada.call('createGraph', { name })))

    const renaming = graphs.map(({ graph_id }) =>
      ada.send('renameGraph', { graph_id, name: 'one' }),
    )
    const creating = ada.send('createGraph', { name: 'one' })
    const statuses = (await Promise.all([...renaming, creating])).map(({ status }) => status)

    expect(statuses.filter((status) => status < 300)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(3)
    const found = (await ada.call('listGraphs', {})).data.map(({ name }) => name)
    expect(found.filter((name) => name === 'one')).toHaveLength(1)
  })

  test('a deleted graph takes its documents along', async ({ ada }) => {
    const { graph_id } = await ada.call('createGraph', { name: 'elsewhere' })
    const { doc_id } = await ada.call('addDocument', { text: sentence, graph_id })

    await ada.call('deleteGraph', { graph_id })

    expect((await ada.refusal('getGraph', { graph_id })).status).toBe(404)
    expect((await ada.refusal('getDocument', { doc_id })).status).toBe(404)
    expect((await ada.refusal('addDocument', { text: sentence, graph_id })).status).toBe(404)
  })

  test('a graph is deleted although another one has its id as a name', async ({ ada }) => {
    const { graph_id } = await ada.call('createGraph', { name: 'first' })
    const other = await ada.call('createGraph', { name: graph_id })

    expect(await ada.call('deleteGraph', { graph_id })).toMatchObject({ deleted: true })

    const names = (await ada.call('listGraphs', {})).data.map(({ name }) => name)
    expect(names).toEqual([other.name, 'default'])
  })

  test('a graph that is deleted while documents are added goes with them, or before', async ({
    ada,
  }) => {
    for (let round = 0; round < 8; round++) {
      const { graph_id } = await ada.call('createGraph', { name: `graph ${round}` })
      const adding = [1, 2, 3].map((n) =>
        ada.send('addDocument', { text: `${sentence} ${n}`, graph_id }),
      )
      await setTimeout(round)

      const deleted = await ada.send('deleteGraph', { graph_id })

      expect([200, 202]).toContain(deleted.status)
      for (const { status } of await Promise.all(adding)) expect([201, 404, 409]).toContain(status)
      expect((await ada.refusal('getGraph', { graph_id })).status).toBe(404)
      expect((await ada.call('listDocuments', {})).data).toEqual([])
    }
  })

  test('the default graph stays, so that there is always a place', async ({ ada }) => {
    const [graph] = (await ada.call('listGraphs', {})).data
    await ada.call('addDocument', { text: sentence })

    const { status, problem } = await ada.refusal('deleteGraph', { graph_id: graph?.graph_id })

    expect([status, problem.code]).toEqual([409, 'conflict'])
    const renaming = await ada.refusal('renameGraph', { graph_id: graph?.graph_id, name: 'other' })
    expect([renaming.status, renaming.problem.code]).toEqual([409, 'conflict'])
    expect((await ada.call('listDocuments', {})).data).toHaveLength(1)
  })
})
