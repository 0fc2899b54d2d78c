import { execFile } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { seededRandom } from '../../src/knowledge-graph/communities/seeded-random.ts'
import { DatabaseProxy } from '../support/database-proxy.ts'
import { freshPlace } from '../support/fresh-place.ts'
import { type Service, startService } from '../support/start-service.ts'
import { ClientAtWork } from './client-at-work.ts'
import { expectWhole } from './expect-whole.ts'
import { oneOf } from './one-of.ts'

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
type Fault = (world: World) => Promise<void>

/** Two processes on one PostgreSQL, whose connections fail in every way that they can. */
export async function chaosOnPostgres(serverUrl: string, wish: ChaosWish): Promise<void> {
  await using opened = new AsyncDisposableStack()
  const place = opened.use(await freshPlace(serverUrl))
  const proxy = opened.use(await DatabaseProxy.open(place.env.DATABASE_URL ?? ''))
  const env = { DATABASE_URL: proxy.url }
  const services = [
    opened.use(await startService({ ...place, env })),
    opened.use(await startService({ ...place, env })),
  ]
  const faults: Record<string, Fault> = {
    'connections are cut': async () => proxy.cut(),
    'the database starts again': async () => {
      await proxy.goDown()
      await setTimeout(2_000)
      await proxy.restore()
    },
    'the database stops for 5 s': () => proxy.stop(5_000),
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

/** One process on the embedded store, which is killed and started again, and whose disk is full at times. */
export async function chaosOnEmbedded(wish: ChaosWish): Promise<void> {
  await using opened = new AsyncDisposableStack()
  const place = opened.use(await freshPlace(''))
  const start = () => startService(place)
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
      await limitFiles(services[0], '4096')
      await setTimeout(2_000)
      await limitFiles(services[0], 'unlimited')
    },
  }
  await run({ services, wish, random: seededRandom(wish.seed) }, faults, {})
}

/** Lets a process write no file beyond so many bytes, which fails like a full disk. */
async function limitFiles(service: Service | undefined, bytes: string): Promise<void> {
  await promisify(execFile)('prlimit', [`--pid=${service?.pid}`, `--fsize=${bytes}:unlimited`])
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
  return clients.reduce(
    (sum, { chats, documents, deleted, graphs }) =>
      sum + chats.size + documents.size + deleted.size * 2 + graphs.length,
    0,
  )
}
