import { readFile } from 'node:fs/promises'

/** As Linux counts for programs, on every machine. */
const ticksPerSecond = 100
const firstFieldAfterName = 3
const [userTime, systemTime] = [14, 15]

/**
 * Milliseconds of CPU that a process has used, all its threads together: unlike time by the clock, it is hardly
 * disturbed by what else the machine does. Linux only; see proc(5) for the fields.
 */
export async function processCpuMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = (field: number) => Number(fields[field - firstFieldAfterName])
  return ((ticks(userTime) + ticks(systemTime)) * 1000) / ticksPerSecond
}
