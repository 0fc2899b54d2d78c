import { setTimeout } from 'node:timers/promises'
import { seededRandom } from '../../src/knowledge-graph/communities/seeded-random.ts'
import { freshPlace } from '../support/service/fresh-place.ts'
import { type Service, startService } from '../support/service/start-service.ts'
import { DatabaseProxy } from '../support/storage/database-proxy.ts'
import { limitFiles } from '../support/storage/limit-files.ts'
import { ClientAtWork, oneOf } from './client-at-work.ts'
import { DatabaseAdministrator } from './database-administrator.ts'
import type { DatabaseServer } from './database-server.ts'
import { expectWhole } from './expect-whole.ts'

export type ChaosWish = {
  readonly seed: number
  /** How many faults there are; each has the time until all clients have got something done again. */
  readonly faults: number
  readonly clients: number
  /** Whether a process is killed for good, after which leases have to run out. */
  readonly kills: boolean
  say(what: string): void
}
type World = {
  readonly services: Service[]
  readonly wish: ChaosWish
  readonly random: () => number
}
/** The only search engine does not answer. */
const silentWeb = { SEARXNG_URL: 'http://127.0.0.1:9' }

type Fault = (world: World) => Promise<void>

/**
 * Two processes on one PostgreSQL, whose connections fail in every way that they can; so does the server itself if it
 * is in our hands, and else a proxy in front of it.
 */
export async function chaosOnPostgres(
  serverUrl: string,
  wish: ChaosWish,
  server?: DatabaseServer,
): Promise<void> {
  await using opened = new AsyncDisposableStack()
  const place = opened.use(await freshPlace(serverUrl))
  const proxy = opened.use(await DatabaseProxy.open(place.env.DATABASE_URL ?? ''))
  const env = { DATABASE_URL: proxy.url, ...silentWeb }
  const services = [
    opened.use(await startService({ ...place, env })),
    opened.use(await startService({ ...place, env })),
  ]
  const url = place.env.DATABASE_URL ?? ''
  const faults: Record<string, Fault> = {
    ...(server ? faultsOfServer(server) : faultsOfProxy(proxy)),
    ...(wish.kills && faultsByAdministrator(url)),
    'connections are cut': async () => proxy.cut(),
    'connections freeze': async () => proxy.freeze(),
    'a process freezes for 3 s': async ({ services, random }) => {
      const { pid } = oneOf(services, random)
      process.kill(pid, 'SIGSTOP')
      await setTimeout(3_000)
      process.kill(pid, 'SIGCONT')
    },
  }
  const kill = { 'a process is killed for good': killLast }
  await run({ services, wish, random: seededRandom(wish.seed) }, faults, wish.kills ? kill : {})
}

function faultsOfServer(server: DatabaseServer): Record<string, Fault> {
  return {
    'the database is killed, and starts again': async () => {
      await server.kill()
      await setTimeout(2_000)
      await server.start()
    },
    'the processes of the database stop for 5 s': () => server.freeze(5_000),
    'the disk of the database is full for 2 s': () => server.fillDisk(2_000),
  }
}

function faultsOfProxy(proxy: DatabaseProxy): Record<string, Fault> {
  return {
    'the database starts again': async () => {
      await proxy.goDown()
      await setTimeout(2_000)
      await proxy.restore()
    },
    'the database stops for 5 s': () => proxy.stop(5_000),
  }
}

function faultsByAdministrator(url: string): Record<string, Fault> {
  const by = (act: (administrator: DatabaseAdministrator) => Promise<void>) => async () => {
    await using administrator = await DatabaseAdministrator.connect(url)
    await act(administrator)
  }
  return {
    'all connections are ended, ten times': by((one) => one.terminate(10)),
    'all statements are broken off, thirty times': by((one) => one.cancel(30)),
    'nobody gets at the accounts for 8 s': by((one) => one.lock('accounts', 8_000)),
    'nobody gets at the jobs for 20 s': by((one) => one.lock('jobs', 20_000)),
    'nothing can be written for 8 s': by((one) =>
      one.setDefault('default_transaction_read_only', 'on', 8_000),
    ),
    'transactions are serializable for 10 s': by((one) =>
      one.setDefault('default_transaction_isolation', 'serializable', 10_000),
    ),
  }
}

/** One process on the embedded store, which is killed and started again, and whose disk is full at times. */
export async function chaosOnEmbedded(wish: ChaosWish): Promise<void> {
  await using opened = new AsyncDisposableStack()
  const place = opened.use(await freshPlace(''))
  const start = () => startService({ ...place, env: silentWeb })
  const services = [await start()]
  opened.defer(async () => {
    for (const service of services) await service.stop()
  })
  const faults: Record<string, Fault> = {
    'the process is killed, and started again': async () => {
      const [service] = services
      await service?.kill('SIGKILL')
      await service?.stop()
      services[0] = await start()
    },
    'the disk is full for 2 s': async () => {
      const { pid } = oneOf(services, () => 0)
      await limitFiles(pid, '4096')
      await setTimeout(2_000)
      await limitFiles(pid, 'unlimited')
    },
  }
  await run({ services, wish, random: seededRandom(wish.seed) }, faults, {})
}

async function killLast({ services }: World): Promise<void> {
  const victim = services.pop()
  await victim?.kill('SIGKILL')
}

async function run(
  world: World,
  faults: Readonly<Record<string, Fault>>,
  last: Readonly<Record<string, Fault>>,
): Promise<void> {
  const { services, wish, random } = world
  const [first] = services
  if (!first) throw new Error('There is no service')
  const clients: ClientAtWork[] = []
  for (let number = 0; number < wish.clients; number++) {
    const account = await first.createAccount()
    const name = `client${number}`
    clients.push(new ClientAtWork(name, account, () => services, seededRandom(wish.seed + number)))
  }
  const stop = new AbortController()
  const load = Promise.all(clients.map((client) => client.work(stop.signal)))
  load.catch(() => {})

  const names = Object.keys(faults)
  const chosen = Array.from({ length: wish.faults }, (_, index) =>
    index < names.length ? names[index] : oneOf(names, random),
  )
  const all = { ...faults, ...last }
  for (const name of [...chosen, ...Object.keys(last)]) {
    if (name === undefined) continue
    wish.say(`${name} (after ${doneBy(clients)} calls)`)
    await all[name]?.(world)
    await Promise.race([load, moreBy(clients)])
  }
  stop.abort()
  await load
  wish.say(`all is looked at (after ${doneBy(clients)} calls)`)
  await expectWhole(services, clients)
}

/** Resolves when some more calls were answered. */
async function moreBy(clients: readonly ClientAtWork[]): Promise<void> {
  const enough = doneBy(clients) + 4 * clients.length
  while (doneBy(clients) < enough) await setTimeout(50)
}

function doneBy(clients: readonly ClientAtWork[]): number {
  return clients.reduce((sum, { done }) => sum + done, 0)
}
