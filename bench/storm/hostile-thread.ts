import type { Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { lowerPriority } from '../../src/base/turns/lower-priority.ts'
import { seededRandom } from '../../src/knowledge-graph/communities/seeded-random.ts'
import { hostileCalls } from './hostile-calls.ts'
import { type Target, unfinishedUpload, unreadDownload } from './slow-clients.ts'

export type HostileTask = Target & {
  /** The order and the sizes of what is sent follow from it. */
  readonly seed: number
  /** The largest that is sent, as a share of the most. */
  readonly sizeMax: number
  /** A long document, to be downloaded and not read. */
  readonly docId: string
}

const callsAtOnce = 4
const socketsAtOnce = 8

// Whoever starts this thread passes a task, and ends it. It makes what it sends in time that nobody else needs:
// hostile callers have machines of their own.
lowerPriority()
const task = workerData as HostileTask
const random = seededRandom(task.seed)
const sockets: Socket[] = []
for (let caller = 0; caller < callsAtOnce; caller++) void beHostile()

async function beHostile(): Promise<never> {
  for (;;) {
    parentPort?.postMessage(await sendOne(task))
    if (sockets.length >= socketsAtOnce) sockets.shift()?.destroy()
    sockets.push(openSlowly(task))
  }
}

/** Tells what it sent, and how it ended, as `name: status`. */
async function sendOne({ url, key, sizeMax }: HostileTask): Promise<string> {
  const hostile = hostileCalls[Math.floor(random() * hostileCalls.length)]
  if (!hostile) throw new Error('There is no hostile call')
  const { path, init } = hostile.request(random() * sizeMax)
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${key}`)
  try {
    const response = await fetch(new URL(path, url), { ...init, headers })
    await response.arrayBuffer()
    return `${hostile.name}: ${response.status}`
  } catch {
    return `${hostile.name}: broken off`
  }
}

function openSlowly({ url, key, docId }: HostileTask): Socket {
  const ways = [
    () => unfinishedUpload({ url, key }, 'all but the end'),
    () => unfinishedUpload({ url, key }, 'in drops'),
  ]
  const way = ways[Math.floor(random() * 3)] ?? (() => unreadDownload({ url, key }, docId))
  return way()
}
