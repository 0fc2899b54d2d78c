import { performance } from 'node:perf_hooks'

/** A thread that worked for less of this time than `idleShareMax` is idle. */
const idleMsMin = 20_000
const idleShareMax = 0.01

/**
 * Collects all garbage of this thread each time it becomes idle after work: V8 keeps garbage as long as there is room, and
 * while nothing happens it gives no page back. Takes 0.1 to 0.6 s, so it is not for the main thread. Without
 * `--expose-gc` nothing is collected.
 */
export function collectWhenIdle(idleMs = idleMsMin): NodeJS.Timeout {
  let seen = performance.eventLoopUtilization()
  let hasWorked = false
  return setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(seen)
    const isIdle = utilization < idleShareMax
    // An ordinary collection keeps the pages for later.
    if (isIdle && hasWorked)
      globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    hasWorked = !isIdle
    // Taken last, so that the collection does not count as work.
    seen = performance.eventLoopUtilization()
  }, idleMs).unref()
}
