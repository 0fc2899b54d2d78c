import { describe, expect } from 'vitest'
import { Interaction, type InteractionEvent } from '../../src/contract/chat/chat.ts'
import { ProblemBody } from '../../src/contract/problems/problem.ts'
import { newHold } from '../ledger/holds.ts'
import { importExamples } from '../support/library/example-library.ts'
import type { ComposedService, TestCaller } from '../support/service/compose-service.ts'
import { nodesOf, unpaid, wideQuestion } from '../support/service/interactions.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

const prices = { snap: 3, ponder: 10 }
const models = ['snap', 'ponder'] as const
const engines = ['rag', 'graph'] as const

describe.each(storageEngines)('what chat costs on $name', ({ name }) => {
  let service: ComposedService
  let ada: TestCaller
  let docIds: ReadonlyMap<string, string>

  test.beforeAll(async ({ serviceOn }) => {
    service = await serviceOn(name)
    ada = await service.account()
    docIds = await importExamples(ada)
  })

  /** Somebody with these tokens, no more and no less, and the same documents. */
  async function readerWith(tokens: number): Promise<TestCaller> {
    const reader = await service.account(tokens)
    await importExamples(reader)
    return reader
  }

  test.each(
    models.flatMap((model) => engines.map((reasoning_engine) => ({ model, reasoning_engine }))),
  )(
    '$model with $reasoning_engine charges by the nodes of its trace, the same each time',
    async (choice) => {
      const before = (await ada.call('getUsage', {})).balance

      const first = await ada.call('interact', { ...wideQuestion, ...choice })
      const second = await ada.call('interact', { ...wideQuestion, ...choice })

      const nodes = nodesOf(first)
      const price = prices[choice.model] + 0.5 * Math.max(0, nodes - 5)
      expect(nodes).toBe(first.trace.nodes.length)
      expect(first.usage).toEqual({
        tokens_consumed: price,
        balance_remaining: before - price,
        operation: 'chat_query',
        model: choice.model,
        nodes_accessed: nodes,
      })
      expect(unpaid(second)).toEqual(unpaid(first))
      const balance_remaining = before - 2 * price
      expect(second.usage).toEqual({ ...first.usage, balance_remaining })
      const usage = await ada.call('getUsage', {})
      expect(usage).toMatchObject({ balance: balance_remaining, held: 0 })
    },
  )

  test.each([
    { model: 'snap', tokens: 2.5, message: 'Insufficient tokens. Need 3, have 2.5.' },
    { model: 'snap', tokens: 0, message: 'Insufficient tokens. Need 3, have 0.' },
    { model: 'ponder', tokens: 9.5, message: 'Insufficient tokens. Need 10, have 9.5.' },
  ])('$model is refused with $tokens tokens', async ({ model, tokens, message }) => {
    const poor = await service.account(tokens)

    const { status, problem } = await poor.refusal('interact', { ...wideQuestion, model })

    expect({ status, code: problem.code, message: problem.message }).toEqual({
      status: 402,
      code: 'insufficient_tokens',
      message,
    })
    expect(await poor.call('getUsage', {})).toMatchObject({ balance: tokens, held: 0 })
  })

  test('a refusal tells what running calls hold, and that asking again does not help', async () => {
    const busy = await service.account(4)
    await service.storage.write.openHold(newHold(busy.accountId))

    const refused = await busy.send('interact', wideQuestion)

    const { error } = ProblemBody.parse(await refused.json())
    expect(refused.status).toBe(402)
    expect(refused.headers.get('x-should-retry')).toBe('false')
    expect(error.message).toBe('Insufficient tokens. Need 3, have 1.')
    expect(error.details).toEqual({
      required_tokens: 3,
      balance_tokens: 1,
      held_by_running_operations: 3,
      hint: 'What running calls hold and do not use comes back; the owner of the installation grants more.',
    })
  })

  test('the balance limits what is read, and the answer says so', async () => {
    const question = { ...wideQuestion, reasoning_engine: 'graph' as const }
    const whole = await (await readerWith(100)).call('interact', question)
    expect(nodesOf(whole)).toBeGreaterThan(6)
    expect(whole.usage).not.toHaveProperty('limited_by_balance')

    const some = await (await readerWith(3.5)).call('interact', question)
    const none = await (await readerWith(3)).call('interact', question)

    expect(some.usage.limited_by_balance).toBe(true)
    expect(nodesOf(some)).toBeLessThanOrEqual(6)
    expect(some.usage.tokens_consumed + some.usage.balance_remaining).toBe(3.5)
    expect(none.usage).toMatchObject({
      limited_by_balance: true,
      tokens_consumed: 3,
      balance_remaining: 0,
    })
    expect(nodesOf(none)).toBeLessThanOrEqual(5)
  })

  test('an engine that is not configured is not listed, answers 503 and why, and costs nothing', async () => {
    const before = await ada.call('getUsage', {})

    const { status, problem } = await ada.refusal('interact', {
      ...wideQuestion,
      reasoning_engine: 'web',
    })

    expect([status, problem.code]).toEqual([503, 'engine_unavailable'])
    expect(problem.message).toContain('SearXNG needs its address')
    const { reasoning_engines } = await ada.call('listModels', {})
    expect(reasoning_engines).toEqual(['rag', 'graph'])
    const { balance } = before
    expect(await ada.call('getUsage', {})).toMatchObject({ balance, held: 0 })
  })

  test('a document and a graph that do not belong together are not found, and cost nothing', async () => {
    const { graph_id: target_graph_id } = await ada.call('createGraph', { name: 'elsewhere' })
    const target_doc_id = docIds.get('norrvik.md')
    const before = await ada.call('getUsage', {})

    for (const engine of engines) {
      const targets = { target_graph_id, target_doc_id, reasoning_engine: engine }
      const { status, problem } = await ada.refusal('interact', { ...wideQuestion, ...targets })

      expect([status, problem.code]).toEqual([404, 'not_found'])
    }
    expect(await ada.call('getUsage', {})).toMatchObject({ balance: before.balance, held: 0 })
  })

  test('under one idempotency key, one answer and one charge', async () => {
    const before = (await ada.call('getUsage', {})).balance
    const send = () => ada.send('interact', wideQuestion, { 'idempotency-key': 'once' })

    const first = await send()
    const second = await send()

    const answer = Interaction.parse(await first.json())
    expect(await second.json()).toEqual(answer)
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    const after = (await ada.call('getUsage', {})).balance
    expect(after).toBe(before - answer.usage.tokens_consumed)
  })

  test('a stream that is asked for again is told again, all of it', async () => {
    const read = async () => {
      const told: InteractionEvent[] = []
      const options = { idempotencyKey: 'stream' }
      for await (const event of ada.events('interact', wideQuestion, options)) told.push(event)
      return told
    }
    const first = await read()
    expect(first.map(({ type }) => type)).toContain('citation-found')
    expect(await read()).toEqual(first)
  })
})
