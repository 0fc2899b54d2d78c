import { describe, expect } from 'vitest'
import type { Chunk } from '../../src/contract/documents/document-chunks.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

describe.each(storageEngines)('the chunks of a document on $name', ({ name }) => {
  test.override({ engine: name })

  test('are all of its text in order, page by page, with the names in each', async ({
    service,
  }) => {
    const ada = await service.account()
    await ada.call('addDocument', { text: 'Another document names Mats Halvorsen.' })
    const text = Array.from(
      { length: 60 },
      (_, year) =>
        `# Year ${1900 + year}\n\nIn ${1900 + year} Ingrid Solberg drew a ferry for the Halvorsen yard.`,
    ).join('\n\n')
    const { doc_id, graph_id } = await ada.call('addDocument', { text, title: 'Years' })

    const chunks: Chunk[] = []
    let cursor: string | undefined
    do {
      const page = await ada.call('listChunks', { doc_id, limit: 3, starting_after: cursor })
      expect(page.data.length).toBeLessThanOrEqual(3)
      chunks.push(...page.data)
      cursor = page.next_cursor ?? undefined
    } while (cursor !== undefined)

    const whole = await ada.text(doc_id)
    expect(chunks.length).toBe((await ada.call('getDocument', { doc_id })).chunks)
    expect(chunks.length).toBeGreaterThan(3)
    for (const { start, end, text } of chunks) expect(text).toBe(whole.slice(start, end))
    expect(chunks.map(({ start }) => start)).toEqual(
      chunks.map(({ start }) => start).sort((a, b) => a - b),
    )
    const solberg = chunks[0]?.nodes.find((node) => node.name === 'Ingrid Solberg')
    expect(solberg?.mentions).toBeGreaterThan(0)
    const { node_id = '' } = solberg ?? {}
    expect(await ada.call('getNode', { graph_id, node_id })).toMatchObject({
      name: 'Ingrid Solberg',
    })
  })

  test('are of the own document alone, and a cursor is one that the list gave', async ({
    service,
  }) => {
    const ada = await service.account()
    const { doc_id } = await ada.call('addDocument', { text: 'Ada wrote this.' })
    const eve = await service.account()

    expect((await eve.refusal('listChunks', { doc_id })).problem.code).toBe('not_found')
    const refused = await ada.refusal('listChunks', { doc_id, starting_after: 'doc_1' })
    expect(refused.problem).toMatchObject({ code: 'invalid_request', param: 'starting_after' })
    await ada.call('deleteDocument', { doc_id })
    expect((await ada.refusal('listChunks', { doc_id })).problem.code).toBe('not_found')
  })
})
