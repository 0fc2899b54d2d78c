import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { McpClient } from '../support/service/mcp-client.ts'
import { type Service, startService } from '../support/service/start-service.ts'
import { often, until } from '../support/service/until.ts'
import { withKey } from '../support/service/with-key.ts'
import { runOutLeases } from '../support/storage/run-out-leases.ts'
import { storageOf } from '../support/storage/storage-of.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { type LocalWeb, startLocalWeb } from '../support/web/local-web.ts'

const yard = 'The Halvorsen yard was founded in 1874 by Mats Halvorsen. It closed in 1977.'

/** Two processes on one PostgreSQL, behind a proxy that takes them in turn: no request knows what the other one did. */
describe.runIf(process.env.TEST_DATABASE_URL)('MCP on two processes', () => {
  const opened = new AsyncDisposableStack()
  const pace = { delayMs: 100 }
  let web: LocalWeb
  let first: Service
  let second: Service
  let key: string
  let client: McpClient

  beforeAll(async () => {
    web = opened.use(await startLocalWeb(builtInPages, pace))
    first = opened.use(await startService({ env: web.env }))
    second = opened.use(await startService({ env: first.env, dataDirectory: first.dataDirectory }))
    key = (await first.createAccount()).key
    const proxy = opened.use(await withKey(key, first.url, second.url))
    client = new McpClient(`${proxy.url}/api/mcp`, key)
  })
  afterAll(() => opened.disposeAsync())

  test('what one of them did, the other one knows', async () => {
    const { data: added } = await client.tool('document_add', { title: 'The yard', text: yard })
    const { data: fetched } = await client.tool('fetch', { id: added.doc_id })
    const { data: listed } = await client.tool('document_list')
    const { data: graphs } = await client.tool('graph_list')
    const { data: found } = await client.tool('search', { query: 'Halvorsen' })
    const { data: graph } = await client.tool('graph_query', {
      graph_id: added.graph_id,
      query: 'Mats Halvorsen',
    })
    await client.tool('document_delete', { doc_id: added.doc_id })
    const gone = await client.toolResult('fetch', { id: added.doc_id })

    expect(fetched.text).toBe(yard)
    expect(listed.data).toMatchObject([{ doc_id: added.doc_id }])
    expect(graphs.data).toMatchObject([{ graph_id: added.graph_id, documents: 1 }])
    expect(found.results).toMatchObject([{ id: added.doc_id }])
    expect(graph.matches).toMatchObject([{ name: 'Mats Halvorsen' }])
    expect(gone.isError).toBe(true)
  })

  test('a question that is sent again to the other one is charged once', async () => {
    await client.tool('document_add', { title: 'The yard', text: yard })
    const args = { question: 'Who founded the Halvorsen yard?' }
    const balance = async () => Number((await client.tool('account_get')).data.balance)
    const before = await balance()

    const both = await Promise.all([client.tool('ask', args), client.tool('ask', args)])
    const again = await client.tool('ask', args)

    const answers = [...both, again].map(({ data }) => data.interaction_id)
    expect(new Set(answers).size).toBe(1)
    expect(before - (await balance())).toBe(3)
  })

  test('research that one of them began is listed and cancelled by the other one', async () => {
    // Nothing is answered before it is cancelled, however late that comes.
    pace.delayMs = 60_000
    onTestFinished(() => {
      pace.delayMs = 100
    })
    const { data: begun } = await client.tool('research_start', { topic: 'The ferry Aurelia' })
    const { research_id } = begun
    const { data: listed } = await client.tool('research_list')
    await client.tool('research_cancel', { research_id })
    const { data: job } = await client.tool('research_get', { research_id, wait_seconds: 20 })
    const answers = [await client.tool('model_list'), await client.tool('model_list')]

    expect(listed.data).toMatchObject([{ research_id }])
    expect(job.status).toBe('cancelled')
    expect(answers[1]?.data).toEqual(answers[0]?.data)
  })

  test('research of a process that is killed is finished by the other one', async () => {
    const direct = new McpClient(`${second.url}/api/mcp`, key)
    const topic = 'The Norrvik Sound Bridge and the ferry Aurelia'
    const { data } = await new McpClient(`${first.url}/api/mcp`, key).tool('research_start', {
      topic,
      model: 'snap',
      max_results: 3,
    })
    const { research_id } = data
    const wait = async (wait_seconds: number) =>
      (await direct.tool('research_get', { research_id, wait_seconds })).data
    await until(async () => web.asked.length > 0, often)

    await first.kill('SIGKILL')
    await using storage = await storageOf(first)
    await runOutLeases(storage)
    let job = await wait(50)
    while (job.status !== 'done') job = await wait(50)

    expect(job).toMatchObject({ progress: 1, research_tokens: 30 })
    expect(String(job.report)).toContain('[1]')
  })
})
