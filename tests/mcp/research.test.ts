import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'
import { McpClient, messagesOf } from '../support/service/mcp-client.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { type LocalWeb, startLocalWeb } from '../support/web/local-web.ts'

const topic = 'The Norrvik Sound Bridge and the ferry Aurelia'
const snap = { topic, model: 'snap', max_results: 3 }
const tasks = { 'io.modelcontextprotocol/tasks': {} }
const free = [{ tokens_consumed: 0 }, { tokens_consumed: 0 }]
const declared = {
  _meta: { 'io.modelcontextprotocol/clientCapabilities': { extensions: tasks } },
}

describe('research over MCP', () => {
  const pace = { delayMs: 0 }
  let web: LocalWeb
  let service: ComposedService

  beforeAll(async () => {
    web = await startLocalWeb(builtInPages, pace)
    service = await composeService('sqlite', web.env)
  })
  afterAll(async () => {
    await service[Symbol.asyncDispose]()
    await web[Symbol.asyncDispose]()
  })

  const clientOf = ({ key }: TestCaller, era: 'modern' | 'legacy' = 'modern') =>
    new McpClient(`${service.url}/api/mcp`, key, era)

  test.each(['modern', 'legacy'] as const)(
    'a %s client starts a job, waits and reads',
    async (era) => {
      const ada = await service.account(100)
      const client = clientOf(ada, era)

      const started = await client.tool('research_start', snap)
      const again = await client.tool('research_start', snap)
      const { research_id } = started.data
      const response = await client.send('tools/call', {
        name: 'research_get',
        arguments: { id: research_id, wait_seconds: 50, max_chars: 500 },
        _meta: { progressToken: 7 },
      })
      const messages = await messagesOf(response)
      const done = messages.at(-1)?.result?.structuredContent ?? {}
      const next = await client.tool('research_get', { research_id, offset: done.next_offset })
      const fetched = await client.tool('fetch', { id: done.doc_id, max_chars: 40_000 })

      expect(started.data).toMatchObject({ topic, model: 'snap', poll_after_seconds: 5 })
      const report_url = `http://skein.test/app/research/${research_id}`
      expect([started.data, done]).toMatchObject([{ report_url }, { report_url }])
      expect(again.data.research_id).toBe(research_id)
      expect(started.text).toMatch(/\n\nCharged when it is done: 30 tokens\.$/)
      expect(done).toMatchObject({ status: 'done', progress: 1, research_tokens: 30 })
      expect([started, next].map(({ data }) => data.usage)).toEqual(free)
      expect(next.text).toMatch(/\n\nThis research cost 30 tokens; to read it is free\.$/)
      expect(z.array(z.object({ url: z.string() })).parse(done.sources).length).toBeGreaterThan(0)
      expect(`${done.report}${next.data.report}`).toBe(fetched.data.text)
      expect(messages.at(-1)?.result?.content?.[1]).toMatchObject({ type: 'resource_link' })
      const told = messages.slice(0, -1).map(({ params }) => Number(params?.progress))
      expect(told.length).toBeGreaterThan(0)
      expect(told).toEqual([...new Set(told)].toSorted((a, b) => a - b))
      expect((await ada.call('getUsage', {})).balance).toBe(70)
    },
  )

  test('a client that follows tasks gets one, with the id of the job', async () => {
    const client = clientOf(await service.account(100))

    const begun = await client.ask('tools/call', {
      name: 'research_start',
      arguments: snap,
      ...declared,
    })
    const taskId = String(begun.result?.taskId)
    const states = new Set<unknown>()
    let task = begun.result
    while (task?.status === 'working') {
      states.add(task.status)
      task = (await client.ask('tasks/get', { taskId, ...declared })).result
    }
    const undeclared = await client.ask('tasks/get', { taskId })
    const unknown = await client.ask('tasks/get', { taskId: 'res_x', ...declared })
    const foreign = clientOf(await service.account()).ask('tasks/get', { taskId, ...declared })

    expect(begun.result).toMatchObject({
      resultType: 'task',
      taskId: expect.stringMatching(/^res_/),
      status: 'working',
      ttlMs: expect.any(Number),
      pollIntervalMs: 3_000,
    })
    expect(task).toMatchObject({
      resultType: 'complete',
      taskId,
      status: 'completed',
      result: { structuredContent: { research_id: taskId, status: 'done' } },
    })
    expect(undeclared.error?.code).toBe(-32_021)
    expect(unknown.error?.code).toBe(-32_602)
    const { code, message } = unknown.error ?? {}
    expect((await foreign).error).toMatchObject({ code, message })
  })

  test('a job is cancelled, as a tool and as a task, and costs nothing', async () => {
    // Nothing is answered before it is cancelled, however late that comes.
    pace.delayMs = 60_000
    onTestFinished(() => {
      pace.delayMs = 0
    })
    const ada = await service.account(100)
    const client = clientOf(ada)
    const started = await client.tool('research_start', { ...snap, topic: 'The lightship Kestrel' })
    const { research_id } = started.data

    const cancelled = await client.tool('research_cancel', { research_id })
    const task = await client.ask('tools/call', {
      name: 'research_start',
      arguments: { ...snap, topic: 'Halvorsen yard' },
      ...declared,
    })
    const taskId = task.result?.taskId
    const ended = await client.ask('tasks/cancel', { taskId, ...declared })
    const { data } = await client.tool('research_list', { status: 'all' })
    const active = await client.tool('research_list', { status: 'active' })
    const begun = await client.tool('research_start', { ...snap, topic: 'The mill' })
    const newest = await client.tool('research_start', { ...snap, topic: 'The lock' })
    await client.tool('research_cancel', { research_id: newest.data.research_id })
    const one = await client.tool('research_list', { status: 'active', limit: 1 })
    await client.tool('research_cancel', { research_id: begun.data.research_id })
    const firstOver = await client.tool('research_list', { status: 'over', limit: 3 })
    const rest = { status: 'over', cursor: firstOver.data.next_cursor }
    const lastOver = await client.tool('research_list', rest)

    expect(cancelled.data.status).toBe('cancelled')
    expect(ended.result).toMatchObject({ resultType: 'complete' })
    expect(data.data).toMatchObject([
      { research_id: taskId, status: 'cancelled' },
      { research_id, status: 'cancelled' },
    ])
    expect(active.data.data).toEqual([])
    expect(one.data).toMatchObject({
      data: [{ research_id: begun.data.research_id }],
      has_more: false,
    })
    expect(firstOver.data).toMatchObject({
      has_more: true,
      data: [{}, {}, { research_id: taskId }],
    })
    expect(lastOver.data).toMatchObject({ has_more: false, data: [{ research_id }] })
    expect((await client.tool('research_list', { status: 'done' })).data.data).toEqual([])
    expect((await ada.call('getUsage', {})).balance).toBe(100)
  })

  test('the price of the better model is told as it is published', async () => {
    const ada = await service.account(100)

    const { text, data } = await clientOf(ada).tool('research_start', { topic: 'Tidal mills' })
    await ada.call('cancelResearch', { research_id: String(data.research_id) })

    expect(text).toMatch(/\n\nCharged when it is done: 75 to 100 tokens\.$/)
  })

  test('too few tokens are told before any work', async () => {
    const result = await clientOf(await service.account(20)).toolResult('research_start', { topic })

    expect(result.isError).toBe(true)
    expect(result.content?.[0]?.text).toContain('Need 75, have 20')
  })
})
