import { expect, test, vi } from 'vitest'
import { RateLimits } from './rate-limits.ts'

test('nobody is told to wait for longer than a minute, though the clock was set back by a day', async () => {
  const limits = new RateLimits({ postsPerMinute: 1, getsPerMinute: 1 })
  await limits.count('POST', 'ada')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 })

  try {
    const refused = await limits.count('POST', 'ada').catch((error) => error)
    const headers = await limits.headers('POST', 'ada')

    expect(refused).toMatchObject({ code: 'rate_limit_exceeded', facts: { retryAfterSeconds: 60 } })
    expect(headers.RateLimit).toBe('"post";r=0;t=60')
  } finally {
    vi.useRealTimers()
  }
})
