import { execFileSync, spawnSync } from 'node:child_process'
import { availableParallelism, cpus } from 'node:os'

/** Whether `bindToCore` works here: there are several cores, and a `taskset` (Linux). */
export function canBindToCore(): boolean {
  return availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0
}

/** Binds this process with all its threads, and what it starts from now on, to one core; or to none again. */
export function bindToCore(core: number | 'any'): void {
  const list = core === 'any' ? `0-${cpus().length - 1}` : String(core)
  const options = ['--all-tasks', '--cpu-list', '--pid', list, String(process.pid)]
  execFileSync('taskset', options, { stdio: 'ignore' })
}
