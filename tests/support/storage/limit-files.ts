import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Lets a process write no file beyond so many bytes, or `unlimited`, which fails like a full disk. Only on Linux. */
export async function limitFiles(pid: number, bytes: string): Promise<void> {
  await promisify(execFile)('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:unlimited`])
}
