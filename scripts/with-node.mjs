// Runs a script of this project under Node 24, on a machine that may have an older Node.
// Installs the dependencies first where they are missing or out of date. Plain JavaScript for that old Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const nodeMajorMin = 24

ensureInstalled()
const child = spawn(findNode(), process.argv.slice(2), { stdio: 'inherit' })
process.on('SIGTERM', () => child.kill('SIGTERM'))
// A terminal interrupts the child too, which decides what that means.
process.on('SIGINT', () => {})
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 1 : 128)
})

function ensureInstalled() {
  const stamp = join(root, 'node_modules', '.installed-for')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  process.stderr.write('Installing dependencies (the first time only) …\n')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) {
    process.stderr.write('The dependencies could not be installed.\n')
    process.exit(1)
  }
  writeFileSync(stamp, lock)
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
