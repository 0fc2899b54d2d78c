import { describe, expect, vi } from 'vitest'
import { z } from 'zod'
import { operations } from '../../src/contract/operations.ts'
import type { ComposedService, TestCaller } from '../support/service/compose-service.ts'
import { McpClient, messagesOf } from '../support/service/mcp-client.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

const yard = 'The Halvorsen yard was founded in 1874 by Mats Halvorsen. It closed in 1977.'

describe.each(storageEngines)('the tools of MCP on $name', ({ name: engine }) => {
  let service: ComposedService
  let ada: TestCaller
  let docId: string

  test.beforeAll(async ({ serviceOn }) => {
    service = await serviceOn(engine)
    ada = await service.account()
    docId = (await ada.call('addDocument', { title: 'The yard', text: yard })).doc_id
  })

  const clientOf = ({ key } = ada, era: 'modern' | 'legacy' = 'modern', query = '') =>
    new McpClient(`${service.url}/api/mcp${query}`, key, era)

  test.each(['modern', 'legacy'] as const)('a %s client asks and is told the cost', async (era) => {
    const bob = await service.account(10)
    await bob.call('addDocument', { title: 'The yard', text: yard })

    const { text, data, meta } = await clientOf(bob, era).tool('ask', {
      question: 'Who founded the Halvorsen yard?',
    })

    expect(text).toContain('Mats Halvorsen')
    expect(text).toMatch(/Charged 3 tokens; 7 left\.$/)
    expect(data).toMatchObject({
      answer: expect.stringContaining('[1]'),
      citations: [{ index: 1, quote: expect.stringContaining('Mats Halvorsen') }],
      usage: { tokens_consumed: 3, balance_remaining: 7 },
    })
    expect(meta['skein/usage']).toEqual(data.usage)
  })

  test('a source of an answer has the address at which the page shows it', async () => {
    const client = clientOf()

    const { text, data } = await client.tool('ask', { question: 'Who founded the Halvorsen yard?' })
    const [{ url, start, end } = { url: '' }] = z
      .array(z.looseObject({ url: z.string() }))
      .parse(data.citations)
    const fetched = await client.tool('fetch', { id: url })

    expect(url).toBe(`http://skein.test/app/documents/${docId}?start=${start}&end=${end}`)
    expect(text).toContain(url)
    expect(fetched.data).toMatchObject({ id: docId })
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
      _meta: { 'skein/error': { code: 'not_found' } },
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

  test('too few tokens are a failure that names what is needed and what is there', async () => {
    const poor = await service.account(2)

    const result = await clientOf(poor).toolResult('ask', { question: 'Who?' })

    expect(result.isError).toBe(true)
    expect(result).not.toHaveProperty('structuredContent')
    expect(result.content?.[0]?.text).toContain('insufficient_tokens: Insufficient tokens. Need 3')
    expect(result._meta?.['skein/error']).toMatchObject({
      code: 'insufficient_tokens',
      required_tokens: 3,
      balance_tokens: 2,
      retryable: false,
    })
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

  test('a call that is sent again is charged once, with a key of its own and without', async () => {
    const bob = await service.account(20)
    await bob.call('addDocument', { text: yard })
    const client = clientOf(bob)
    const question = 'When did the Halvorsen yard close?'

    const first = await client.tool('ask', { question })
    const again = await client.tool('ask', { question })
    const keyed = await client.tool('ask', { question, idempotency_key: 'k' })
    const keyedAgain = await client.tool('ask', { question, idempotency_key: 'k' })
    const reused = await client.toolResult('ask', { question: 'Why?', idempotency_key: 'k' })

    expect(again.data.answer).toBe(first.data.answer)
    expect(again.text).toContain('not charged again')
    expect(again.data.usage).toMatchObject({ tokens_consumed: 0, replayed: true })
    expect(again.data.usage).not.toHaveProperty('balance_remaining')
    expect(keyedAgain.data.interaction_id).toBe(keyed.data.interaction_id)
    expect(keyed.data.interaction_id).not.toBe(first.data.interaction_id)
    expect(reused._meta?.['skein/error']).toMatchObject({ code: 'idempotency_key_reused' })
    expect((await bob.call('getUsage', {})).balance).toBe(14)
  })

  test('a retry is one at any time of day, and the same question an hour later is none', async () => {
    const bob = await service.account(20)
    await bob.call('addDocument', { text: yard })
    const client = clientOf(bob)
    const question = { question: 'When was the Halvorsen yard founded?' }
    const quarterMs = 15 * 60_000
    const boundary = Math.floor(Date.now() / quarterMs) * quarterMs

    vi.useFakeTimers({ toFake: ['Date'], now: boundary - 1_000 })
    const first = await client.tool('ask', question)
    vi.setSystemTime(boundary + 1_000)
    const again = await client.tool('ask', question)
    vi.useRealTimers()
    const claims = service.storage.db.updateTable('idempotency').set({ expires_at: Date.now() })
    await claims.where('account_id', '=', bob.accountId).execute()
    const later = await client.tool('ask', question)

    expect(again.data.interaction_id).toBe(first.data.interaction_id)
    expect(later.data.interaction_id).not.toBe(first.data.interaction_id)
    expect((await bob.call('getUsage', {})).balance).toBe(14)
  })

  test('a client that leaves and comes back pays once, and a new document is a new question', async () => {
    const bob = await service.account(20)
    await bob.call('addDocument', { text: yard })
    const client = clientOf(bob)
    const call = { name: 'ask', arguments: { question: 'Who founded the Halvorsen yard?' } }
    const leaving = new AbortController()

    const left = client.send('tools/call', call, {}, leaving.signal).catch(() => {})
    setTimeout(() => leaving.abort(), 5)
    await left
    const { data } = await client.tool('ask', call.arguments)
    const balance = (await bob.call('getUsage', {})).balance
    await bob.call('addDocument', { text: 'The Halvorsen yard was founded by nobody else.' })
    const later = await client.tool('ask', call.arguments)

    expect(balance).toBe(17)
    expect(later.data.interaction_id).not.toBe(data.interaction_id)
  })

  test('a question in a conversation knows what was said before', async () => {
    const { conversation_id } = await ada.call('createConversation', {})
    const client = clientOf()

    await client.tool('ask', { question: 'Who founded the Halvorsen yard?', conversation_id })
    const { data } = await client.tool('ask', { question: 'When did it close?', conversation_id })

    expect(data).toMatchObject({ conversation_id, answer: expect.stringContaining('1977') })
    expect((await ada.call('listTurns', { conversation_id })).data).toHaveLength(2)
  })

  test('the same question later in a conversation is a new one, and sent again it is a retry', async () => {
    const { conversation_id } = await ada.call('createConversation', {})
    const client = clientOf()
    const said = async (question: string) =>
      (await client.tool('ask', { question, conversation_id })).data.interaction_id

    await said('Who founded the Halvorsen yard?')
    const more = await said('Tell me more.')
    await said('When did it close?')
    const later = await said('Tell me more.')
    const again = await said('Tell me more.')

    expect(later).not.toBe(more)
    expect(again).toBe(later)
  })

  test('an answer names the conversation in which the next question continues', async () => {
    const client = clientOf()
    const asked = (question: string, more: object = {}) =>
      client.tool('ask', { question, model: 'ponder', ...more })

    const first = await asked('Who founded the Halvorsen yard?')
    const { conversation_id } = first.data
    const second = await asked('When did it close?', { conversation_id })
    const third = await asked('Who was its founder?', {
      conversation_id: second.data.conversation_id,
    })
    const foreign = await clientOf(await service.account()).toolResult('ask', {
      question: 'When did it close?',
      conversation_id,
    })

    expect(first.text).toContain(`conversation_id ${conversation_id}`)
    expect(second.data.answer).toContain('1977')
    expect(third.data.answer).toContain('Mats Halvorsen')
    expect(foreign._meta?.['skein/error']).toMatchObject({ code: 'not_found' })
  })

  test('a question tells of its steps to a client that wants to know', async () => {
    const response = await clientOf().send('tools/call', {
      name: 'ask',
      arguments: { question: 'Who founded the yard?', idempotency_key: 'steps' },
      _meta: { progressToken: 'p' },
    })

    const told = (await messagesOf(response)).filter(({ method }) => method)

    expect(told.length).toBeGreaterThan(0)
    expect(told[0]).toMatchObject({
      method: 'notifications/progress',
      params: { progressToken: 'p', progress: 1 },
    })
  })

  test('every argument of a tool is described, and no other is taken', async () => {
    const { result } = await clientOf().ask('tools/list')
    const described = z.looseObject({ description: z.string() })
    const inputSchema = z.looseObject({
      properties: z.record(z.string(), described).optional(),
      additionalProperties: z.literal(false),
    })

    z.array(z.looseObject({ name: z.string(), inputSchema })).parse(result?.tools)
  })

  test('a key is offered what its scopes permit, and the URL only narrows it', async () => {
    const named = async (caller: TestCaller, query = '') => {
      const { result } = await clientOf(caller, 'legacy', query).ask('tools/list')
      return z
        .array(z.looseObject({ name: z.string() }))
        .parse(result?.tools)
        .map(({ name }) => name)
    }
    const reader = await service.caller(ada.accountId, ['mcp', 'documents:read'])

    const all = Object.values(operations).flatMap((each) => ('mcp' in each ? [each.mcp.name] : []))
    expect((await named(ada)).toSorted()).toEqual(all.toSorted())
    expect(await named(reader)).toEqual(['search', 'fetch', 'document_list', 'model_list'])
    expect(await named(reader, '?tools=ask,search')).toEqual(['search'])
    const mistyped = await clientOf(ada, 'modern', '?tools=ask,serach').send('tools/list')
    expect(mistyped.status).toBe(400)
    expect(await mistyped.text()).toMatch(/There is no tool .*serach.* There are: ask, /)
    expect(await named(ada, '?readonly=1')).not.toContain('document_delete')
    const refused = await clientOf(reader).ask('tools/call', { name: 'ask', arguments: {} })
    expect(refused.error?.code).toBe(-32_602)
  })

  test('a key reads and is prompted for nothing beyond its tools', async () => {
    const chatting = await service.caller(ada.accountId, ['mcp', 'chat'])
    const reader = await service.caller(ada.accountId, ['mcp', 'documents:read'])
    const about = async (caller: TestCaller) => {
      const client = clientOf(caller)
      const { result } = await client.ask('server/discover')
      const { result: listed } = await client.ask('prompts/list')
      const prompts = z.array(z.object({ name: z.string() })).parse(listed?.prompts)
      return [String(result?.instructions), prompts.map(({ name }) => name)] as const
    }
    const client = clientOf(chatting)

    const [whole] = await about(ada)
    const [chat, chatPrompts] = await about(chatting)
    const [read, readPrompts] = await about(reader)
    const templates = await client.ask('resources/templates/list')
    const unusable = await client.ask('prompts/get', {
      name: 'compare_sources',
      arguments: { topic: 'boats' },
    })

    expect(whole.length).toBeLessThanOrEqual(600)
    expect(whole).toContain('research_get')
    expect(chat).toContain('ask costs tokens; the rest is free.')
    expect(chat).not.toMatch(/research|fetch/)
    expect(read).toContain('All of it is free.')
    expect(read).not.toMatch(/\bask\b|research/)
    expect([chatPrompts, readPrompts]).toEqual([['answer_from_documents'], ['compare_sources']])
    expect((await client.ask('resources/list')).result).toMatchObject({ resources: [] })
    expect(templates.result).toMatchObject({ resourceTemplates: [] })
    expect(unusable.error?.code).toBe(-32_602)
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

  test('documents are resources, with completion, and those of others are not found', async () => {
    const client = clientOf()
    const uri = `skein://documents/${docId}`

    const { result } = await client.ask('resources/list')
    const read = await client.ask('resources/read', { uri })
    const foreign = await clientOf(await service.account()).ask('resources/read', { uri })
    const completed = await client.ask('completion/complete', {
      ref: { type: 'ref/resource', uri: 'skein://documents/{id}' },
      argument: { name: 'id', value: 'the yard' },
    })

    expect(result?.resources).toEqual(
      expect.arrayContaining([expect.objectContaining({ uri, title: 'The yard' })]),
    )
    // The protocol's size is in bytes, which are not known of a document.
    expect(JSON.stringify(result?.resources)).not.toContain('"size"')
    expect(read.result?.contents).toMatchObject([{ uri, text: yard }])
    expect(foreign.error?.code).toBe(-32_602)
    expect(completed.result?.completion).toMatchObject({ values: [docId] })
  })

  test('prompts are written from their arguments', async () => {
    const client = clientOf()

    const { result } = await client.ask('prompts/list')
    const written = await client.ask('prompts/get', {
      name: 'compare_sources',
      arguments: { topic: 'boats' },
    })
    const missing = await client.ask('prompts/get', { name: 'compare_sources' })
    const bogus = await client.ask('prompts/get', {
      name: 'research_brief',
      arguments: { topic: 'boats', audience: 'sailors', depth: 'bogus' },
    })

    expect(result?.prompts).toHaveLength(3)
    expect(JSON.stringify(written.result)).toContain('boats')
    expect(missing.error?.code).toBe(-32_602)
    expect(bogus.error?.message).toContain('It must be one of: quick, thorough.')
  })
})
