import { afterEach, expect, test, vi } from 'vitest'
import { LinkChecks } from './link-checks.ts'

afterEach(() => {
  vi.useRealTimers()
})

test.each([-86_400_000, 86_400_000])(
  'a report is checked again after ten minutes, and not before, though the clock was set by %d ms',
  async (jumpMs) => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    const checks = new LinkChecks()
    let readings = 0
    const read = async () => {
      readings += 1
      return []
    }
    const check = () => checks.check('acc', 'res', read, new AbortController().signal)
    await check()

    vi.setSystemTime(Date.now() + jumpMs)
    vi.advanceTimersByTime(9 * 60_000)
    await check()
    expect(readings).toBe(1)

    vi.advanceTimersByTime(2 * 60_000)
    await check()
    expect(readings).toBe(2)
  },
)
