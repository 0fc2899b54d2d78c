import type { ServerResponse } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { composeService } from '../support/service/compose-service.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { startLocalWeb } from '../support/web/local-web.ts'
import { paywall, question } from './web-question.ts'

test('In place of pages that cannot be read, the next ones are, and it is told where none can be', async () => {
  const title = 'Who designed the lighthouse of Ekvik?'
  const dead = Array.from({ length: 17 }, (_, index) => ({
    ...paywall,
    url: `https://gone${index}.example/ekvik`,
    title,
    lead: title,
    status: 404,
  }))
  const found = {
    ...paywall,
    url: 'https://www.coast.example/lights',
    title: 'Lights of the coast',
    lead: 'Lighthouses, among them that of Ekvik.',
    body: () =>
      '<p>The lighthouse of Ekvik was designed by Ines Corrado, who lived on the island.</p>',
  }
  await using gone = await startLocalWeb([...dead, found])
  await using lost = await composeService('sqlite', { ...gone.env, SEARCH_ENGINES: 'searxng' })
  const bob = await lost.account(100)

  const { messages, coverage } = await bob.call('interact', question(title))

  expect(messages.at(-1)?.content).toContain('Ines Corrado')
  expect(coverage?.pages).toHaveLength(18)

  const without = { ...question(title), exclude_domains: ['coast.example.localhost'] }
  const { messages: told, usage } = await bob.call('interact', without)
  expect(told.at(-1)?.content).toBe('The search found pages, but none of them could be read.')
  expect(usage.tokens_consumed).toBe(0)
})

test('What has been read is answered from, although no engine answers a further search', async () => {
  let refusals = 0
  const refuse = (response: ServerResponse) => {
    if (!some.asked.some((asked) => !asked.startsWith('search.'))) return false
    refusals++
    response.writeHead(400).end()
    return true
  }
  await using some = await startLocalWeb(builtInPages, {
    engineFaults: { searxng: refuse, wikipedia: refuse },
  })
  await using left = await composeService('sqlite', {
    ...some.env,
    SEARCH_ENGINES: 'searxng wikipedia',
  })
  const bob = await left.account(100)

  const asked = question('Who desinged the Norrvik Sound Bridge?')
  const { messages } = await bob.call('interact', asked)

  expect(messages.at(-1)?.content).toContain('Marit Hovland')
  expect(refusals).toBeGreaterThan(0)
})

test('A clock that is set ahead meanwhile takes no time from the pages', async () => {
  const pages = builtInPages.map((page) => ({
    ...page,
    body: () => {
      // Before anything is stored, as the ids that this process makes afterwards would be ahead too.
      vi.useRealTimers()
      return page.body()
    },
  }))
  await using some = await startLocalWeb(pages, {
    engineFaults: {
      searxng: () => {
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
        return false
      },
    },
  })
  await using service = await composeService('sqlite', some.env)
  const bob = await service.account(100)

  const asked = bob.call('interact', question('Who designed the Norrvik Sound Bridge?'))
  const { messages } = await asked.finally(() => vi.useRealTimers())

  expect(messages.at(-1)?.content).toContain('Marit Hovland')
})

describe('Without any engine that answers', () => {
  test('it is an upstream error that names them, and nothing is charged', async () => {
    await using lost = await composeService('sqlite', {
      SEARCH_ENGINES: 'searxng wikipedia',
      SEARXNG_URL: 'http://127.0.0.1:9',
      SEARCH_ENGINE_URLS: 'wikipedia=http://127.0.0.1:9/w/api.php',
    })
    const bob = await lost.account(100)
    const { status, problem } = await bob.refusal(
      'interact',
      question('Who designed the Norrvik Sound Bridge?'),
    )
    expect([status, problem.code]).toEqual([502, 'upstream_error'])
    expect(problem.message).toMatch(/SearXNG \(.+\).*Wikipedia \(.+\)/)
    expect((await bob.call('getUsage', {})).balance).toBe(100)
    expect((await bob.call('listModels', {})).reasoning_engines).toContain('web')
  })

  test('an engine that has no use for the question is none that answers', async () => {
    await using lost = await composeService('sqlite', {
      SEARCH_ENGINES: 'searxng gdelt',
      SEARXNG_URL: 'http://127.0.0.1:9',
    })
    const bob = await lost.account(100)
    const { status, problem } = await bob.refusal('interact', question('x'))
    expect([status, problem.code]).toEqual([502, 'upstream_error'])
    expect(problem.message).toMatch(/SearXNG \(.+\).*GDELT \(It looks for words of three/)
  })
})
