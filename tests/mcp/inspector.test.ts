import { describe, expect } from 'vitest'
import { havePeers } from '../support/peers/import-peers.ts'
import { runPeer } from '../support/peers/run-peer.ts'
import type { ComposedService, TestCaller } from '../support/service/compose-service.ts'
import { test } from '../support/service/shared-service.ts'

describe.runIf(havePeers)("the Inspector's command line", () => {
  let service: ComposedService
  let ada: TestCaller

  test.beforeAll(async ({ serviceOn }) => {
    service = await serviceOn('sqlite')
    ada = await service.account()
    await ada.call('addDocument', { text: 'The yard was founded by Mats Halvorsen.' })
  })

  const inspect = (key: string | undefined, ...args: string[]) =>
    runPeer('inspector', [
      ...['--cli', '--transport', 'http', '--server-url', `${service.url}/api/mcp`],
      ...(key ? ['--header', `Authorization: Bearer ${key}`] : ['--stored-auth-only']),
      ...['--format', 'json', ...args],
    ])
  const ask = [
    '--method',
    'tools/call',
    '--tool-name',
    'ask',
    '--tool-arg',
    'question=Who founded it?',
  ]

  test.each(['modern', 'legacy'])('a %s client finds nothing to warn of', async (era) => {
    const list = ['--method', 'tools/list', '--strict']

    const { errors, exitCode } = await inspect(ada.key, '--protocol-era', era, ...list)

    expect({ errors, exitCode }).toEqual({ errors: '', exitCode: 0 })
  })

  test.each(['modern', 'legacy'])('a %s client calls a tool', async (era) => {
    const { output, exitCode } = await inspect(ada.key, '--protocol-era', era, ...ask)

    expect(exitCode).toBe(0)
    expect(output).toContain('Mats Halvorsen')
  })

  test('without a key it says so with its code 3', async () => {
    expect((await inspect(undefined, '--method', 'tools/list')).exitCode).toBe(3)
  })

  test('a poor account is told so with the code 5', async () => {
    const { key } = await service.account(1)

    const { output, exitCode } = await inspect(key, '--protocol-era', 'modern', ...ask)

    expect(exitCode).toBe(5)
    expect(output).toContain('insufficient_tokens')
  })
})
