import { hash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../../src/base/logger.ts'
import { readConfig } from '../../src/config/config.ts'
import type { ResearchResult } from '../../src/contract/research/research-result.ts'
import { type Core, openCore } from '../../src/open-core.ts'
import { expectBooksBalance } from '../ledger/expect-books-balance.ts'
import { newAccount } from '../ledger/holds.ts'
import { freshPlace } from '../support/service/fresh-place.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { type LocalWeb, startLocalWeb } from '../support/web/local-web.ts'

const topic = 'The Norrvik Sound Bridge and the ferry Aurelia'

let web: LocalWeb
let core: Core
/**
 * The lease tokens of jobs whose processes have died: nobody renews them, and what they had begun may still come to an
 * end.
 */
const dead = new Set<string>()
const opened = new AsyncDisposableStack()

beforeAll(async () => {
  web = opened.use(await startLocalWeb(builtInPages))
  const place = opened.use(await freshPlace(''))
  // More engines would answer otherwise each time: some may be asked only every few seconds.
  const engines = { SEARCH_ENGINES: 'searxng wikipedia' }
  const env = { ...web.env, ...engines, DATA_DIR: place.dataDirectory }
  core = opened.use(
    await openCore(
      readConfig(env),
      'server',
      createLogger('silent', () => {}),
    ),
  )
  stopRenewing()
  core.jobs.start()
})
afterAll(() => opened.disposeAsync())

test('research that is cut off after any step ends as if it never had been', async () => {
  const first = await newAccount(core.storage, 1_000)
  const firstId = await begin(first)
  const expected = alike(await resultOf(first, firstId))
  const told = await pagesTold(first, firstId)
  expect(expected.sources.length).toBeGreaterThan(1)

  let steps = 0
  for (let isCut = true; isCut; steps++) {
    const accountId = await newAccount(core.storage, 1_000)
    const death = dieAfter(steps)
    const researchId = await begin(accountId)
    const ended = resultOf(accountId, researchId)
    isCut = await Promise.race([death.comes, ended.then(() => false)])
    const stored = await storedSteps()
    const asked = web.asked.length
    await takeOver()

    const result = await ended
    death.bury()

    expect(alike(result)).toEqual(expected)
    expect(await pagesTold(accountId, researchId)).toEqual(told)
    const again = web.asked.slice(asked).filter((path) => stored.has(stepOf(path)))
    expect(again).toEqual([])
    const account = core.storage.db.selectFrom('accounts').select(['held', 'spent'])
    expect(await account.where('id', '=', accountId).executeTakeFirst()).toEqual({
      held: 0,
      spent: result.usage.tokens_consumed * 2,
    })
    await expectBooksBalance(core.storage)
  }
  expect(steps).toBeGreaterThan(4)
})

test('research that is cut off at its end and then cancelled is charged if it is done', async () => {
  const cases: { accountId: string; researchId: string }[] = []
  const states: string[] = []
  for (let writes = 0, isCut = true; isCut; writes++)
    for (const when of ['before', 'after', 'late'] as const) {
      const accountId = await newAccount(core.storage, 1_000)
      const death = dieAtItsEnd(accountId, writes, when)
      const researchId = await begin(accountId)
      isCut = await Promise.race([death.comes, over(researchId).then(() => false)])
      const wish = { kind: 'research', accountId, subject: researchId, wish: 'cancel' } as const
      await core.storage.write.storeWish(wish)
      await takeOver()
      await over(researchId)
      states.push((await core.research.get(accountId, researchId)).state)
      death.bury()
      cases.push({ accountId, researchId })
    }
  for (const [index, { accountId, researchId }] of cases.entries()) {
    const { state, result } = await core.research.get(accountId, researchId)
    expect(state).toBe(states[index])
    const account = core.storage.db.selectFrom('accounts').select(['held', 'spent'])
    expect(await account.where('id', '=', accountId).executeTakeFirst()).toEqual({
      held: 0,
      spent: state === 'done' ? 60 : 0,
    })
    expect(result !== undefined).toBe(state === 'done')
  }
  await expectBooksBalance(core.storage)
  expect(states.length).toBeGreaterThan(6)
  expect(new Set(states)).toEqual(new Set(['done', 'cancelled']))
})

async function begin(accountId: string): Promise<string> {
  const wanted = {
    accountId,
    keyId: undefined,
    topic,
    thinking: 'snap' as const,
    reads: 'web' as const,
    maxResults: 3,
  }
  const begun = await core.research.begin(wanted)
  if ('replay' in begun) throw new Error('Nothing was begun before')
  return begun.researchId
}

async function resultOf(accountId: string, researchId: string): Promise<ResearchResult> {
  for await (const event of core.research.follow(accountId, researchId))
    if (event.type === 'research-end') return event
  throw new Error('The research had no end')
}

/** The addresses of all pages whose reading was told as begun or as ended, sorted, as they may come in any order. */
async function pagesTold(accountId: string, researchId: string): Promise<string[]> {
  const pages: string[] = []
  for await (const event of core.research.follow(accountId, researchId))
    if (event.type === 'page-start' || event.type === 'page-end')
      pages.push(`${event.type} ${event.url}`)
  return pages.sort()
}

/** The result without what differs between any two runs. */
function alike({ research_id: _, doc_id: __, graph_id: ___, sources, ...same }: ResearchResult) {
  const pages = sources.map(({ doc_id: _, fetched_at: __, ...page }) => page)
  return { ...same, type: undefined, number: undefined, sources: pages }
}

/** The renewals of leases that were asked for until now. */
let renewed: Promise<unknown> = Promise.resolve()

/** Lets nobody renew the leases of the dead. */
function stopRenewing() {
  const { write } = core.storage
  const { renewJobs: renew } = write
  const renewJobs: typeof renew = (leases) => {
    const leaseTokens = leases.leaseTokens.filter((token) => !dead.has(token))
    if (leaseTokens.length === 0) return Promise.resolve([])
    const renewing = renew({ ...leases, leaseTokens })
    renewed = Promise.allSettled([renewed, renewing])
    return renewing
  }
  Object.assign(write, { renewJobs })
}

/** Lets the jobs that run be taken over, as if their processes had not been heard of for long. */
async function takeOver() {
  const running = core.storage.db.selectFrom('jobs').select('lease_token')
  for (const { lease_token } of await running.where('state', '=', 'running').execute())
    if (lease_token) dead.add(lease_token)
  await renewed
  const overdue = core.storage.db.updateTable('jobs').set({ due_at: 0 })
  await overdue.where('state', '=', 'running').execute()
  core.jobs.wake()
}

/** Lets the next job store so many steps and nothing more, as if its process had died then, until it is taken over. */
function dieAfter(steps: number) {
  const death = Promise.withResolvers<never>()
  death.promise.catch(() => {})
  const coming = Promise.withResolvers<true>()
  const { write } = core.storage
  const { storeStep: store } = write
  let victim: string | undefined
  let stored = 0
  const storeStep: typeof store = (step) => {
    if (!dead.has(step.leaseToken)) victim ??= step.leaseToken
    if (step.leaseToken !== victim || stored++ < steps) return store(step)
    dead.add(victim)
    coming.resolve(true)
    return death.promise
  }
  Object.assign(write, { storeStep })
  const bury = () => {
    Object.assign(write, { storeStep: store })
    death.reject(new Error('The process has died'))
  }
  return { comes: coming.promise, bury }
}

/**
 * Lets the job of this account make so many writes from the first one that keeps its report, and then leaves it without
 * an answer, as if its process had died before that write or after it; or lets it go on when it is taken over long
 * since.
 */
function dieAtItsEnd(accountId: string, writes: number, when: 'before' | 'after' | 'late') {
  const { write } = core.storage
  const originals = { ...write }
  const coming = Promise.withResolvers<true>()
  const death = Promise.withResolvers<void>()
  let left = Number.POSITIVE_INFINITY
  const dying = async (make: () => Promise<unknown>) => {
    if (when === 'after') await make()
    coming.resolve(true)
    await death.promise
    if (when === 'late') return make()
    throw new Error('The process has died')
  }
  for (const [name, original] of Object.entries(originals)) {
    if (name === 'storeWish') continue
    // All of them take one input, and all that a job makes at its end name its account.
    const make = original as (input: unknown) => Promise<unknown>
    const counted = (input: unknown) => {
      if (!JSON.stringify(input).includes(accountId)) return make(input)
      if (name === 'createGraph') left = Math.min(left, writes)
      return left-- === 0 ? dying(() => make(input)) : make(input)
    }
    Object.assign(write, { [name]: counted })
  }
  const bury = () => {
    Object.assign(write, originals)
    death.resolve()
  }
  return { comes: coming.promise, bury }
}

async function over(researchId: string): Promise<void> {
  await core.jobs.over('research', [researchId])
}

async function storedSteps(): Promise<ReadonlySet<string>> {
  const steps = await core.storage.db.selectFrom('job_steps').select('name').execute()
  return new Set(steps.map(({ name }) => name))
}

/** The step that reads the page with this host and path. */
function stepOf(hostAndPath: string): string {
  const [host = '', ...path] = hostAndPath.split('/')
  return `read ${hash('sha256', `http://${host}:${web.port}/${path.join('/')}`)}`
}
