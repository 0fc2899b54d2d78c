import { expect, test, vi } from 'vitest'
import { composeService } from '../support/service/compose-service.ts'
import { McpClient } from '../support/service/mcp-client.ts'

/** As long as an exchange may take. */
const exchangeMs = 200_000

test.each(['modern', 'legacy'] as const)(
  'no timer is left of a request whose answer has ended, of the %s protocol',
  async (era) => {
    const running = new Set<unknown>()
    let begun = 0
    const [set, clear] = [globalThis.setTimeout, globalThis.clearTimeout]
    const noted = (work: () => void, ms?: number) => {
      const timer = set(work, ms)
      if (ms === exchangeMs) {
        begun++
        running.add(timer)
      }
      return timer
    }
    vi.stubGlobal('setTimeout', Object.assign(noted, set))
    vi.stubGlobal('clearTimeout', (timer: Parameters<typeof clear>[0]) => {
      running.delete(timer)
      clear(timer)
    })
    try {
      await using service = await composeService('sqlite')
      const { key } = await service.account()
      const client = new McpClient(`${service.url}/api/mcp`, key, era)
      const response = await client.send('tools/list')
      await response.text()

      expect(begun).toBe(1)
      await expect.poll(() => running.size).toBe(0)
    } finally {
      vi.unstubAllGlobals()
    }
  },
)
