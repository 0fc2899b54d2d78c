import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * Lowers the priority of the calling thread on Linux, so that urgent requests are answered first, however much is read
 * or indexed meanwhile. Not to the lowest one: beside four busy programs on two cores that gets 1 % of them, and a PDF
 * of 1 MB was refused for taking longer than 60 s; with this one it takes 22. Elsewhere it does nothing, as priorities
 * belong to the whole process.
 */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return
  try {
    // Linux identifies a thread by a number like that of a process: `1234/task/1240`.
    setPriority(
      Number(readlinkSync('/proc/thread-self').split('/').at(-1)),
      constants.priority.PRIORITY_BELOW_NORMAL,
    )
  } catch {
    // Some containers hide it; the priority is unchanged then.
  }
}
