import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KeyRing } from '../../src/access/keys/key-ring.ts'
import { newId } from '../../src/base/ids.ts'
import { Graphs } from '../../src/documents/graphs.ts'
import { IndexingBacklog } from '../../src/documents/indexing/indexing-backlog.ts'
import { TextAnalysis } from '../../src/documents/indexing/text-analysis.ts'
import { Intake } from '../../src/documents/intake.ts'
import { type PreparedDocument, readWritten } from '../../src/documents/prepared-document.ts'
import { RepeatableCalls } from '../../src/ledger/repeatable-calls.ts'
import { KeyStore } from '../../src/storage/access/key-store.ts'
import { DocumentStore } from '../../src/storage/documents/document-store.ts'
import { GraphStore } from '../../src/storage/documents/graph-store.ts'
import type { KeptAnswer } from '../../src/storage/ledger/claim-writes.ts'
import { migrate } from '../../src/storage/migrate.ts'
import { jobsOf } from '../support/service/jobs-of.ts'
import { type FaultyStorage, faultyEngines } from '../support/storage/open-faulty-storage.ts'
import { newAccount } from './holds.ts'

type Keep = (answer: object) => KeptAnswer
type Make = (storage: FaultyStorage, accountId: string, keep?: Keep) => Promise<object>
const analysis = new TextAnalysis()
const short = written('The ferry to Norrvik leaves at nine.')
const long = written('The ferry leaves at nine. '.repeat(41_000))
const idempotency = { key: 'k', fingerprint: 'f' }

afterAll(() => analysis[Symbol.asyncDispose]())

describe.each(faultyEngines)('a call on $name whose process dies', ({ open }) => {
  let storage: FaultyStorage

  beforeAll(async () => {
    storage = await open()
    await migrate(storage.db)
  })
  afterAll(() => storage[Symbol.asyncDispose]())

  test.each([
    ['api_keys', makeKey],
    ['graphs', makeGraph],
    ['documents', makeDocument],
    ['documents', makeLongDocument],
  ] as const)('makes one of %s however often it is repeated', async (table, make) => {
    let points = 0
    for (let broke = true; broke; points++) {
      const accountId = await newAccount(storage, 0)
      const before = await count(table, accountId)
      storage.faults.arm(points)
      await asProcess('server:dead', accountId, make).catch(() => undefined)
      broke = storage.faults.disarm()
      // The dead process could not give its claim up.
      await storage.db
        .updateTable('idempotency')
        .set({ state: 'running' })
        .where('account_id', '=', accountId)
        .where('state', '=', 'failed')
        .execute()
      const [claimed] = await claims(accountId)
      const isMade = (await count(table, accountId)) > before
      expect(claimed?.state === 'done').toBe(isMade)

      const owner = 'server:alive'
      await storage.write.freeClaims({ leaseStartsWith: 'server:', exceptStart: owner })
      const answer = await asProcess(owner, accountId, make)
      const again = await asProcess(owner, accountId, make)

      expect(again).toEqual({ ...answer, replayed: true })
      expect(await count(table, accountId)).toBe(before + 1)
    }
    expect(points).toBeGreaterThan(8)
  })

  test('keeps the answer of a call that found its document there', async () => {
    const accountId = await newAccount(storage, 0)
    const first = await makeDocument(storage, accountId)
    const answer = await asProcess('server:one', accountId, makeDocument)
    expect(answer).toMatchObject({ body: first })
    expect(await claims(accountId)).toMatchObject([{ state: 'done' }])
  })

  test('keeps a claim that another process has', async () => {
    const accountId = await newAccount(storage, 0)
    const busy = Promise.withResolvers<{ status: number; body: object }>()
    const calls = new RepeatableCalls(storage.write, 'server:one')
    const running = calls.run({ accountId }, idempotency, () => busy.promise)
    await storage.write.freeClaims({ leaseStartsWith: 'server:', exceptStart: 'server:one' })
    await expect(asProcess('server:two', accountId, makeGraph)).rejects.toMatchObject({
      code: 'idempotency_in_progress',
    })
    busy.resolve({ status: 200, body: {} })
    await running
  })

  function asProcess(owner: string, accountId: string, make: Make) {
    const calls = new RepeatableCalls(storage.write, owner)
    return calls.run({ accountId }, idempotency, async (keep) => {
      const body = await make(storage, accountId, (made) =>
        keep({ status: 201, body: shown(made) }),
      )
      return { status: 201, body: shown(body) }
    })
  }

  function claims(accountId: string) {
    const keys = storage.db.selectFrom('idempotency').select('state')
    return keys.where('account_id', '=', accountId).execute()
  }

  async function count(
    table: 'api_keys' | 'graphs' | 'documents',
    accountId: string,
  ): Promise<number> {
    const rows = storage.db.selectFrom(table).select('id').where('account_id', '=', accountId)
    return (await rows.execute()).length
  }
})

async function makeKey(storage: FaultyStorage, accountId: string, keep?: Keep): Promise<object> {
  await using keys = new KeyRing(new KeyStore(storage))
  return await keys.create(accountId, { name: 'laptop' }, keep)
}

async function makeGraph(storage: FaultyStorage, accountId: string, keep?: Keep): Promise<object> {
  await using jobs = jobsOf(storage)
  return await new Graphs(new GraphStore(storage), jobs).create(accountId, 'travels', keep)
}

function makeDocument(storage: FaultyStorage, accountId: string, keep?: Keep): Promise<object> {
  return addDocument(storage, accountId, short, keep)
}

/** One that is left to a job. */
function makeLongDocument(storage: FaultyStorage, accountId: string, keep?: Keep): Promise<object> {
  return addDocument(storage, accountId, long, keep)
}

async function addDocument(
  storage: FaultyStorage,
  accountId: string,
  prepared: PreparedDocument,
  keep?: Keep,
) {
  const documents = new DocumentStore(storage)
  const backlog = new IndexingBacklog(documents, 1e9)
  const intake = new Intake({ documents, analysis, backlog, jobs: { wake: () => {} } })
  const graph = await new GraphStore(storage).byName(accountId, 'default')
  const place = { accountId, graphId: graph?.id ?? '' }
  const kept = keep && ((document: object) => ({ ...keep(document), timeIn: 'createdAt' }))
  const added = await intake.add(place, { ...prepared, docId: newId('document') }, kept)
  return { ...added, createdAt: new Date(added.createdAt).toISOString() }
}

function written(text: string): PreparedDocument {
  return readWritten({ text, said: { title: 'Ferries' }, charactersMax: 10_000_000 })
}

function shown(made: object): object {
  return { ...made, key: null }
}
