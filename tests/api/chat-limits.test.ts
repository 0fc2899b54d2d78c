import { afterAll, beforeAll, expect, test } from 'vitest'
import { importExamples } from '../support/library/example-library.ts'
import { type ComposedService, composeService } from '../support/service/compose-service.ts'
import { nodesOf, wideQuestion } from '../support/service/interactions.ts'

let service: ComposedService
beforeAll(async () => {
  service = await composeService('sqlite', {
    MAX_NODES_PER_MESSAGE: '6',
    MAX_CONCURRENT_CHATS: '1',
  })
})
afterAll(() => service[Symbol.asyncDispose]())

test('no more nodes are read than the installation allows', async () => {
  const ada = await service.account()
  await importExamples(ada)

  for (const model of ['snap', 'ponder'] as const) {
    const answer = await ada.call('interact', { ...wideQuestion, model, reasoning_engine: 'graph' })

    expect(nodesOf(answer)).toBeLessThanOrEqual(6)
    expect(nodesOf(answer)).toBeGreaterThan(0)
    expect(answer.usage).not.toHaveProperty('limited_by_balance')
  }
})

test('an account has only so many chats at once, which others do not notice', async () => {
  const [ada, bob] = [await service.account(100), await service.account(100)]

  const sending = Array.from({ length: 12 }, () => ada.send('interact', wideQuestion))
  const bobs = await bob.send('interact', wideQuestion)
  const answers = await Promise.all(sending)

  const refused = answers.filter(({ status }) => status === 429)
  const answered = answers.filter(({ status }) => status === 200)
  expect(refused.length).toBeGreaterThan(0)
  expect(answered.length).toBe(12 - refused.length)
  expect(answered.length).toBeGreaterThan(0)
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(bobs.status).toBe(200)
  const usage = await ada.call('getUsage', {})
  expect(usage).toMatchObject({ balance: 100 - 3 * answered.length, held: 0 })
})

test('a chat that was refused takes no place', async () => {
  const ada = await service.account(3)

  const statuses: number[] = []
  for (const more of [{ target_doc_id: 'doc_x' }, { reasoning_engine: 'web' }, {}, {}, {}]) {
    statuses.push((await ada.send('interact', { ...wideQuestion, ...more })).status)
  }

  expect(statuses).toEqual([404, 503, 200, 402, 402])
})
