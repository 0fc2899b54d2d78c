// Runs a script of this project under a Node that is new enough. Plain JavaScript, for an old Node.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const nodeMajorMin = 24

/**
 * How glibc gives memory back: large blocks are pages of their own, and threads share two arenas. As it is by default,
 * much of the most that was ever used stays with the process: after four hostile accounts had sent documents for 40 s,
 * 680 MB instead of 450 MB; at most it was 1,310 MB instead of 880 MB. Elsewhere these settings say nothing.
 */
const memorySettings = JSON.parse(readFileSync(join(root, 'scripts', 'memory-settings.json')))

/** The script with its arguments; this process ends as that one does. */
export function runUnderNode(args) {
  // Compiled once, a command starts twice as fast.
  const NODE_COMPILE_CACHE = join(root, 'node_modules', '.cache', 'compiled')
  const env = { NODE_COMPILE_CACHE, ...memorySettings, ...process.env }
  const child = spawn(findNode(), args, { stdio: 'inherit', env })
  // A terminal interrupts the child too; it takes two signals at once for one.
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal]
  })
}

function findNode() {
  const shipped = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(shipped)) return shipped
  if (Number(process.versions.node.split('.')[0]) >= nodeMajorMin) return process.execPath
  process.stderr.write(
    `Skein needs Node ${nodeMajorMin} or newer; this is Node ${process.versions.node}.\n`,
  )
  process.exit(1)
}
