import { afterEach, expect, test, vi } from 'vitest'
import { Pace } from './pace.ts'

const never = new AbortController().signal

afterEach(() => {
  vi.useRealTimers()
})

test('a clock that is set back makes nobody wait longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const pace = new Pace(10)
  expect(await pace.take(1_000, never)).toBe(true)

  vi.setSystemTime(Date.now() - 3_600_000)

  expect(await pace.take(1_000, never)).toBe(true)
})
