import { setTimeout } from 'node:timers/promises'
import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { FairThreads } from './fair-threads.ts'

const workMsMax = 30_000

let threads: FairThreads

beforeAll(() => {
  threads = new FairThreads({
    filename: new URL('../../../tests/support/threads/stubborn-thread.ts', import.meta.url).href,
    what: 'questions',
    atOnceMax: 2,
    atOnceOfOneMax: 1,
    workMsMax,
    waitingOfOneMax: 8,
    waitingMax: 8,
    waitMsMax: 60_000,
  })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => threads[Symbol.asyncDispose]())

test('a task that does not end is ended, and those of others and the next one are not', async () => {
  const begun = new Int32Array(new SharedArrayBuffer(4))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const endless = threads.run('eve', 'stay', begun)
  const next = threads.run('eve', 'echo', 'next')

  expect(await threads.run('ada', 'echo', 'hello')).toBe('hello')
  await expect.poll(() => begun[0]).toBe(1)
  vi.advanceTimersByTime(workMsMax)
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

test('threads that were idle for a moment serve the next tasks of all accounts', async () => {
  const serve = () =>
    Promise.all(['ada', 'bob'].map((holder) => threads.run<number>(holder, 'nameThread', 0)))
  // Whichever thread is ready first may serve both accounts; in the end each has one.
  await expect.poll(async () => new Set(await serve()).size).toBe(2)
  const before = new Set(await serve())

  await setTimeout(100)
  const after = [...(await serve()), ...(await serve())]

  expect(after.filter((thread) => !before.has(thread))).toEqual([])
})

test('what runs and what waits when the threads are stopped fails as nobody is to blame for', async () => {
  const stopped = new FairThreads({
    filename: new URL('../../../tests/support/threads/stubborn-thread.ts', import.meta.url).href,
    what: 'questions',
    atOnceMax: 1,
    atOnceOfOneMax: 1,
    workMsMax: 60_000,
    waitingOfOneMax: 8,
    waitingMax: 8,
    waitMsMax: 60_000,
  })
  const begun = new Int32Array(new SharedArrayBuffer(4))
  const tasks = [stopped.run('ada', 'stay', begun), stopped.run('bob', 'echo', 'hello')]
  const ends = Promise.allSettled(tasks)
  await expect.poll(() => begun[0]).toBe(1)

  await stopped[Symbol.asyncDispose]()

  for (const end of await ends)
    expect(end).toMatchObject({
      reason: {
        code: 'overloaded',
        message:
          'The service is stopping: questions are no longer worked on. Try again when it has started.',
      },
    })
})

test.for([
  ['when it is needed', 0],
  ['before', 1],
] as const)(
  'a thread that cannot begin %s fails its tasks at once, and not the process',
  async ([, minThreads]) => {
    const failures: unknown[] = []
    const note = (error: unknown) => failures.push(error)
    process.prependListener('uncaughtException', note)
    await using broken = new FairThreads({
      filename: new URL('../../../tests/support/threads/failing-thread.ts', import.meta.url).href,
      what: 'questions',
      atOnceMax: 2,
      atOnceOfOneMax: 2,
      workMsMax: 60_000,
      minThreads,
      waitingOfOneMax: 8,
      waitingMax: 8,
      waitMsMax: 60_000,
    })
    await setTimeout(300)

    for (const round of [1, 2]) {
      const tasks = [broken.run('ada', 'echo', round), broken.run('ada', 'echo', round)]
      for (const task of await Promise.allSettled(tasks)) {
        // A task fails by itself if its thread was wrongly assumed to start.
        const why = inspect(task)
        expect(task.status).toBe('rejected')
        expect(why).toContain('The file of the database cannot be opened.')
        if (minThreads === 0) expect(why).toContain('No thread for the questions could begin')
      }
    }
    process.off('uncaughtException', note)
    expect(failures).toEqual([])
  },
)
