import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { McpClient } from '../support/service/mcp-client.ts'
import { startService } from '../support/service/start-service.ts'
import { Installation } from './installation.ts'

const begin = {
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  },
} as const

test('the help says that tools which change nothing may spend tokens', async () => {
  await using installation = await Installation.make()
  const { stdout } = await installation.run(['mcp', '--help'])
  expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(
    /--readonly [^-]* ask is one, and still spends tokens/,
  )
})

test('a client on standard input and output asks, beside nothing else on it', async () => {
  await using installation = await Installation.withAda({ SEARCH_ENGINES: 'searxng' })
  const file = await installation.file('yard.md', 'The yard was founded by Mats Halvorsen.')
  await installation.run(['documents', 'add', file])
  const { child, send, answer } = speak(installation, [
    '--tools',
    'ask,research_start,research_get',
  ])

  send(begin)
  const begun = await answer()
  send({ method: 'notifications/initialized' })
  send({ id: 2, method: 'tools/list' })
  const listed = await answer()
  const question = { question: 'Who founded the yard?' }
  send({ id: 3, method: 'tools/call', params: { name: 'ask', arguments: question } })
  const told = await answer()
  const order = { topic: 'Who founded the yard?' }
  send({ id: 4, method: 'tools/call', params: { name: 'research_start', arguments: order } })
  const { research_id } = (await answer()).result.structuredContent
  const wait = { research_id, wait_seconds: 50 }
  send({ id: 5, method: 'tools/call', params: { name: 'research_get', arguments: wait } })
  const researched = await answer()
  child.stdin.end()
  const [code] = await once(child, 'exit')

  expect(begun.result.serverInfo.name).toBe('skein')
  expect(listed.result.tools.map(({ name }: { name: string }) => name)).toEqual([
    'ask',
    'research_start',
    'research_get',
  ])
  expect(told.result.structuredContent.answer).toContain('Mats Halvorsen')
  // No test reaches the web; what matters is that the job was run.
  expect(researched.result.structuredContent).toMatchObject({ status: 'failed' })
  expect(code).toBe(0)
})

const wrong = [
  { id: 1, method: 'tools/call', params: {} },
  { id: 2, method: 'tools/call', params: { name: 'ask', arguments: 'Who?' } },
  { id: 3, method: 'tools/call', params: { name: 'no_such_tool' } },
  { id: 4, method: 'resources/read', params: { uri: 7 } },
  { id: 5, method: 'resources/read', params: { uri: 'skein://documents/none' } },
  { id: 6, method: 'prompts/get', params: { name: 'no such prompt' } },
  { id: 7, method: 'prompts/get', params: { name: 'research_brief' } },
  { id: 8, method: 'completion/complete', params: { ref: { type: 'x' }, argument: {} } },
  { id: 9, method: 'no/such/method' },
] as const

test('what is wrong with a message is said as over HTTP', async () => {
  await using service = await startService()
  const { key } = await service.createAccount()
  const overHttp = new McpClient(`${service.url}/api/mcp`, key, 'legacy')
  await using installation = await Installation.withAda()
  const { child, send, answer } = speak(installation, [])

  for (const message of wrong) {
    send(message)
    const { id, error } = await answer()
    const { method, params } = { params: {}, ...message }
    expect(id).toBe(message.id)
    expect(error).toEqual((await overHttp.ask(method, params)).error)
  }
  send([{ jsonrpc: '2.0', id: 10, method: 'ping' }])
  expect(await answer()).toMatchObject({ id: null, error: { code: -32_600 } })
  child.stdin.write('{"jsonrpc": "2.0", "id": 10\n')
  expect(await answer()).toMatchObject({ id: null, error: { code: -32_700 } })
  send({ id: 11, method: 'tools/call', params: { name: 'model_list' } })
  expect((await answer()).result.isError).toBeUndefined()

  child.stdin.end()
  await once(child, 'exit')
})

test('what was asked before the end of the input is answered, and nothing else is said', async () => {
  await using installation = await Installation.withAda()
  const file = await installation.file('yard.md', 'The yard was founded by Mats Halvorsen.')
  await installation.run(['documents', 'add', file])
  const asked = { name: 'ask', arguments: { question: 'Who founded the yard?' } }
  const input = [begin, { id: 2, method: 'tools/call', params: asked }]
    .map((message) => JSON.stringify({ jsonrpc: '2.0', ...message }))
    .join('\n')

  const { code, stdout, stderr } = await installation.run(['mcp'], {}, input)

  const answers = stdout.split('\n').slice(0, -1)
  expect(answers.map((line) => JSON.parse(line))).toMatchObject([
    { id: 1, result: { serverInfo: { name: 'skein' } } },
    { id: 2, result: { structuredContent: { answer: expect.stringContaining('Mats') } } },
  ])
  expect([code, stderr]).toEqual([0, ''])
})

/** A client on standard input and output, which reads one answer after the other. */
function speak(installation: Installation, options: readonly string[]) {
  const child = installation.start(['mcp', ...options])
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const send = (message: object) => {
    const line = Array.isArray(message) ? message : { jsonrpc: '2.0', ...message }
    child.stdin.write(`${JSON.stringify(line)}\n`)
  }
  return { child, send, answer: async () => JSON.parse(String((await lines.next()).value)) }
}
