import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { havePeers } from '../support/peers/import-peers.ts'
import { runPeer } from '../support/peers/run-peer.ts'
import { composeService } from '../support/service/compose-service.ts'
import { withKey } from '../support/service/with-key.ts'
import { withFixtures } from './conformance-fixtures.ts'

const baseline = fileURLToPath(new URL('conformance-baseline.yml', import.meta.url))

/** What needs no fixtures: the service as it is shipped must pass these alone. */
const ofTheService = {
  '2026-07-28': [
    'tools-list',
    'resources-list',
    'prompts-list',
    'caching',
    'dns-rebinding-protection',
    'sep-2164-resource-not-found',
    'http-header-validation',
  ],
  '2025-11-25': ['server-initialize', 'ping', 'tools-list', 'resources-list', 'prompts-list'],
}

describe.runIf(havePeers)('the conformance tests of MCP', () => {
  const opened = new AsyncDisposableStack()
  let results: string
  let plain: string
  let extended: string

  beforeAll(async () => {
    results = await mkdtemp(join(tmpdir(), 'skein-conformance-'))
    opened.defer(() => rm(results, { recursive: true, force: true }))
    const serve = async (extensions = {}) => {
      const service = opened.use(await composeService('sqlite', {}, extensions))
      const { key } = await service.account()
      return `${opened.use(await withKey(key, service.url)).url}/api/mcp`
    }
    plain = await serve()
    extended = await serve({ mcp: withFixtures })
  })
  afterAll(() => opened.disposeAsync())

  const run = (url: string, ...args: string[]) =>
    runPeer('conformance', ['server', '--url', url, '-o', results, ...args])

  test('all that 2026-07-28 requires is passed', async () => {
    const { output, exitCode } = await run(extended, '--requirements', '2026-07-28')

    const summary = output.slice(output.indexOf('=== SUMMARY'))
    const scored = summary.slice(0, summary.indexOf('Not scored'))
    expect(exitCode, summary).toBe(0)
    expect(scored).not.toMatch(/✗ (?!tasks-)/)
  })

  test('all that 2025-11-25 requires is passed but what needs sessions', async () => {
    const { output, exitCode } = await run(
      extended,
      ...['--requirements', '2025-11-25', '--expected-failures', baseline],
    )

    expect(exitCode, output.slice(output.indexOf('=== SUMMARY'))).toBe(0)
  })

  test.each(Object.entries(ofTheService))('without fixtures: %s', async (revision, scenarios) => {
    const { output } = await run(plain, '--requirements', revision)

    for (const scenario of scenarios) expect(output).toContain(`✓ ${scenario}: `)
  })
})
