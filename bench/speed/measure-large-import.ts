import { setTimeout as sleep } from 'node:timers/promises'
import type { ImportDocument } from '../../src/contract/documents/document-import.ts'
import type { Place } from '../../tests/support/service/fresh-place.ts'
import { startService } from '../../tests/support/service/start-service.ts'
import { timed } from '../client.ts'
import { percentile } from '../statistics.ts'
import { importStream } from './import-stream.ts'
import { pollLivez } from './livez-poller.ts'
import type { Measure } from './measure.ts'
import { processCpuMs } from './process-cpu.ts'
import { processMemory } from './process-memory.ts'

const settleMs = 3_000

export type LargeImport = {
  readonly measures: readonly Measure[]
  /** Opens the account that the documents belong to. */
  readonly key: string
  readonly docIds: readonly string[]
}

/** One long import into an empty service, while another process asks the service whether it lives. */
export async function measureLargeImport(
  documents: readonly ImportDocument[],
  megabytes: number,
  place: Place,
): Promise<LargeImport> {
  await using service = await startService(place)
  const { key } = await service.createAccount()
  const before = await processCpuMs(service.pid)
  using poller = pollLivez(service.url)
  let docIds: readonly string[] = []
  const ms = await timed(async () => {
    docIds = await importStream(service, key, documents)
  })
  const livez = await poller.times()
  const cpuMs = (await processCpuMs(service.pid)) - before
  await sleep(settleMs)
  const { nowMb, peakMb } = await processMemory(service.pid)

  const during = '`GET /livez` during it'
  return {
    key,
    docIds,
    measures: [
      { what: 'import until searchable', unit: 'MB/s', rounds: [(1000 * megabytes) / ms] },
      { what: 'the same', unit: 'passages/s', rounds: [(1000 * documents.length) / ms] },
      {
        what: 'the same, per second of CPU time',
        unit: 'MB',
        rounds: [(1000 * megabytes) / cpuMs],
      },
      { what: `${during}: p50`, unit: 'ms', rounds: [percentile(livez, 0.5)] },
      {
        what: `${during}: p99`,
        unit: 'ms',
        rounds: [percentile(livez, 0.99)],
        must: { atMost: 100 },
        aim: { atMost: 20 },
      },
      { what: `${during}: slowest`, unit: 'ms', rounds: [percentile(livez, 1)] },
      {
        what: 'most memory during it',
        unit: 'MB',
        rounds: [peakMb],
        must: { atMost: 800 },
        aim: { atMost: 400 },
      },
      { what: 'memory after it', unit: 'MB', rounds: [nowMb] },
    ],
  }
}
