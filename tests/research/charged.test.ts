import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEvents } from '../../src/client/read-events.ts'
import { ResearchJob } from '../../src/contract/research/research.ts'
import { ResearchEvent } from '../../src/contract/research/research-events.ts'
import { expectBooksBalance } from '../ledger/expect-books-balance.ts'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'
import { until } from '../support/service/until.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { refuseChanges } from '../support/storage/refuse-changes.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { type LocalWeb, startLocalWeb } from '../support/web/local-web.ts'

const wanted = { topic: 'The ferry Aurelia', model: 'snap' as const, max_results: 2 }

describe.each(storageEngines)('research on $name is charged if it is done, and', ({ name }) => {
  let web: LocalWeb
  let service: ComposedService

  beforeAll(async () => {
    web = await startLocalWeb(builtInPages)
    service = await composeService(name, { ...web.env, SEARCH_ENGINES: 'searxng' })
  })
  afterAll(async () => {
    await expectBooksBalance(service.storage)
    await service[Symbol.asyncDispose]()
    await web[Symbol.asyncDispose]()
  })

  test('not if it is cancelled after its end could not be stored', async () => {
    const { db } = service.storage
    const eve = await service.account(100)
    await using unended = await refuseChanges(service.storage, {
      of: 'jobs',
      by: 'update',
      when: sql`new.state = 'done' and new.kind = 'research'`,
    })
    const research_id = await begin(eve)
    await until(async () => {
      const ended = db.selectFrom('interactions').select('id').where('id', '=', research_id)
      const job = db.selectFrom('jobs').select('attempts').where('subject', '=', research_id)
      const tried = await job.where('state', '<>', 'running').executeTakeFirst()
      return (await ended.executeTakeFirst()) !== undefined || (tried?.attempts ?? 0) > 0
    })
    await unended[Symbol.asyncDispose]()

    await eve.call('cancelResearch', { research_id })
    // As if the process that ran it had not been heard of for long.
    await db.updateTable('jobs').set({ due_at: 0 }).where('subject', '=', research_id).execute()

    // It fails if it is tried too often before.
    expect(['cancelled', 'failed']).toContain(await endOf(eve, research_id))
  })

  test('not if it is cancelled before, at any moment', async () => {
    const ends = await Promise.all(
      [0, 20].flatMap((delayMs) =>
        (['page-end', 'writing-start', 'writing-end'] as const).map(async (stage) => {
          const eve = await service.account(100)
          const research_id = await begin(eve)
          const followed = await eve.send('followResearch', { research_id })
          for await (const event of readEvents(followed))
            if (ResearchEvent.parse(event).type === stage) break
          await pause(delayMs)
          await eve.call('cancelResearch', { research_id })
          return endOf(eve, research_id)
        }),
      ),
    )
    // Which of the two it is depends on how busy the machine is.
    for (const end of ends) expect(['cancelled', 'done']).toContain(end)
  })
})

describe.each(storageEngines)('research on $name is begun', ({ name }) => {
  let service: ComposedService
  const deep = { topic: 'Ferries' }

  beforeAll(async () => {
    service = await composeService(name)
  })
  afterAll(async () => {
    await expectBooksBalance(service.storage)
    await service[Symbol.asyncDispose]()
  })

  test('if what is left pays for it, also twice at the same time', async () => {
    const eve = await service.account(180)
    const calls = [1, 2].map(() => eve.send('research', deep, { prefer: 'respond-async' }))
    const answers = await Promise.all(calls)

    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    const held = service.storage.db.selectFrom('holds').select('amount')
    const holds = await held.where('account_id', '=', eve.accountId).orderBy('amount').execute()
    expect(holds).toEqual([{ amount: 160 }, { amount: 200 }])
  })

  test('with a key whose cap leaves enough, and refused with what it needs', async () => {
    const eve = await service.account(500)
    const left = async (tokens: number) => {
      const capped = service.storage.db.updateTable('api_keys').set({ spend_cap: tokens * 2 })
      await capped.where('id', '=', eve.keyId).execute()
    }
    await left(74)
    const refused = await eve.refusal('research', deep)
    await left(80)
    const begun = await eve.send('research', deep, { prefer: 'respond-async' })
    const poor = await (await service.account(70)).refusal('research', deep)

    expect(begun.status).toBe(202)
    expect([refused.status, refused.problem]).toMatchObject([
      402,
      {
        message: 'Insufficient tokens. Need 75, have 74.',
        details: { required_tokens: 75, balance_tokens: 500, left_under_cap: 74 },
      },
    ])
    expect([poor.status, poor.problem]).toMatchObject([
      402,
      {
        message: 'Insufficient tokens. Need 75, have 70.',
        details: { required_tokens: 75, balance_tokens: 70 },
      },
    ])
  })
})

async function begin(caller: TestCaller): Promise<string> {
  const begun = await caller.send('research', wanted, { prefer: 'respond-async' })
  return ResearchJob.parse(await begun.json()).research_id
}

/** The status of a job of this account once it is over. What it cost and what it left are as that says. */
async function endOf(caller: TestCaller, research_id: string): Promise<string> {
  const isOver = async () =>
    !['queued', 'running'].includes((await caller.call('getResearch', { research_id })).status)
  await until(isOver)
  const { status, result } = await caller.call('getResearch', { research_id })
  const isDone = status === 'done'
  expect(await caller.call('getUsage', {})).toMatchObject({ balance: isDone ? 70 : 100, held: 0 })
  const graphs = (await caller.call('listGraphs', {})).data.map(({ graph_id }) => graph_id)
  if (isDone) expect(graphs).toContain(result?.graph_id)
  else expect(graphs).toHaveLength(1)
  return status
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
