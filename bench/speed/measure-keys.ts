import { startService } from '../../tests/support/service/start-service.ts'
import { Client } from '../client.ts'
import { inParallel } from '../in-parallel.ts'
import { percentile } from '../statistics.ts'
import type { Effort, Measure } from './measure.ts'
import { type Loaded, openBeside } from './open-beside.ts'

const keysBefore = 1_000

/**
 * What it costs to know who calls: the look-up by itself, among a thousand keys, and the cheapest call that needs a
 * key, next to one that needs none. The latter is also the floor under every other figure taken over HTTP.
 */
export async function measureKeys(
  { rounds, operations }: Effort,
  loaded: Loaded,
): Promise<Measure[]> {
  const lookUpUs = await measureLookUps(rounds, operations, loaded)
  await using service = await startService(loaded.place)
  const client = new Client(service, loaded.key)
  const calls = Array.from({ length: operations })
  const call = async (path: string) => {
    const p50: number[] = []
    for (let round = 0; round <= rounds; round++) {
      const { times } = await inParallel(calls, 1, () => client.read(path))
      if (round > 0) p50.push(percentile(times, 0.5))
    }
    return p50
  }
  return [
    { what: 'key look-up in the storage: p50', unit: 'µs', rounds: lookUpUs },
    { what: '`GET /livez` (no key): p50', unit: 'ms', rounds: await call('/livez') },
    { what: '`GET /agent/models` (a key): p50', unit: 'ms', rounds: await call('/agent/models') },
  ]
}

async function measureLookUps(
  rounds: number,
  operations: number,
  loaded: Loaded,
): Promise<number[]> {
  await using beside = await openBeside(loaded)
  const { keys } = beside.core
  const wishes = Array.from({ length: keysBefore }, (_, number) => ({ name: `key ${number}` }))
  await inParallel(wishes, 32, (wish) => keys.create(beside.accountId, wish))

  const p50Us: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { times } = await inParallel(Array.from({ length: operations }), 1, () =>
      keys.identify(loaded.key),
    )
    p50Us.push(1000 * percentile(times, 0.5))
  }
  return p50Us
}
