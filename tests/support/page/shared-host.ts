import { test as base } from 'vitest'
import { openHost } from './visit.ts'

/**
 * Tests of the page that need no settings of their own share one host: it is started for whoever in this process asks
 * first, as a server, a browser and what both load at first take 2 s of CPU. `owner` owns the service; everybody else
 * who visits it does not.
 */
export const test = base.extend(
  'host',
  { scope: 'worker' },
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads from the pattern which fixtures this one needs.
  async ({}, { onCleanup }) => {
    const host = await openHost()
    onCleanup(() => host[Symbol.asyncDispose]())
    return { ...host, owner: await host.service.createPerson('owner@example.org') }
  },
)
