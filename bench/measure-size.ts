import { statSync } from 'node:fs'
import { newId } from '../src/base/ids.ts'
import { readConfig } from '../src/config.ts'
import { Ledger } from '../src/ledger/ledger.ts'
import { chatPrice } from '../src/ledger/prices.ts'
import { Reservation } from '../src/ledger/reservation.ts'
import { Retention } from '../src/maintenance/retention.ts'
import { AccountStore } from '../src/storage/account-store.ts'
import { databasePath } from '../src/storage/embedded/open-embedded.ts'
import { LedgerStore } from '../src/storage/ledger-store.ts'
import { openStorage } from '../src/storage/open-storage.ts'
import { freshPlace } from '../tests/support/fresh-place.ts'
import { startService } from '../tests/support/start-service.ts'
import { Client } from './client.ts'
import { inParallel } from './in-parallel.ts'
import type { Effort, Measure } from './measure.ts'
import type { Loaded } from './open-beside.ts'

type Body = Readonly<Record<string, unknown>>

/** So many chats for each operation of the effort: 100,000 of a thorough one. */
const chatsPerOperation = 50

/** What chats leave on the disk of an embedded store, with answers of that length, when retention has done its round. */
export async function measureSize(
  questions: readonly string[],
  { operations }: Effort,
  loaded: Loaded,
): Promise<Measure[]> {
  const answers = await answersTo(questions.slice(0, 50), loaded)
  const chats = operations * chatsPerOperation
  await using place = await freshPlace('')
  const config = readConfig({ DATA_DIR: place.dataDirectory })
  {
    await using storage = await openStorage(config.storage)
    await using retention = new Retention(storage.write, config.retentionDays, () => {})
    const ada = { userId: 'ada', email: 'ada@example.org', grant: 1e12 }
    const { accountId } = await new AccountStore(storage).create(ada)
    const ledger = new Ledger(new LedgerStore(storage), 'bench')
    const numbers = Array.from({ length: chats }, (_, number) => number)
    await inParallel(numbers, 64, (number) =>
      chat(ledger, accountId, `k${number}`, answers[number % answers.length] ?? {}),
    )
    await retention.removeOld()
  }
  const megabytes = statSync(databasePath(place.dataDirectory)).size / 1e6
  const days = `answers kept ${config.retentionDays.answers} days`
  const what = `size on disk after ${chats.toLocaleString('en')} chats, ${days}`
  return [{ what, unit: 'MB', rounds: [megabytes] }]
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

async function chat(ledger: Ledger, accountId: string, key: string, body: Body): Promise<void> {
  const id = newId('interaction')
  const amount = chatPrice('snap', 0)
  const idempotency = { key, fingerprint: key }
  const reserved = await ledger.reserve({ accountId, operationId: id, amount, idempotency })
  if (!(reserved instanceof Reservation)) throw new Error('Each chat has a key of its own')
  await using reservation = reserved
  const asked = { keyId: null, operation: 'chat_query' as const, model: 'snap', engine: 'rag' }
  await reservation.settle({
    charge: amount,
    interaction: { id, accountId, nodes: 5, ...asked },
    answer: { body, balanceAt: ['usage', 'balance_remaining'] },
  })
}
