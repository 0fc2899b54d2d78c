import { readFile } from 'node:fs/promises'

/** Resident memory of a process now, and the most that it ever had, in MB (10⁶ bytes). Linux only. */
export async function processMemory(pid: number): Promise<{ nowMb: number; peakMb: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) => {
    const kibibytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]
    return (Number(kibibytes) * 1024) / 1e6
  }
  return { nowMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') }
}
