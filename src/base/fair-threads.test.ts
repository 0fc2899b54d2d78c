import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FairThreads } from './fair-threads.ts'

let threads: FairThreads

beforeAll(() => {
  threads = new FairThreads({
    filename: new URL('../../tests/support/stubborn-thread.ts', import.meta.url).href,
    ...{ what: 'questions', atOnceMax: 2, atOnceOfOneMax: 1, workMsMax: 2_000 },
    ...{ waitingOfOneMax: 8, waitingMax: 8, waitMsMax: 60_000 },
  })
})
afterAll(() => threads[Symbol.asyncDispose]())

test('a task that does not end is ended, and those of others and the next one are not', async () => {
  const endless = threads.run('eve', 'stay', undefined)
  const next = threads.run('eve', 'echo', 'next')

  expect(await threads.run('ada', 'echo', 'hello')).toBe('hello')
  await expect(endless).rejects.toMatchObject({
    code: 'overloaded',
    message: 'One of the questions took more time or memory than it may.',
  })
  expect(await next).toBe('next')
})

test('a caller who leaves learns so, and costs no thread', async () => {
  const leaving = new AbortController()
  const left = threads.run('ada', 'echo', 'hello', { signal: leaving.signal })
  leaving.abort(new Error('left'))

  await expect(left).rejects.toThrow('left')
  expect(await threads.run('ada', 'echo', 'again')).toBe('again')
})

test('a thread that cannot begin ends its tasks in time, and not the process', async () => {
  const failures: unknown[] = []
  const note = (error: unknown) => failures.push(error)
  process.prependListener('uncaughtException', note)
  await using broken = new FairThreads({
    filename: new URL('../../tests/support/failing-thread.ts', import.meta.url).href,
    ...{ what: 'questions', atOnceMax: 1, atOnceOfOneMax: 1, workMsMax: 1_000, minThreads: 1 },
    ...{ waitingOfOneMax: 8, waitingMax: 8, waitMsMax: 60_000 },
  })
  await setTimeout(500)

  await expect(broken.run('ada', 'echo', 'hello')).rejects.toThrow()
  process.off('uncaughtException', note)
  expect(failures).toEqual([])
})
