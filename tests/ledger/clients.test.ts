import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiClient } from '../../src/client/api-client.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { places } from '../support/service/fresh-place.ts'
import { type Service, startService } from '../support/service/start-service.ts'
import { storageOf } from '../support/storage/storage-of.ts'
import { expectBooksBalance } from './expect-books-balance.ts'
import { chatRequest, leaveEarly } from './leave-early.ts'

const question = { messages: [{ role: 'user', content: 'Who wrote Faust?' }] }
const price = 3

describe.each(places)('clients of a service on $name', ({ fresh }) => {
  const opened = new AsyncDisposableStack()
  let service: Service
  let storage: Storage

  beforeAll(async () => {
    service = opened.use(await startService(opened.use(await fresh())))
    storage = opened.use(await storageOf(service))
  })

  afterAll(async () => {
    await expectBooksBalance(storage)
    await opened.disposeAsync()
  })

  test.each([
    ['plain', question],
    ['streamed', { ...question, stream: true }],
  ])('one that leaves at any byte of a %s answer is charged once', async (_, body) => {
    const { key } = await service.createAccount()
    const start = await consumed(key)
    const request = () => chatRequest(service.url, { key, idempotencyKey: randomUUID(), body })
    const whole = await leaveEarly(service.url, request(), Number.POSITIVE_INFINITY)
    let calls = 1

    const leave = async (bytes: number) => {
      const idempotencyKey = randomUUID()
      const sent = chatRequest(service.url, { key, idempotencyKey, body })
      const received = await leaveEarly(service.url, sent, bytes)
      const answer = await chatUntilAnswered(key, idempotencyKey, body)
      calls++

      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('"tokens_consumed":3')
      if (received.length > 0) expect(answer.headers.get('idempotent-replayed')).toBe('true')
      expect(await consumed(key)).toBe(start + calls * price)
    }
    await leave(0)
    await leave(1)
    await fc.assert(fc.asyncProperty(fc.nat({ max: whole.length }), leave), { numRuns: 12 })
  })

  test('one that leaves in the middle of a stream without a key is charged once', async () => {
    const { key } = await service.createAccount()
    const request = chatRequest(service.url, { key, body: { ...question, stream: true } })

    expect((await leaveEarly(service.url, request, 1)).length).toBeGreaterThan(0)
    while ((await usage(key)).held > 0) await pause()

    expect(await consumed(key)).toBe(price)
  })

  test('one that leaves before its request is complete is charged nothing', async () => {
    const { key } = await service.createAccount()
    const request = chatRequest(service.url, { key, body: question })

    await leaveEarly(service.url, request.subarray(0, request.length - 1), 0)
    await chat(key)

    expect(await consumed(key)).toBe(price)
  })

  test.each([
    [3, 0],
    [3.5, 0.5],
    [5.5, 2.5],
  ])('of two at once on a balance of %d, one is answered', async (tokens, left) => {
    const { key } = await service.createAccount(tokens)

    const answers = await Promise.all([chat(key), chat(key)])
    const late = await chat(key)

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402])
    for (const refused of [...answers.filter(({ status }) => status === 402), late]) {
      expect(refused.status).toBe(402)
      expect(await refused.json()).toMatchObject({
        error: {
          code: 'insufficient_tokens',
          message: `Insufficient tokens. Need 3, have ${left}.`,
        },
      })
    }
    expect(await usage(key)).toMatchObject({ balance: left, held: 0 })
  })

  test('a refusal for want of tokens leaves the key free', async () => {
    const { key, accountId } = await service.createAccount(3.5)
    const body = { ...question, model: 'ponder' }
    const refused = await chat(key, 'k', body)

    expect(await refused.json()).toMatchObject({
      error: { message: 'Insufficient tokens. Need 10, have 3.5.' },
    })
    await storage.write.grantTokens({ entryId: 'entry_more', accountId, amount: 13, note: '' })
    expect((await chat(key, 'k', body)).status).toBe(200)
    expect(await usage(key)).toMatchObject({ balance: 0, held: 0 })
  })

  test('many at once under one key are one call', async () => {
    const { key } = await service.createAccount()

    const answers = await Promise.all(Array.from({ length: 16 }, () => chat(key, 'k')))
    const first = await chat(key, 'k')
    const expected = await first.json()

    const answered = answers.filter(({ status }) => status === 200)
    expect(answered.filter((answer) => !answer.headers.has('idempotent-replayed'))).toHaveLength(1)
    for (const answer of answered) expect(await answer.json()).toEqual(expected)
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer.status).toBe(409)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await answer.json()).toMatchObject({ error: { code: 'idempotency_in_progress' } })
    }
    expect(await consumed(key)).toBe(price)
  })

  test('another question under the same key is refused and costs nothing', async () => {
    const { key } = await service.createAccount()
    await chat(key, 'k')

    const other = { messages: [{ role: 'user', content: 'Who wrote Egmont?' }] }
    expect((await chat(key, 'k', other)).status).toBe(422)
    expect(await consumed(key)).toBe(price)
  })

  test('a question that fails costs nothing, and its key is free', async () => {
    const { key } = await service.createAccount(3)

    const lost = { ...question, target_graph_id: 'graph_none' }
    expect((await chat(key, 'k', lost)).status).toBe(404)
    expect((await chat(key, 'k', lost)).status).toBe(404)
    expect(await usage(key)).toMatchObject({ balance: 3, held: 0 })
    expect((await chat(key)).status).toBe(200)
  })

  function chat(key: string, idempotencyKey?: string, body: object = question): Promise<Response> {
    const headers = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }
    return service.request('/agent/interactions', { key, headers, json: body })
  }

  async function chatUntilAnswered(key: string, idempotencyKey: string, body: object) {
    for (;;) {
      const answer = await chat(key, idempotencyKey, body)
      if (answer.status !== 409) return answer
      await pause()
    }
  }

  function usage(key: string) {
    return new ApiClient(service.url, { key }).call('getUsage', {})
  }

  async function consumed(key: string): Promise<number> {
    return (await usage(key)).consumed.last_30_days
  }
})

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20))
}
