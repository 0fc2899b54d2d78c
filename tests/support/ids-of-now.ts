import { afterAll, expect } from 'vitest'
import { firstIdAt, newId } from '../../src/base/ids.ts'

/**
 * Ids of a process never go back. So a test that sets the clock ahead, and lets something be made meanwhile, would put
 * what later tests of its process make ahead of their clock.
 */
afterAll(() => {
  // The clock of the machine itself may be set back by seconds.
  const soon = firstIdAt('request', Date.now() + 60_000)
  expect(newId('request') < soon, 'Ids are made ahead of the clock').toBe(true)
})
