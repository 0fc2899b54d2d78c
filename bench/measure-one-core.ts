import type { ImportDocument } from '../src/contract/document-import.ts'
import { startService } from '../tests/support/start-service.ts'
import { bindToCore, canBindToCore } from './bind-to-core.ts'
import { timed } from './client.ts'
import { importStream } from './import-stream.ts'
import type { Measure } from './measure.ts'

/** An import into a service that has one core to itself, all its threads together; the client has another. */
export async function measureOneCore(
  what: string,
  documents: readonly ImportDocument[],
  megabytes: number,
): Promise<Measure[]> {
  if (!canBindToCore()) {
    process.stderr.write('Skipped: binding to one core takes `taskset` and several cores\n')
    return []
  }
  try {
    bindToCore(0)
    await using service = await startService()
    bindToCore(1)
    const { key } = await service.createAccount()
    const ms = await timed(() => importStream(service, key, documents))
    return [
      {
        what: `import until searchable on one core, ${what}`,
        unit: 'MB/s',
        rounds: [(1000 * megabytes) / ms],
        must: { atLeast: 1.5 },
        aim: { atLeast: 4 },
      },
    ]
  } finally {
    bindToCore('any')
  }
}
