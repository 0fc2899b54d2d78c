import { describe, expect } from 'vitest'
import type { Interaction } from '../../src/contract/chat/chat.ts'
import { importExamples } from '../support/library/example-library.ts'
import type { ComposedService, TestCaller } from '../support/service/compose-service.ts'
import { unpaid, wideQuestion } from '../support/service/interactions.ts'
import { test } from '../support/service/shared-service.ts'

describe('chat as a stream', () => {
  let service: ComposedService
  let ada: TestCaller

  test.beforeAll(async ({ serviceOn }) => {
    service = await serviceOn('sqlite')
    ada = await service.account()
    await importExamples(ada)
  })

  test('as a stream, the same answer comes step by step', async () => {
    const question = { ...wideQuestion, reasoning_engine: 'graph' as const }
    const plain = await ada.call('interact', question)

    const response = await ada.send('interact', { ...question, stream: true })
    const events = await readEvents(response)

    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    const types = events.map(({ type }) => type)
    const order = ['interaction-start', 'step', 'citation-found', 'text-delta', 'interaction-end']
    expect([...new Set(types)]).toEqual(order)
    expect(types).toEqual([...types].sort((a, b) => order.indexOf(a) - order.indexOf(b)))
    const last = events.at(-1)?.data as Interaction // the type of the last event says so
    expect(unpaid(last)).toEqual({ ...unpaid(plain), type: 'interaction-end' })
    expect(last.usage.tokens_consumed).toBe(plain.usage.tokens_consumed)
    expect(events[0]?.data).toMatchObject({
      interaction_id: last.interaction_id,
      model: 'snap',
      reasoning_engine: 'graph',
    })
    const dataOf = (type: string) => events.filter((event) => event.type === type)
    expect(dataOf('citation-found').map(({ data }) => data)).toMatchObject(last.citations)
    const deltas = dataOf('text-delta').map(({ data }) => (data as { text: string }).text)
    expect(deltas.join('')).toBe(last.messages.at(-1)?.content)
  })

  test('as a stream too, what is refused has its status', async () => {
    const poor = await service.account(0)

    const response = await poor.send('interact', { ...wideQuestion, stream: true })

    expect(response.status).toBe(402)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  })

  test.each([
    [{ target_graph_id: 'graph_none' }, 404],
    [{ target_doc_id: 'doc_none' }, 404],
    [{ target_doc_id: 'doc_none', target_graph_id: 'graph_none' }, 404],
    [{ target_doc_id: 'doc_none', reasoning_engine: 'web' as const }, 400],
    [{ conversation_id: 'conv_none' }, 404],
  ])('%j has its status, whatever is said and however it is answered', async (wrong, status) => {
    const [param = ''] = Object.keys(wrong)
    const before = await ada.call('getUsage', {})
    for (const content of ['hello', 'Where does Norrvik lie?']) {
      for (const stream of [true, false]) {
        const said = { messages: [{ role: 'user' as const, content }], ...wrong, stream }
        const { problem, ...answer } = await ada.refusal('interact', said)
        expect(answer.status).toBe(status)
        if (param !== 'conversation_id') expect(problem).toMatchObject({ param })
      }
    }
    expect(await ada.call('getUsage', {})).toMatchObject({ balance: before.balance, held: 0 })
  })

  test('under an idempotency key too; and an answer stays when its target is deleted', async () => {
    const text = 'The ferry of Norrvik sails at noon.'
    const { doc_id } = await ada.call('addDocument', { text })
    const before = await ada.call('getUsage', {})
    const said = (target_doc_id: string) => ({
      messages: [{ role: 'user' as const, content: 'When does the ferry of Norrvik sail?' }],
      target_doc_id,
    })
    const under = (key: string) => ({ 'idempotency-key': key })

    const refused = await ada.send('interact', said('doc_none'), under('none'))
    const first = await ada.send('interact', said(doc_id), under('ferry'))
    await ada.call('deleteDocument', { doc_id })
    const again = await ada.send('interact', said(doc_id), under('ferry'))

    expect([refused.status, first.status, again.status]).toEqual([404, 200, 200])
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await again.text()).not.toContain('noon')
    expect(await ada.call('getUsage', {})).toMatchObject({ balance: before.balance - 3, held: 0 })
  })
})

/** The server-sent events of an answer, each with its type and its data. */
async function readEvents(
  response: Response,
): Promise<readonly { readonly type: string; readonly data: unknown }[]> {
  const blocks = (await response.text()).split('\n\n').filter((block) => block.startsWith('event:'))
  return blocks.map((block) => {
    const [, type = '', data = ''] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? []
    return { type, data: JSON.parse(data) }
  })
}
