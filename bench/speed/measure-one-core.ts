import { execFileSync, spawnSync } from 'node:child_process'
import { availableParallelism, cpus } from 'node:os'
import type { ImportDocument } from '../../src/contract/documents/document-import.ts'
import { startService } from '../../tests/support/service/start-service.ts'
import { timed } from '../client.ts'
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

/** Whether `bindToCore` works here: there are several cores, and a `taskset` (Linux). */
function canBindToCore(): boolean {
  return availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0
}

/** Binds this process with all its threads, and what it starts from now on, to one core; or to none again. */
function bindToCore(core: number | 'any'): void {
  const list = core === 'any' ? `0-${cpus().length - 1}` : String(core)
  const options = ['--all-tasks', '--cpu-list', '--pid', list, String(process.pid)]
  execFileSync('taskset', options, { stdio: 'ignore' })
}
