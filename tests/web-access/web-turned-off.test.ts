import { expect, test } from 'vitest'
import { composeService } from '../support/service/compose-service.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { startLocalWeb } from '../support/web/local-web.ts'

test('where the web is turned off, chats, research and crawls on it and documents from it are refused, and nothing is charged', async () => {
  await using web = await startLocalWeb(builtInPages)
  await using closed = await composeService('sqlite', { ...web.env, WEB_ACCESS: 'off' })
  const bob = await closed.account(100)
  const url = web.url('https://norrvik.example/bridge')

  const refused = [
    await bob.refusal('interact', question('Who designed the Norrvik Sound Bridge?')),
    // What asks for nothing is not searched for, and refused all the same.
    await bob.refusal('interact', question('When?')),
    await bob.refusal('interact', question('Thank you!', 'ponder')),
    await bob.refusal('research', { topic: 'The Norrvik Sound Bridge' }),
    await bob.refusal('addDocument', { url }),
    await bob.refusal('startCrawl', { url }),
  ]

  for (const { status, problem } of refused)
    expect([status, problem.code, problem.message]).toEqual([
      403,
      'permission_denied',
      'The operator of this service has turned the web off (WEB_ACCESS=off).',
    ])
  expect((await bob.call('listModels', {})).reasoning_engines).toEqual(['rag', 'graph'])
  const listed = await (await bob.request('/v1/models')).text()
  expect(listed).toContain('"snap:graph"')
  expect(listed).not.toContain(':web')
  const named = await bob.request('/v1/models/snap:web')
  expect([named.status, await named.text()]).toEqual([404, expect.not.stringContaining(':web,')])
  const unknown = await bob.request('/v1/chat/completions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'gpt-4o', messages: [{ role: 'user', content: 'When?' }] }),
  })
  expect([unknown.status, await unknown.text()]).toEqual([404, expect.not.stringContaining(':web')])
  expect(await bob.call('getUsage', {})).toMatchObject({ balance: 100, held: 0 })
  expect(web.asked).toEqual([])
})

function question(content: string, model: 'snap' | 'ponder' = 'snap') {
  return { model, reasoning_engine: 'web' as const, messages: [{ role: 'user' as const, content }] }
}
