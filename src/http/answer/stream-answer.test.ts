import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { asAda, scriptedApp } from '../../../tests/support/service/scripted-app.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { InteractionEvent } from '../../contract/chat/chat.ts'
import { Replay } from '../../operations/answer/replay.ts'
import { eventAnswer } from './stream-answer.ts'

const question = { messages: [{ role: 'user', content: 'Why?' }] }

const interaction = {
  interaction_id: 'int_1',
  messages: [
    { role: 'user' as const, content: 'Why?' },
    { role: 'assistant' as const, content: 'Be\ncause' },
  ],
  citations: [],
  trace: { nodes: [], paths: [], steps: [] },
  usage: {
    tokens_consumed: 3.5,
    balance_remaining: 6.5,
    operation: 'chat_query' as const,
    model: 'snap' as const,
    nodes_accessed: 6,
  },
}

const events: InteractionEvent[] = [
  {
    type: 'interaction-start',
    interaction_id: 'int_1',
    model: 'snap',
    reasoning_engine: 'rag',
  },
  { type: 'step', name: 'search', summary: 'Looked for passages' },
  { type: 'text-delta', text: 'Be\n' },
  { type: 'text-delta', text: 'cause' },
  { type: 'interaction-end', ...interaction },
]

test('a client that does not stream gets the answer in one', async () => {
  const { app } = scriptedApp({ handlers: { interact: async () => streamOf(events) } })

  const response = await app.request('/agent/interactions', asAda('POST', question))

  expect(response.status).toBe(200)
  expect(await response.json()).toEqual(interaction)
})

test('a client that streams gets each event, and of each what the contract names', async () => {
  const chatty = events.map((event) => ({ ...event, secret: 'x' }))
  const { app } = scriptedApp({ handlers: { interact: async () => streamOf(chatty) } })

  const response = await app.request(
    '/agent/interactions',
    asAda('POST', { ...question, stream: true }, { accept: 'text/event-stream' }),
  )

  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(sent(await response.text())).toEqual(events.map((event) => [event.type, event]))
})

test('a client that accepts events alone and does not ask for them is told how', async () => {
  const { app } = scriptedApp({ handlers: { interact: async () => streamOf(events) } })
  const accept = 'text/event-stream'

  const response = await app.request('/agent/interactions', asAda('POST', question, { accept }))

  expect(response.status).toBe(406)
  expect(await response.text()).toContain('send \\"stream\\": true in the body')
})

test.each([false, true])('what fails before the first event has its own status', async (stream) => {
  const { app } = scriptedApp({
    handlers: {
      async interact() {
        return failingAfter([], new ServiceError('insufficient_tokens', 'Need 3, have 0.'))
      },
    },
  })

  const response = await app.request('/agent/interactions', asAda('POST', { ...question, stream }))

  expect(response.status).toBe(402)
  expect(response.headers.get('content-type')).toBe('application/json')
})

test('what fails later is the last event, and a bug says nothing of itself', async () => {
  const bug = new Error('hunter2')
  const { app, failures } = scriptedApp({
    handlers: { interact: async () => failingAfter(events.slice(0, 3), bug) },
  })

  const response = await app.request(
    '/agent/interactions',
    asAda('POST', { ...question, stream: true }, { 'x-request-id': 'r' }),
  )

  const last = sent(await response.text()).at(-1)
  const message = 'The service failed on this request.'
  expect(last).toEqual(['error', { error: { code: 'internal_error', message, request_id: 'r' } }])
  expect(failures).toEqual([bug])
})

test('events that stop short are a bug, not an answer', async () => {
  const { app, failures } = scriptedApp({
    handlers: { interact: async () => streamOf(events.slice(0, 4)) },
  })
  const ask = (stream: boolean) =>
    app.request('/agent/interactions', asAda('POST', { ...question, stream }))

  const plain = await ask(false)
  const streamed = await ask(true)

  expect(plain.status).toBe(500)
  expect(sent(await streamed.text()).at(-1)).toMatchObject(['error', {}])
  expect(failures).toHaveLength(2)
})

test.each([false, true])('a replay says so', async (stream) => {
  const { app } = scriptedApp({ handlers: { interact: async () => new Replay(interaction) } })

  const response = await app.request('/agent/interactions', asAda('POST', { ...question, stream }))

  expect(response.headers.get('idempotent-replayed')).toBe('true')
  if (stream) expect(sent(await response.text())).toEqual([[events.at(-1)?.type, events.at(-1)]])
  else expect(await response.json()).toEqual(interaction)
})

test('the handler of a chat claims the key itself', async () => {
  const claimed: unknown[] = []
  const { app } = scriptedApp({
    handlers: {
      interact: async (_input, _caller, call) => {
        claimed.push(call.idempotency)
        return streamOf(events)
      },
    },
  })
  const post = (headers: Record<string, string>) =>
    app.request('/agent/interactions', asAda('POST', question, headers))

  await post({})
  const first = await post({ 'idempotency-key': 'k' })
  await post({ 'idempotency-key': 'k' })

  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect(claimed[0]).toBeUndefined()
  expect(claimed[1]).toEqual({ key: 'k', fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(claimed[2]).toEqual(claimed[1])
})

test('when the reader leaves, the source is still read to its end', async () => {
  const { promise: settled, resolve: settle } = Promise.withResolvers<void>()
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  async function* source() {
    yield { type: 'text-delta' }
    await left
    yield { type: 'text-delta' }
    settle()
  }
  const response = eventAnswer(source(), silent)

  const reader = response.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  leave()

  await settled
})

test('while nothing happens, the connection is kept alive', async () => {
  const { promise: never, resolve: end } = Promise.withResolvers<void>()
  async function* source() {
    await never
    yield { type: 'end' }
  }
  const response = eventAnswer(source(), { ...silent, pingMs: 1 })

  const reader = response.body?.getReader()
  const first = await reader?.read()
  end()

  expect(new TextDecoder().decode(first?.value)).toBe(': ping\n\n')
  await reader?.cancel()
})

test('events that are only read come as fast as they are taken, and end with their reader', async () => {
  let made = 0
  const ended = Promise.withResolvers<void>()
  async function* source() {
    try {
      for (; made < 100_000; made++) yield { type: 'x', number: made }
    } finally {
      ended.resolve()
    }
  }
  const response = eventAnswer(source(), { ...silent, isRead: true })

  await setTimeout(50)
  expect(made).toBeLessThan(20)
  const reader = response.body?.getReader()
  for (let count = 0; count < 100; count++) await reader?.read()
  expect(made).toBeGreaterThanOrEqual(99)
  await reader?.cancel()
  await ended.promise
})

const silent = { requestId: 'r', events: { answered() {}, failed() {} } }

async function* streamOf<Value>(values: readonly Value[]) {
  yield* values
}

async function* failingAfter<Value>(values: readonly Value[], error: Error) {
  yield* values
  throw error
}

function sent(text: string): unknown[] {
  return text
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => {
      const [, type, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? []
      return [type, JSON.parse(data ?? 'null')]
    })
}
