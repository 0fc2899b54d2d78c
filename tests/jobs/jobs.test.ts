import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ServiceError } from '../../src/base/errors/service-error.ts'
import { JobRunner } from '../../src/jobs/job-runner.ts'
import type { RunningJob } from '../../src/jobs/running-job.ts'
import type { Work } from '../../src/jobs/work.ts'
import type { ClaimedJob } from '../../src/storage/jobs/job.ts'
import { JobStore } from '../../src/storage/jobs/job-store.ts'
import { enqueueJob } from '../../src/storage/jobs/job-writes.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { newAccount } from '../ledger/holds.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

const kind = 'research'

describe.each(storageEngines)('jobs on $name', ({ name, open }) => {
  let storage: Storage
  let ada: string
  let bob: string

  beforeAll(async () => {
    storage = await open()
  })
  beforeEach(async () => {
    await storage.db.deleteFrom('job_steps').execute()
    await storage.db.deleteFrom('jobs').execute()
    ada = await newAccount(storage, 0)
    bob = await newAccount(storage, 0)
  })
  afterAll(() => storage[Symbol.asyncDispose]())

  test('of several accounts take turns, however many one of them has', async () => {
    for (const subject of ['a1', 'a2', 'a3']) await add(ada, subject)
    await add(bob, 'b1')
    const order: string[] = []
    await using runner = runnerOf({ run: async ({ job }) => note(order, job.subject) })

    runner.start()
    await runner.over(kind, ['a1', 'a2', 'a3', 'b1'])

    expect(order.slice(0, 2).sort()).toEqual(['a1', 'b1'])
    expect(order.slice(2)).toEqual(['a2', 'a3'])
  })

  test('are claimed at once, however many of the same account wait, as after an upgrade', async () => {
    await addMany(ada, 4_000)
    const claim = { kinds: [kind], perAccountMax: 2, owner: 'process', leaseMs: 20_000 } as const
    const claimOne = async () =>
      (await storage.write.claimJob({ ...claim, leaseToken: randomUUID() }))?.id
    const begun = performance.now()

    const claimed = [await claimOne(), await claimOne(), await claimOne()]

    expect(performance.now() - begun).toBeLessThan(1_000)
    expect(claimed[0]).not.toBe(claimed[1])
    expect(claimed[2], 'two run, as many as one account may have').toBeUndefined()
  })

  test.skipIf(name === 'sqlite')(
    'are claimed beside a claim that has not come to its end',
    async () => {
      await add(ada, 'a')
      await add(bob, 'b')
      const claim = { kinds: [kind], perAccountMax: 2, owner: 'process', leaseMs: 20_000 } as const
      const [first] = [ada, bob].sort()
      const other = first === ada ? 'b' : 'a'
      const claimed = storage.db.transaction().execute(async (changing) => {
        await sql`select id from jobs where account_id = ${first} for update`.execute(changing)
        return storage.write.claimJob({ ...claim, leaseToken: randomUUID() })
      })

      expect(await claimed).toMatchObject({ subject: other })
    },
  )

  test('are looked for as fast, however many of another kind wait', async () => {
    const look = () => new JobStore(storage).isDue(['crawl'])
    const alone = await medianMs(look)
    await addMany(ada, 20_000)

    const beside = await medianMs(look)

    expect(beside).toBeLessThan(3 * alone + 1)
  })

  test.each(['waiting', 'running'] as const)(
    'that were %s when the clock was set back do not wait until it comes there again',
    async (state) => {
      await add(ada, 'a')
      const year = 365 * 86_400_000
      await storage.db
        .updateTable('jobs')
        .set((row) => ({ state, due_at: row('due_at', '+', year) }))
        .execute()
      const done: string[] = []
      await using runner = runnerOf({ run: async ({ job }) => note(done, job.subject) })

      runner.start()

      expect(await runner.over(kind, ['a'], 60_000)).toBe(true)
      expect(done).toEqual(['a'])
    },
  )

  test('are each run once, by one of the processes that look for them', async () => {
    const subjects = Array.from({ length: 24 }, (_, index) => `job ${index}`)
    for (const [index, subject] of subjects.entries()) await add(index % 2 ? ada : bob, subject)
    const done: string[] = []
    const work = { run: async ({ job }: RunningJob) => note(done, job.subject) }
    await using one = runnerOf(work, { atOnceMax: 4, perAccountMax: 4 })
    await using other = runnerOf(work, { atOnceMax: 4, perAccountMax: 4 })

    one.start()
    other.start()
    await one.over(kind, subjects)

    expect(done.sort()).toEqual(subjects.sort())
  })

  test('go on in another process where the first one left them, and do no step twice', async () => {
    await add(ada, 'long')
    const did: string[] = []
    const results: unknown[] = []
    const meanwhile = Promise.withResolvers<void>()
    const workOf = (who: string, pause: Promise<void>): Partial<Work> => ({
      run: async (job) => {
        const first = await job.step('first', async () => ({
          by: note(did, `${who} first`) && who,
        }))
        await pause
        await job.step('second', async () => note(did, `${who} second`))
        results.push(first)
        return 'done'
      },
    })
    await using frozen = runnerOf(workOf('frozen', meanwhile.promise))
    // Its timers stand still, so that it renews no lease.
    vi.useFakeTimers({ toFake: ['setInterval'] })
    frozen.start()
    vi.useRealTimers()
    while ((await stepsDone()) === 0) await setTimeout(5)
    await runOutLeases()

    await using other = runnerOf(workOf('other', Promise.resolve()))
    other.start()
    await other.over(kind, ['long'])
    meanwhile.resolve()
    while (did.length < 3) await setTimeout(5)
    await frozen[Symbol.asyncDispose]()

    expect(did).toEqual(['frozen first', 'other second', 'frozen second'])
    expect(results).toEqual([{ by: 'frozen' }])
  })

  test('that were taken over take no step of the process before', async () => {
    await add(ada, 'long')
    const claim = (leaseToken: string) =>
      storage.write.claimJob({
        kinds: [kind] as const,
        perAccountMax: 1,
        owner: leaseToken,
        leaseToken,
        leaseMs: 60_000,
      })
    const { id: jobId = '' } = (await claim('frozen')) ?? {}
    await runOutLeases()
    await claim('other')
    const step = { jobId, name: 'first', result: 1, leaseMs: 60_000 }

    expect(await storage.write.storeStep({ ...step, leaseToken: 'frozen' })).toBe(false)
    expect(await stepsDone()).toBe(0)
    expect(await storage.write.storeStep({ ...step, leaseToken: 'other' })).toBe(true)
  })

  test('that fail are tried again, and given up after some attempts in a row', async () => {
    await add(ada, 'broken')
    const told: unknown[] = []
    await using runner = runnerOf({
      attemptsMax: 3,
      isKept: true,
      run: async ({ job }) => {
        told.push(job.attempts)
        throw new Error('It cannot be done')
      },
      abandon: async (_, why, error) => {
        told.push([why, String(error)])
        return undefined
      },
    })

    runner.start()
    await runner.over(kind, ['broken'])

    expect(told).toEqual([1, 2, 3, ['failed', 'Error: It cannot be done']])
    expect(await stateOf('broken')).toBe('failed')
  })

  test('wait while something else is away, and are not given up for it', async () => {
    await add(ada, 'patient')
    let attempts = 0
    await using runner = runnerOf({
      attemptsMax: 1,
      run: async () => {
        if (++attempts <= 3) throw new ServiceError('storage_unavailable', 'Not now')
        return 'done'
      },
    })

    runner.start()
    await runner.over(kind, ['patient'])

    expect(attempts).toBe(4)
    expect(await stateOf('patient')).toBeUndefined()
  })

  test('that end their process again and again are given up', async () => {
    await add(ada, 'deadly')
    await storage.db.updateTable('jobs').set({ attempts: 2, state: 'running' }).execute()
    const told: string[] = []
    await using runner = runnerOf({
      attemptsMax: 2,
      run: async () => note(told, 'begun'),
      abandon: async (_, why) => {
        told.push(why)
        return undefined
      },
    })

    runner.start()
    await runner.over(kind, ['deadly'])

    expect(told).toEqual(['failed'])
  })

  test.each([true, false])('are cancelled, running (%s) or not', async (isRunning) => {
    await add(ada, 'unwanted')
    const told: string[] = []
    await using runner = runnerOf({
      isKept: true,
      run: async ({ signal }) => {
        note(told, 'begun')
        await setTimeout(60_000, undefined, { signal })
        return 'done'
      },
      abandon: async (_, why) => {
        told.push(why)
        return undefined
      },
    })
    if (isRunning) runner.start()
    while (isRunning && told.length === 0) await setTimeout(5)

    const wish = { kind, subject: 'unwanted', wish: 'cancel' } as const
    expect(await storage.write.storeWish({ ...wish, accountId: bob })).toBe(false)
    expect(await storage.write.storeWish({ ...wish, accountId: ada })).toBe(true)
    runner.start()
    await runner.over(kind, ['unwanted'])

    expect(told).toEqual(isRunning ? ['begun', 'cancelled'] : ['cancelled'])
    expect(await stateOf('unwanted')).toBe('cancelled')
    expect(await storage.write.storeWish({ ...wish, accountId: ada })).toBe(false)
  })

  test('that are long give way to others, and go on after them', async () => {
    await add(ada, 'long')
    const order: string[] = []
    await using runner = runnerOf({
      run: async (job) => {
        note(order, job.job.subject)
        if (job.job.subject === 'short' || order.includes('short')) return 'done'
        await add(bob, 'short')
        while (await job.mayGoOn()) await setTimeout(50)
        return 'later'
      },
    })

    runner.start()
    await runner.over(kind, ['long', 'short'])

    expect(order).toEqual(['long', 'short', 'long'])
  })

  test('that a process leaves when it ends are free at once', async () => {
    await add(ada, 'left')
    const begun: ClaimedJob[] = []
    const work: Partial<Work> = {
      run: async ({ job, signal }) => {
        begun.push(job)
        if (begun.length === 1) await setTimeout(60_000, undefined, { signal })
        return 'done'
      },
    }
    const first = runnerOf(work)
    first.start()
    while (begun.length === 0) await setTimeout(5)
    await first[Symbol.asyncDispose]()

    await using second = runnerOf(work)
    second.start()
    await second.over(kind, ['left'])

    // To be moved to another process is no failure of the job.
    expect(begun.map(({ attempts }) => attempts)).toEqual([1, 1])
  })

  async function addMany(accountId: string, count: number): Promise<void> {
    await add(accountId, 'a')
    await sql`insert into jobs (id, account_id, kind, subject, input, state, attempts, pauses, due_at, created_at)
      with recursive nth(n) as (select 1 union all select n + 1 from nth where n < ${count})
      select id || n, account_id, kind, subject || n, input, state, attempts, pauses, due_at, created_at
      from jobs, nth`.execute(storage.db)
  }

  function add(accountId: string, subject: string): Promise<void> {
    return enqueueJob(storage.db, { kind, accountId, subject })
  }

  function runnerOf(work: Partial<Work>, places = { atOnceMax: 1, perAccountMax: 1 }): JobRunner {
    const usual: Work = {
      run: async () => 'done',
      abandon: async () => undefined,
      attemptsMax: 5,
      isKept: false,
    }
    const lane = { works: { [kind]: { ...usual, ...work } }, ...places }
    const runner = new JobRunner(new JobStore(storage), 'test', {
      jobPaused: () => {},
      jobFailed: () => {},
      sweepFailed: (error) => expect.fail(String(error)),
    })
    runner.open(lane)
    return runner
  }

  async function stateOf(subject: string) {
    const job = storage.db.selectFrom('jobs').select('state').where('subject', '=', subject)
    return (await job.executeTakeFirst())?.state
  }

  async function stepsDone(): Promise<number> {
    return (await storage.db.selectFrom('job_steps').select('name').execute()).length
  }

  /** As if the process that runs them had not been heard of for long. */
  async function runOutLeases(): Promise<void> {
    await storage.db.updateTable('jobs').set({ due_at: 0 }).where('state', '=', 'running').execute()
  }
})

function note(list: string[], entry: string): 'done' {
  list.push(entry)
  return 'done'
}

async function medianMs(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 21; round++) {
    const begun = performance.now()
    await run()
    times.push(performance.now() - begun)
  }
  return times.sort((one, other) => one - other)[10] ?? 0
}
