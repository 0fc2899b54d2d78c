import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { startService } from '../../tests/support/service/start-service.ts'
import { Client, timed } from '../client.ts'
import { inParallel } from '../in-parallel.ts'
import { percentile } from '../statistics.ts'
import type { Measure } from './measure.ts'
import type { Loaded } from './open-beside.ts'
import { processMemory } from './process-memory.ts'

const memory = { must: { atMost: 800 }, aim: { atMost: 400 } }
const limits = {
  graph: {
    p50: { must: { atMost: 40 }, aim: { atMost: 15 } },
    p95: { must: { atMost: 120 }, aim: { atMost: 40 } },
  },
  rag: { p50: {}, p95: {} },
}
const warmUp = 20

/**
 * Chats of one client with a service that was started for them, each question asked once; the first questions warm it
 * up and do not count.
 */
export async function measureLargeChat(
  engine: 'rag' | 'graph',
  questions: readonly string[],
  loaded: Loaded,
): Promise<Measure[]> {
  await using service = await startService(loaded.place)
  const client = new Client(service, loaded.key)
  await client.read('/agent/models')
  const ask = (question: string) => client.ask(question, { reasoning_engine: engine })

  const first = await inParallel(questions.slice(0, 1), 1, ask)
  await inParallel(questions.slice(1, warmUp), 1, ask)
  const { times } = await inParallel(questions.slice(warmUp), 1, ask)
  const { nowMb } = await processMemory(service.pid)
  const { p50, p95 } = limits[engine]
  return [
    { what: `${engine}, first question`, unit: 'ms', rounds: first.times },
    {
      what: `${engine}, ${times.length} other questions: p50`,
      unit: 'ms',
      rounds: [percentile(times, 0.5)],
      ...p50,
    },
    { what: `${engine}: p95`, unit: 'ms', rounds: [percentile(times, 0.95)], ...p95 },
    { what: `${engine}: slowest`, unit: 'ms', rounds: [percentile(times, 1)] },
    { what: `memory after ${engine}`, unit: 'MB', rounds: [nowMb], ...memory },
  ]
}

/** What it takes to delete a document, and how much of the disk the data take. */
export async function measureLargeUpkeep(
  docIds: readonly string[],
  loaded: Loaded,
): Promise<Measure[]> {
  await using service = await startService(loaded.place)
  const client = new Client(service, loaded.key)
  await client.read('/agent/models')
  const deleteMs: number[] = []
  for (const docId of docIds)
    deleteMs.push(await timed(() => client.read(`/documents/${docId}`, { method: 'DELETE' })))
  const deleted = { what: 'delete a document', unit: 'ms', rounds: deleteMs }
  // PostgreSQL keeps its data elsewhere.
  if (loaded.place.env.DATABASE_URL !== undefined) return [deleted]
  const megabytes = await megabytesIn(loaded.place.dataDirectory)
  return [deleted, { what: 'size on the disk', unit: 'MB', rounds: [megabytes] }]
}

async function megabytesIn(directory: string): Promise<number> {
  const names = await readdir(directory, { recursive: true })
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(join(directory, name))).size),
  )
  return sizes.reduce((total, size) => total + size, 0) / 1e6
}
