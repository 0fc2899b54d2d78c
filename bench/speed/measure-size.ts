import { sql } from 'kysely'
import { dayMs } from '../../src/base/day-ms.ts'
import { newId } from '../../src/base/ids.ts'
import { readConfig } from '../../src/config/config.ts'
import { Ledger } from '../../src/ledger/ledger.ts'
import { chatPrice } from '../../src/ledger/prices.ts'
import { Reservation } from '../../src/ledger/reservation.ts'
import { Retention } from '../../src/maintenance/retention.ts'
import { AccountStore } from '../../src/storage/access/account-store.ts'
import { LedgerStore } from '../../src/storage/ledger/ledger-store.ts'
import { withoutBalance } from '../../src/storage/ledger/resolve-hold.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { freshPlace } from '../../tests/support/service/fresh-place.ts'
import { startService } from '../../tests/support/service/start-service.ts'
import { Client } from '../client.ts'
import { inParallel } from '../in-parallel.ts'
import type { Effort, Measure } from './measure.ts'
import type { Loaded } from './open-beside.ts'

type Body = Readonly<Record<string, unknown>> & { readonly usage?: object }

/** So many chats for each operation of the effort: 100,000 of a thorough one. */
const chatsPerOperation = 50

/**
 * What chats with an idempotency key each leave in an embedded store, with answers of that length: at once, and when
 * retention has done its round later.
 */
export async function measureSize(
  questions: readonly string[],
  { operations }: Effort,
  loaded: Loaded,
): Promise<Measure[]> {
  const answers = await answersTo(questions.slice(0, 50), loaded)
  const chats = operations * chatsPerOperation
  await using place = await freshPlace('')
  const config = readConfig({ DATA_DIR: place.dataDirectory })
  await using storage = await openStorage(config.storage)
  await using retention = new Retention(storage.write, config.retentionDays, () => {})
  const ada = { userId: 'ada', email: 'ada@example.org', grant: 1e12 }
  const { accountId } = await new AccountStore(storage).create(ada)
  const ledger = new Ledger(new LedgerStore(storage), 'bench')
  const numbers = Array.from({ length: chats }, (_, number) => number)
  await inParallel(numbers, 64, (number) =>
    chat(ledger, accountId, `k${number}`, answers[number % answers.length] ?? {}),
  )

  const measures: Measure[] = []
  const days = [0, 8, config.retentionDays.answers + 1, config.retentionDays.usage + 1]
  for (const later of days) {
    await retention.removeOld(Date.now() + later * dayMs)
    const when = later === 0 ? `${chats.toLocaleString('en')} chats` : `${later} days without any`
    const what = `disk in use after ${when}`
    measures.push({ what, unit: 'MB', rounds: [await megabytesInUse(storage)] })
  }
  return measures
}

/** The file of SQLite stays as large as it was; what is free in it is used again. */
async function megabytesInUse({ db }: Storage): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (page_count - freelist_count) * page_size as bytes
    from pragma_page_count, pragma_freelist_count, pragma_page_size`.execute(db)
  return (rows[0]?.bytes ?? 0) / 1e6
}

async function answersTo(questions: readonly string[], loaded: Loaded): Promise<Body[]> {
  await using service = await startService(loaded.place)
  const client = new Client(service, loaded.key)
  const answers: Body[] = []
  for (const content of questions) {
    const json = { messages: [{ role: 'user', content }] }
    answers.push(JSON.parse(await client.read('/agent/interactions', { json })))
  }
  return answers
}

async function chat(
  ledger: Ledger,
  accountId: string,
  key: string,
  { usage = {}, ...rest }: Body,
): Promise<void> {
  const id = newId('interaction')
  const amount = chatPrice('snap', 0)
  const idempotency = { key, fingerprint: key }
  const reserved = await ledger.reserve({ accountId, operationId: id, amount, idempotency })
  if (!(reserved instanceof Reservation)) throw new Error('Each chat has a key of its own')
  await using reservation = reserved
  const asked = { keyId: null, operation: 'chat_query', model: 'snap', engine: 'rag' } as const
  await reservation.settle({
    charge: amount,
    interaction: { id, accountId, nodes: 5, ...asked },
    answer: withoutBalance(rest, 'usage', usage, 'balance_remaining'),
  })
}
