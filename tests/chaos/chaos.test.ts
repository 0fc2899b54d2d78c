import { describe, test } from 'vitest'
import { type ChaosWish, chaosOnEmbedded, chaosOnPostgres } from './chaos.ts'
import { DatabaseServer } from './database-server.ts'

const { TEST_DATABASE_URL: serverUrl = '', CHAOS_SEED: seed, CHAOS_FAULTS: faults } = process.env
const { CHAOS_SERVER: command } = process.env
/** `npm run chaos` sets a seed: then there is more of everything, and a process is killed for good. */
const isLong = seed !== undefined
const say = (what: string) => void (isLong && process.stderr.write(`${clock()} ${what}\n`))
const wish: ChaosWish = isLong
  ? { seed: Number(seed), faults: Number(faults), clients: 6, kills: true, say }
  : { seed: 1, faults: 3, clients: 2, kills: false, say }
const patience = isLong ? { timeout: 3_600_000 } : {}

describe('after everything that can fail has failed', patience, () => {
  test('the embedded store is whole, and all that was acknowledged is there', async () => {
    await chaosOnEmbedded(isLong ? wish : { ...wish, faults: 2 })
  })

  test.skipIf(!serverUrl)('so it is with two processes on PostgreSQL', async () => {
    await chaosOnPostgres(serverUrl, wish, command ? new DatabaseServer(command) : undefined)
  })
})

function clock(): string {
  return new Date().toISOString().slice(11, 19)
}
