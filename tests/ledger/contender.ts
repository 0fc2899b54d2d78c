import { createInterface } from 'node:readline'
import { ServiceError } from '../../src/base/errors/service-error.ts'
import type { Id } from '../../src/base/ids.ts'
import { Ledger } from '../../src/ledger/ledger.ts'
import { Reservation } from '../../src/ledger/reservation.ts'
import { LedgerStore } from '../../src/storage/ledger/ledger-store.ts'
import type { NewHold } from '../../src/storage/ledger/open-hold.ts'
import { openStorage, type StorageConfig } from '../../src/storage/open-storage.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { newHold, settlement } from './holds.ts'

/** What one of several processes does at the same time as the others, on the storage that they have opened last. */
export type Task =
  | { readonly kind: 'open'; readonly config: StorageConfig }
  | { readonly kind: 'hold'; readonly accountId: string; readonly times: number }
  | { readonly kind: 'call'; readonly accountId: string; readonly times: number }
  | { readonly kind: 'grant'; readonly accountId: string; readonly grantId: Id<'entry'> }
  | { readonly kind: 'settle'; readonly holds: readonly NewHold[] }
  | { readonly kind: 'expire' }
  | { readonly kind: 'close' }
/** How often each thing came of it. */
export type Outcomes = Readonly<Record<string, number>>

// The parent sends each task as a line of JSON, begins all processes with another line, and reads one line of JSON.
let storage: Storage | undefined
const lines = createInterface(process.stdin)[Symbol.asyncIterator]()
for (let line = await lines.next(); !line.done; line = await lines.next()) {
  const task: Task = JSON.parse(line.value)
  process.stdout.write('ready\n')
  await lines.next()
  process.stdout.write(`${JSON.stringify(await outcomesOf(task))}\n`)
}

async function outcomesOf(task: Task): Promise<Outcomes> {
  const opened = task.kind === 'open' ? await openStorage(task.config) : storage
  if (opened === undefined) throw new Error('No storage is open')
  storage = opened
  switch (task.kind) {
    case 'open':
      return {}
    case 'close':
      await opened[Symbol.asyncDispose]()
      return {}
    case 'hold':
      return counted(repeat(task.times, () => hold(opened, task.accountId)))
    case 'call':
      return counted(repeat(task.times, () => call(opened, task.accountId)))
    case 'grant':
      return counted([grant(opened, task.accountId, task.grantId)])
    case 'settle':
      return counted(task.holds.map((held) => settle(opened, held)))
    case 'expire':
      return { expired: await expireAll(opened) }
  }
}

async function hold({ write }: Storage, accountId: string): Promise<string> {
  return (await write.openHold(newHold(accountId))).outcome
}

/** The whole of a charged call, always under the same key. */
async function call(storage: Storage, accountId: string): Promise<string> {
  const request = newHold(accountId)
  const ledger = new Ledger(new LedgerStore(storage), 'server:test')
  const idempotency = { key: 'k', fingerprint: 'same' }
  await using reserved = new AsyncDisposableStack()
  const reservation = await ledger.reserve({ ...request, idempotency })
  if (!(reservation instanceof Reservation)) return `replayed ${JSON.stringify(reservation.body)}`
  reserved.use(reservation)
  const { charge, interaction, answer } = settlement(request, request.amount)
  await reservation.settle({ charge, interaction, answer })
  return 'executed'
}

async function grant(storage: Storage, accountId: string, grantId: Id<'entry'>): Promise<string> {
  await new Ledger(new LedgerStore(storage), 'cli:test').grant(accountId, 5, {
    note: '',
    entryId: grantId,
  })
  return 'granted'
}

async function settle({ write }: Storage, held: NewHold): Promise<string> {
  return (await write.settleHold(settlement(held, 1))) ? 'settled' : 'too late'
}

async function expireAll({ write }: Storage): Promise<number> {
  let expired = 0
  // Other reapers may hold what is left, so a round without any is not the end of it.
  for (let round = 0; round < 40; round++) expired += await write.expireHolds({ limit: 5 })
  return expired
}

function repeat<Result>(times: number, run: () => Promise<Result>): Promise<Result>[] {
  return Array.from({ length: times }, run)
}

async function counted(running: readonly Promise<string>[]): Promise<Outcomes> {
  const counts: Record<string, number> = {}
  for (const outcome of await Promise.all(running.map((one) => one.catch(codeOf))))
    counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

function codeOf(error: unknown): string {
  return error instanceof ServiceError ? error.code : String(error)
}
