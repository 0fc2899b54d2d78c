import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os'

/** A sentence: where and when figures were taken, and how busy the machine was already. */
export function describeMachine(): string {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB of memory`
  const cores = `${availableParallelism()} cores of ${cpus()[0]?.model.trim() ?? 'an unknown CPU'}`
  const load = loadavg()[0]?.toFixed(1) ?? '?'
  const day = new Date().toISOString().slice(0, 10)
  return (
    `${cores}, ${memory}, ${type()} ${release()}, Node ${process.versions.node}; ${day}; ` +
    `load when it began: ${load}.`
  )
}
