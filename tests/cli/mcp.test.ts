import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { Installation } from './installation.ts'

test('a client on standard input and output asks, beside nothing else on it', async () => {
  await using installation = await Installation.make()
  await installation.createAccount('ada')
  const file = await installation.file('yard.md', 'The yard was founded by Mats Halvorsen.')
  await installation.run(['documents', 'add', file])
  const child = installation.start(['mcp', '--tools', 'ask,search'])
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const send = (message: object) =>
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  const answer = async () => JSON.parse(String((await lines.next()).value))

  send({
    ...{ id: 1, method: 'initialize' },
    params: {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    },
  })
  const begun = await answer()
  send({ method: 'notifications/initialized' })
  send({ id: 2, method: 'tools/list' })
  const listed = await answer()
  const question = { question: 'Who founded the yard?' }
  send({ id: 3, method: 'tools/call', params: { name: 'ask', arguments: question } })
  const told = await answer()
  child.stdin.end()
  const [code] = await once(child, 'exit')

  expect(begun.result.serverInfo.name).toBe('skein')
  expect(listed.result.tools.map(({ name }: { name: string }) => name)).toEqual(['ask', 'search'])
  expect(told.result.structuredContent.answer).toContain('Mats Halvorsen')
  expect(code).toBe(0)
})
