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

  test('a long text answers 202, and is ready later, when it replaces what it is to replace', async ({
    ada,
  }) => {
    const former = await ada.call('addDocument', { text: sentence, external_id: 'ferry' })
    const text = `${sentence}\n${'So on and on.\n'.repeat(76_000)}`

    const response = await ada.send('addDocument', { text, external_id: 'ferry', replace: true })
    const { doc_id, status } = Document.parse(await response.json())

    expect([response.status, status]).toEqual([202, 'indexing'])
    const first = async () =>
      (await ada.call('searchDocuments', { query: 'Which ferry crosses?' })).passages[0]?.doc_id
    await vi.waitUntil(
      async () => {
        const found = await first()
        expect([former.doc_id, doc_id]).toContain(found)
        return found === doc_id
      },
      { timeout: 200_000, interval: 50 },
    )
    expect((await ada.call('getDocument', { doc_id })).status).toBe('ready')
    expect((await ada.call('listDocuments', {})).data).toHaveLength(1)
  })

  test('a document replaces those of its graph with its external_id, and no others', async ({
    ada,
  }) => {
    const { graph_id } = await ada.call('createGraph', { name: 'elsewhere' })
    const add = (text: string, more: object = {}) =>
      ada.call('addDocument', { text, external_id: 'ferry', ...more })
    const noon = 'The ferry leaves at noon.'
    const former = [await add(noon), await add('The ferry leaves at one.')]
    const others = [
      await add(noon, { graph_id }),
      await add(noon, { external_id: 'other' }),
      await ada.call('addDocument', { text: noon }),
    ]
    const kept = others.map(({ doc_id }) => doc_id)
    const left = async () =>
      (await ada.call('listDocuments', {})).data.map(({ doc_id }) => doc_id).sort()

    const evening = await add('The ferry leaves at eight.', { replace: true })

    expect(await left()).toEqual([...kept, evening.doc_id].sort())
    for (const { doc_id } of former)
      expect((await ada.refusal('getDocument', { doc_id })).status).toBe(404)
    const { data } = await ada.call('listGraphs', {})
    expect(data.map(({ documents }) => documents).sort()).toEqual([1, 3])
    const again = await add('The ferry leaves at eight.', { replace: true })
    expect(again).toEqual(evening)
    // One that was there before replaces what came after it.
    const later = await add(noon)
    const sent = { external_id: 'ferry', replace: 'true', title: 'The ferry leaves at eight.' }
    const file = await ada.sendFile(Buffer.from('The ferry leaves at eight.'), 'a.txt', sent)
    const { doc_id } = Document.parse(await file.json())
    expect(doc_id).not.toBe(later.doc_id)
    expect(await left()).toEqual([...kept, doc_id].sort())
    const { status, problem } = await ada.refusal('addDocument', { text: noon, replace: true })
    expect([status, problem.param]).toEqual([400, 'replace'])
  })

  test('of the lines of an import with one external_id, the last that replaces others stays, however often it runs', async ({
    ada,
  }) => {
    const line = (text: string, more: object) => ({ text: `The ferry is ${text}.`, ...more })
    const ferry = { external_id: 'ferry' }
    const lines = [
      line('late', { ...ferry, replace: true }),
      line('on time', ferry),
      line('full', { ...ferry, replace: true }),
      line('blue', ferry),
      line('old', { external_id: 'age', replace: true }),
    ]

    for (let run = 0; run < 3; run++) {
      await ada.import(run === 2 ? lines.slice(2) : lines)

      const { data } = await ada.call('listDocuments', {})
      expect(data.map(({ title }) => title).sort()).toEqual([
        'The ferry is blue.',
        'The ferry is full.',
        'The ferry is old.',
      ])
    }
    // What was there before, and follows a new replacement, stays too.
    const results = await ada.import([
      line('empty', { ...ferry, replace: true }),
      ...lines.slice(3),
    ])
    for (const { doc_id = '' } of results)
      expect(await ada.call('getDocument', { doc_id })).toMatchObject({ status: 'ready' })
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
