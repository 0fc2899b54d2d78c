import { describe, expect, vi } from 'vitest'
import { Document } from '../../src/contract/documents/documents.ts'
import { sentence } from '../support/library/ferry-files.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

describe.each(storageEngines)('documents on $name', ({ name }) => {
  test.override({ engine: name })

  test('a text is stored as it is, and found at once', async ({ ada }) => {
    const text = '# Ferries 😀\r\n\r\nThe ferry crosses the sound.\r\n'

    const response = await ada.send('addDocument', { text, external_id: 'ferry' })
    const document = Document.parse(await response.json())

    expect(response.status).toBe(201)
    expect(document).toMatchObject({
      object: 'document',
      status: 'ready',
      title: 'Ferries 😀',
      external_id: 'ferry',
      characters: (await ada.text(document.doc_id)).length,
    })
    expect(await ada.call('getDocument', { doc_id: document.doc_id })).toEqual(document)
    const found = await ada.call('searchDocuments', { query: 'Which ferry crosses?' })
    expect(found.passages).toMatchObject([{ doc_id: document.doc_id, external_id: 'ferry' }])
  })

  test('front matter gives title, date and metadata, in a text as in a file', async ({ ada }) => {
    const text = '---\ntitle: Tides\ndate: 2024-03-05\ntags: [sea, moon]\n---\nThe tide is high.'
    const said = { title: 'Tides', published_at: '2024-03-05', metadata: { tags: 'sea, moon' } }

    const { doc_id } = await ada.call('addDocument', { text })
    const sent = await ada.upload(Buffer.from(`${text} It falls.`), 'tides.md')

    expect(await ada.call('getDocument', { doc_id })).toMatchObject(said)
    expect(sent).toMatchObject(said)
    const plain = await ada.call('addDocument', { text: sentence })
    expect(plain).not.toHaveProperty('metadata')
  })

  test('what is added twice is there once; under another name it is another document', async ({
    ada,
  }) => {
    const once = await ada.call('addDocument', { text: sentence })
    const again = await ada.call('addDocument', { text: sentence })
    const other = await ada.call('addDocument', { text: sentence, external_id: 'other' })
    const { graph_id } = await ada.call('createGraph', { name: 'elsewhere' })
    const elsewhere = await ada.call('addDocument', { text: sentence, graph_id })
    const [imported] = await ada.import([{ text: sentence }])

    expect(again).toEqual(once)
    expect(imported?.doc_id).toBe(once.doc_id)
    expect(new Set([once, other, elsewhere].map(({ doc_id }) => doc_id)).size).toBe(3)
    expect((await ada.call('listDocuments', {})).data).toHaveLength(3)
  })

  test('a long text answers 202, and is ready later', async ({ ada }) => {
    const text = `${sentence}\n${'So on and on.\n'.repeat(76_000)}`

    const response = await ada.send('addDocument', { text })
    const { doc_id, status } = Document.parse(await response.json())

    expect([response.status, status]).toEqual([202, 'indexing'])
    await vi.waitUntil(async () => (await ada.call('getDocument', { doc_id })).status === 'ready', {
      timeout: 200_000,
      interval: 50,
    })
    const { passages } = await ada.call('searchDocuments', { query: 'Which ferry crosses?' })
    expect(passages[0]).toMatchObject({ doc_id, start: 0 })
  })

  test('documents are listed page by page, newest first, also of one graph or one name', async ({
    ada,
  }) => {
    const { graph_id } = await ada.call('createGraph', { name: 'elsewhere' })
    const added: string[] = []
    for (const external_id of ['a', 'b', 'a', 'c', 'b']) {
      const text = `${sentence} ${added.length}`
      const place = external_id === 'b' ? { graph_id } : {}
      added.unshift((await ada.call('addDocument', { text, external_id, ...place })).doc_id)
    }

    const listed: string[] = []
    let starting_after: string | undefined
    for (const expected of [2, 2, 1]) {
      const page = await ada.call('listDocuments', { limit: 2, starting_after })
      expect(page.data).toHaveLength(expected)
      expect(page.has_more).toBe(expected === 2)
      expect(page.next_cursor).toBe(page.has_more ? (page.data.at(-1)?.doc_id ?? '') : null)
      listed.push(...page.data.map(({ doc_id }) => doc_id))
      starting_after = page.next_cursor ?? undefined
    }

    expect(listed).toEqual(added)
    const idsOf = async (wanted: object) =>
      (await ada.call('listDocuments', wanted)).data.map(({ doc_id }) => doc_id)
    expect(await idsOf({ graph_id })).toEqual([added[0], added[3]])
    expect(await idsOf({ external_id: 'a' })).toEqual([added[2], added[4]])
    expect(await idsOf({ graph_id, external_id: 'a' })).toEqual([])
    const unknown = await ada.refusal('listDocuments', { graph_id: 'graph_unknown' })
    expect([unknown.status, unknown.problem.param]).toEqual([404, 'graph_id'])
  })

  test('a deleted document is found by nobody', async ({ ada }) => {
    const { doc_id } = await ada.call('addDocument', { text: sentence })
    const search = { query: 'ferry', target_doc_id: doc_id }
    const asked = await ada.send('searchDocuments', search, { 'idempotency-key': 'search' })
    expect(asked.status).toBe(200)

    expect(await ada.call('deleteDocument', { doc_id })).toMatchObject({ doc_id, deleted: true })

    for (const operation of ['getDocument', 'getDocumentContent', 'deleteDocument'] as const) {
      expect((await ada.refusal(operation, { doc_id })).status).toBe(404)
    }
    const again = await ada.send('searchDocuments', search, { 'idempotency-key': 'search' })
    expect(again.status).toBe(404)
    const query = 'Which ferry crosses?'
    expect((await ada.refusal('searchDocuments', { query, target_doc_id: doc_id })).status).toBe(
      404,
    )
    expect((await ada.call('searchDocuments', { query })).passages).toEqual([])
    expect((await ada.call('listDocuments', {})).data).toEqual([])
    expect((await ada.call('listGraphs', {})).data).toMatchObject([
      { name: 'default', documents: 0, nodes: 0, edges: 0 },
    ])
    expect((await ada.call('addDocument', { text: sentence })).doc_id).not.toBe(doc_id)
  })

  test('without text, url or file, the text is what is missing', async ({ ada }) => {
    const { status, problem } = await ada.refusal('addDocument', { title: 'Empty' })

    expect([status, problem.message]).toEqual([400, 'Missing required parameter: text'])
  })
})
