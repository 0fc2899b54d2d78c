import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * Lets the thread that calls this give way to all others, on Linux: what is urgent is answered first, however much is
 * read or indexed meanwhile. Not the lowest priority: beside four busy programs on two cores that has 1 % of them, and a
 * PDF of 1 MB was refused for taking longer than 60 s; it takes 22. Elsewhere nothing happens, as there a priority is of the whole process.
 */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return
  try {
    // Linux calls a thread by a number like that of a process: `1234/task/1240`.
    setPriority(
      Number(readlinkSync('/proc/thread-self').split('/').at(-1)),
      constants.priority.PRIORITY_BELOW_NORMAL,
    )
  } catch {
    // Some containers hide it. Then all threads are alike.
  }
}
