import { setTimeout } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import { sentence } from '../support/library/ferry-files.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

describe.each(storageEngines)('graphs on $name', ({ name }) => {
  test.override({ engine: name })

  test('a deleted graph takes its documents along', async ({ ada }) => {
    const { graph_id } = await ada.call('createGraph', { name: 'elsewhere' })
    const { doc_id } = await ada.call('addDocument', { text: sentence, graph_id })

    await ada.call('deleteGraph', { graph_id })

    expect((await ada.refusal('getGraph', { graph_id })).status).toBe(404)
    expect((await ada.refusal('getDocument', { doc_id })).status).toBe(404)
    expect((await ada.refusal('addDocument', { text: sentence, graph_id })).status).toBe(404)
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
    expect((await ada.call('listDocuments', {})).data).toHaveLength(1)
  })
})
