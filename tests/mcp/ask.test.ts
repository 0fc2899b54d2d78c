import { describe, expect, vi } from 'vitest'
import { z } from 'zod'
import type { ComposedService, TestCaller } from '../support/service/compose-service.ts'
import { messagesOf } from '../support/service/mcp-client.ts'
import { test } from '../support/service/shared-service.ts'
import { accountWithYard, type ClientOf, yard } from './yard.ts'

describe('asking over MCP', () => {
  let service: ComposedService
  let ada: TestCaller
  let docId: string
  let clientOf: ClientOf

  test.beforeAll(async ({ serviceOn }) => {
    service = await serviceOn('sqlite')
    ;({ ada, docId, clientOf } = await accountWithYard(service))
  })

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

  test('a misspelt question is answered and searched as it is meant, and the reply says so', async () => {
    const question = 'Who fuonded the Halvorsen yard?'

    const { text } = await clientOf().tool('ask', { question })
    const { text: found } = await clientOf().tool('search', { query: question })

    expect(text).toContain('Mats Halvorsen')
    for (const told of [text, found])
      expect(told).toContain('Read as “founded”, as “fuonded” stands nowhere.')
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
})
