import { describe, expect } from 'vitest'
import type { ComposedService, TestCaller } from '../support/service/compose-service.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

describe.each(storageEngines)('conversations on $name', ({ name: engine }) => {
  let service: ComposedService
  let ada: TestCaller

  test.beforeAll(async ({ serviceOn }) => {
    service = await serviceOn(engine)
    ada = await service.account()
    await ada.call('addDocument', { text: 'The Aurelia is a ferry. It sails from Norrvik.' })
  })

  const ask = (conversation_id: string | undefined, content: string) =>
    ada.call('interact', { messages: [{ role: 'user', content }], conversation_id })

  test('keeps each question with its whole answer, and takes the first for its title', async () => {
    const { conversation_id, title } = await ada.call('createConversation', {})
    const first = await ask(conversation_id, 'Which ship is a ferry?')
    const second = await ask(conversation_id, `Where does it sail from? ${'very '.repeat(40)}`)

    const { data } = await ada.call('listTurns', { conversation_id })
    for (const { took_ms } of data) expect(took_ms).toBeGreaterThanOrEqual(0)
    const kept = await ada.call('getConversation', { conversation_id })

    expect(title).toBe('')
    expect(kept).toMatchObject({ title: 'Which ship is a ferry?', turns: 2 })
    expect(data.map((turn) => turn.interaction_id)).toEqual(
      [second, first].map((answer) => answer.interaction_id),
    )
    const { citations, trace, usage, messages, grounding } = first
    expect(data[1]).toMatchObject({
      citations,
      trace,
      usage,
      grounding,
      model: 'snap',
      reasoning_engine: 'rag',
      question: messages[0]?.content,
      reply: messages[1]?.content,
    })
    const page = await ada.call('listTurns', { conversation_id, limit: 1 })
    expect(page).toMatchObject({ has_more: true, next_cursor: second.interaction_id })
  })

  test('goes on from its last answer, whose messages come back as they were sent', async () => {
    const { conversation_id } = await ada.call('createConversation', {})
    const first = await ask(conversation_id, 'Which ship is a ferry?')
    const messages = [...first.messages, { role: 'user' as const, content: 'Where does it sail?' }]

    const second = await ada.call('interact', { messages, conversation_id })

    expect(second.messages.slice(0, -1)).toEqual(messages)
    expect(second.citations.map(({ quote }) => quote).join(' ')).toContain('Norrvik')
  })

  test('repeats no answer that quoted a document which has been deleted', async () => {
    const eve = await service.account()
    const secret = 'The vault of Quillon opens with the word heron-4471.'
    const { doc_id } = await eve.call('addDocument', { text: secret })
    await eve.call('addDocument', { text: 'The Bastow bridge was opened in 1894.' })
    const { conversation_id } = await eve.call('createConversation', {})
    const [vault, bridge] = [
      'What opens the vault of Quillon?',
      'When was the Bastow bridge opened?',
    ]
    const asked = [{ role: 'user' as const, content: vault }]
    const first = await eve.call('interact', { messages: asked, conversation_id })
    const input = {
      messages: [...first.messages, { role: 'user' as const, content: bridge }],
      conversation_id,
    }
    const { interaction_id, messages } = await eve.call('interact', input, { idempotencyKey: 'k' })
    expect(messages[1]?.content).toContain('heron-4471')

    await eve.call('deleteDocument', { doc_id })

    const forgotten = {
      role: 'assistant' as const,
      content: expect.stringContaining('has been deleted'),
    }
    const expected = messages.with(1, forgotten)
    expect((await eve.call('getInteraction', { interaction_id })).messages).toEqual(expected)
    const again = await eve.call('interact', input, { idempotencyKey: 'k' })
    expect(again.messages).toEqual(expected)
  })

  test('are listed by their last use, page by page, and found by what they say', async () => {
    const made = [
      await ada.call('createConversation', { title: 'Über 100 % Fähren_' }),
      await ada.call('createConversation', { title: 'Second' }),
      await ada.call('createConversation', { title: 'Third' }),
    ]
    const [oldest] = made
    await ask(oldest?.conversation_id, 'What sails from NORRVIK?')
    const found = async (q: string) =>
      (await ada.call('listConversations', { q })).data.map(({ title }) => title)

    const listed: string[] = []
    for (let starting_after: string | undefined; listed.length < 3; ) {
      const page = await ada.call('listConversations', { limit: 1, starting_after })
      listed.push(...page.data.map(({ title }) => title))
      starting_after = page.next_cursor ?? undefined
    }

    expect(listed).toEqual(['Über 100 % Fähren_', 'Third', 'Second'])
    expect(await found('what sails from norrvik')).toEqual(['Über 100 % Fähren_'])
    expect(await found('ÜBER 100 % FÄHREN_')).toEqual(['Über 100 % Fähren_'])
    expect(await found('100_')).toEqual([])
    expect(await found("' or 1=1")).toEqual([])
  })

  test('are searched without keeping others waiting, whatever they say', async () => {
    const eve = await service.account()
    const { conversation_id } = await eve.call('createConversation', { title: 'Letters' })
    for (let turn = 0; turn < 10; turn++)
      await eve.call('interact', {
        messages: [{ role: 'user', content: 'a'.repeat(65_000) }],
        conversation_id,
      })
    const found = async (q: string) => (await eve.call('listConversations', { q })).data.length
    expect(await found('letter')).toBe(1)

    const began = process.threadCpuUsage()
    expect(await found(`${'a'.repeat(199)}b`)).toBe(0)
    const { user, system } = process.threadCpuUsage(began)

    expect((user + system) / 1000).toBeLessThan(100)
  })

  test('show long answers in shorter pages', async () => {
    const eve = await service.account()
    const { conversation_id } = await eve.call('createConversation', {})
    const before = { role: 'user' as const, content: 'ferry '.repeat(10_000) }
    const asked: string[] = []
    for (let turn = 0; turn < 40; turn++) {
      const messages = [before, { role: 'user' as const, content: `Ferry ${turn}?` }]
      const { interaction_id } = await eve.call('interact', { messages, conversation_id })
      asked.unshift(interaction_id)
    }

    const pages: string[][] = []
    for (let starting_after: string | undefined; pages.flat().length < 40; ) {
      const page = await eve.call('listTurns', { conversation_id, starting_after, limit: 100 })
      pages.push(page.data.map(({ interaction_id }) => interaction_id))
      starting_after = page.next_cursor ?? undefined
    }

    expect(pages.flat()).toEqual(asked)
    expect(pages.length).toBe(2)
  })

  test('can be renamed and deleted; what was paid for stays', async () => {
    const { conversation_id } = await ada.call('createConversation', {})
    const { interaction_id, citations } = await ask(conversation_id, 'Which ship is a ferry?')
    const renamed = await ada.call('renameConversation', { conversation_id, title: 'Ships' })

    await ada.call('deleteConversation', { conversation_id })

    expect(renamed.title).toBe('Ships')
    for (const name of ['getConversation', 'listTurns', 'deleteConversation'] as const)
      expect((await ada.refusal(name, { conversation_id })).status).toBe(404)
    const refused = await ada.refusal('interact', {
      messages: [{ role: 'user', content: 'And now?' }],
      conversation_id,
    })
    expect(refused.problem).toMatchObject({ code: 'not_found', param: 'conversation_id' })
    const paid = await ada.call('getInteraction', { interaction_id })
    expect(paid).toMatchObject({ citations, key_id: ada.keyId, reasoning_engine: 'rag' })
  })

  test('what an account does not have is told with the parameter that names it', async () => {
    const missing = [
      await ada.refusal('getConversation', { conversation_id: 'none' }),
      await ada.refusal('getInteraction', { interaction_id: 'none' }),
      await ada.refusal('revokeKey', { key_id: 'none' }),
    ]

    const told = missing.map(({ status, problem }) => [status, problem.code, problem.param])
    expect(told).toEqual([
      [404, 'not_found', 'conversation_id'],
      [404, 'not_found', 'interaction_id'],
      [404, 'not_found', 'key_id'],
    ])
  })

  test('what was spent adds up to the same by hour and by day, however it is divided', async () => {
    const eve = await service.account()
    await eve.call('addDocument', { text: 'The Aurelia is a ferry.' })
    for (const model of ['snap', 'ponder'] as const)
      await eve.call('interact', { model, messages: [{ role: 'user', content: 'Which ferry?' }] })
    const { consumed } = await eve.call('getUsage', {})

    for (const step of ['hour', 'day'] as const) {
      for (const by of ['operation', 'model', 'engine', 'key'] as const) {
        const { data } = await eve.call('getUsageHistory', { step, by })
        const tokens = data.reduce((sum, each) => sum + each.tokens, 0)
        const requests = data.reduce((sum, each) => sum + each.requests, 0)
        expect([tokens, requests], `${step} ${by}`).toEqual([consumed.last_30_days, 2])
        expect(new Set(data.map(({ name }) => name))).toEqual(new Set(namesBy(eve)[by]))
      }
    }
    const halfPast = new Date(Math.floor(Date.now() / 3_600_000 - 2) * 3_600_000 + 1_800_000)
    const shifted = await eve.call('getUsageHistory', {
      step: 'hour',
      from: halfPast.toISOString(),
    })
    expect(new Set(shifted.data.map(({ at }) => at.slice(14, 16)))).toEqual(new Set(['30']))
    expect(shifted.data.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(consumed.last_30_days)
    const past = await eve.call('getUsageHistory', {
      from: '2020-01-01T00:00:00Z',
      to: '2020-02-01T00:00:00Z',
    })
    expect(past.data).toEqual([])
    for (const from of ['2030-01-01T00:00:00Z', '2020-01-01T00:00:00Z'])
      expect((await eve.refusal('getUsageHistory', { from })).problem.param).toBe('from')
  })
})

function namesBy({ keyId }: TestCaller) {
  return { operation: ['chat_query'], model: ['snap', 'ponder'], engine: ['rag'], key: [keyId] }
}
