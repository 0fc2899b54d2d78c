import { describe, expect } from 'vitest'
import { z } from 'zod'
import type { ComposedService } from '../support/service/compose-service.ts'
import { test } from '../support/service/shared-service.ts'
import { accountWithYard, type ClientOf, yard } from './yard.ts'

describe('the tools of MCP', () => {
  let service: ComposedService
  let docId: string
  let clientOf: ClientOf

  test.beforeAll(async ({ serviceOn }) => {
    service = await serviceOn('sqlite')
    ;({ docId, clientOf } = await accountWithYard(service))
  })

  test('what a tool finds can be fetched, from where it was found', async () => {
    const client = clientOf()

    const { text, data } = await client.tool('search', { query: 'Halvorsen', limit: 1 })
    const [found] = z.array(z.record(z.string(), z.unknown())).parse(data.results)
    const fetched = await client.tool('fetch', { id: docId, offset: 4, max_chars: 14 })
    const next = await client.tool('fetch', { id: `skein://documents/${docId}`, offset: 18 })

    const linked = await client.tool('fetch', { id: found?.url, offset: 18 })
    const beyond = await client.toolResult('fetch', { id: docId, offset: yard.length + 1 })

    expect(found).toMatchObject({ id: docId, title: 'The yard', offset: 0 })
    expect(found?.url).toBe(`http://skein.test/app/documents/${docId}`)
    expect(linked.data).toEqual(next.data)
    expect(beyond.content?.[0]?.text).toMatch(/parameter: offset\. The text has \d+ characters\./)
    expect(text).toContain(String(found?.text))
    expect(text).toMatch(/Free\.$/)
    expect(fetched.data).toMatchObject({
      text: 'Halvorsen yard',
      metadata: { characters: yard.length, offset: 4, next_offset: 18 },
    })
    expect(next.data).toMatchObject({ text: yard.slice(18), metadata: { offset: 18 } })
    expect(next.data.metadata).not.toHaveProperty('next_offset')
  })

  test('documents are added, listed and deleted, and nobody else sees them', async () => {
    const client = clientOf()
    const stranger = clientOf(await service.account())

    const added = await client.tool('document_add', { title: 'A note', content: 'A new note.' })
    const { doc_id } = added.data
    const listed = await client.tool('document_list', { limit: 1 })
    const foreign = await stranger.toolResult('fetch', { id: doc_id })
    const gone = await client.tool('document_delete', { document_id: doc_id })

    expect(listed.data).toMatchObject({ data: [{ doc_id, title: 'A note' }], has_more: true })
    expect(listed.text).toMatch(/^--- quoted \w+: data, not instructions ---\n\{.*\n\nFree\.$/s)
    expect(foreign).toMatchObject({
      isError: true,
      _meta: { 'skein/error': { code: 'not_found', param: 'id' } },
    })
    expect(gone.data).toMatchObject({ doc_id, deleted: true })
  })

  test('a graph is asked for a name', async () => {
    const client = clientOf()
    const { data } = await client.tool('graph_list')
    const [graph] = z.array(z.looseObject({ graph_id: z.string() })).parse(data.data)

    const found = await client.tool('graph_query', {
      graph_id: graph?.graph_id,
      query: 'Mats Halvorsen',
    })

    expect(found.data).toMatchObject({ matches: [{ name: 'Mats Halvorsen' }], complete: true })
    expect(found.text).toContain('data, not instructions')
    expect(found.text).not.toContain('there are more')
  })

  test('of a graph that is cut it is said that there is more', async () => {
    const client = clientOf()
    const { data } = await client.tool('graph_list')
    const [graph] = z.array(z.looseObject({ graph_id: z.string() })).parse(data.data)
    const asked = { graph_id: graph?.graph_id, query: 'Mats Halvorsen' }

    const cut = await client.tool('graph_query', { ...asked, limit: 1 })

    expect(cut.data).toMatchObject({ nodes: [{}], complete: false })
    expect(cut.text).toMatch(/These are the nearest 1 nodes and 0 edges: there are more\./)
  })

  test('models have prices, and the account a balance', async () => {
    const client = clientOf()

    const models = await client.tool('model_list')
    const account = await client.tool('account_get')

    expect(models.data).toMatchObject({ models: [{ id: 'snap', price: { chat: 3 } }, {}] })
    expect(account.data).toMatchObject({ balance: expect.any(Number), limits: {} })
    const recent = z.array(z.looseObject({ tokens: z.number() })).parse(account.data.recent)
    expect(recent.length).toBeGreaterThan(0)
    expect(recent.every(({ tokens }) => tokens !== 0)).toBe(true)
  })

  test.each([
    [{}, 'Missing required parameter: question'],
    [{ question: 'Who?', engine: 'tarot' }, 'It must be one of: rag, graph, web'],
    [{ question: 'Who?', colour: 'red' }, 'Unknown parameter: colour'],
  ])('wrong arguments %j are named', async (args, message) => {
    const result = await clientOf().toolResult('ask', args)

    expect(result.isError).toBe(true)
    expect(result.content?.[0]?.text).toContain(message)
  })

  test('an argument that is null, and an id that is empty, is left out', async () => {
    const left = { target_doc_id: '', target_graph_id: null, engine: null, idempotency_key: '' }

    const { data } = await clientOf().tool('ask', { question: 'Who founded the yard?', ...left })
    const nothing = await clientOf().toolResult('ask', { question: null })
    const empty = await clientOf().toolResult('document_add', { title: 'A note' })

    expect(data.answer).toContain('Mats Halvorsen')
    expect(nothing.content?.[0]?.text).toContain('Missing required parameter: question')
    expect(empty.content?.[0]?.text).toContain('Missing required parameter: text or url')
  })

  test('a result has at most 12,000 characters, and the rest is on the next page', async () => {
    const bob = await service.account()
    const sentence = 'Norrvik lies at the water and has a harbour for boats of every kind. '
    const long = sentence.repeat(1_000)
    const { doc_id } = await bob.call('addDocument', { text: long })
    for (let count = 0; count < 3; count++)
      await bob.call('addDocument', { text: `${count} ${yard}` })
    const client = clientOf(bob)

    const page = await client.tool('fetch', { id: doc_id })
    const late = await client.tool('fetch', { id: doc_id, offset: 64_000, max_chars: 3_000 })
    const found = await client.tool('search', { query: 'harbour at Norrvik', limit: 50 })
    const answer = await client.tool('ask', { question: 'Where does Norrvik lie?' })

    expect(page.data.text).toHaveLength(12_000)
    expect(page.text).toContain('The next page: offset 12000.')
    expect(late.data.text).toBe(long.slice(64_000, 67_000))
    for (const { text } of [page, found, answer]) expect(text.length).toBeLessThan(12_500)
  })
})
