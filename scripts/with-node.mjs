// Runs a script of this project, after installing the dependencies where they are missing or out of date.
// Plain JavaScript, for an old Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runUnderNode } from './run-under-node.mjs'

ensureInstalled()
runUnderNode(process.argv.slice(2))

function ensureInstalled() {
  const stamp = join(root, 'node_modules', '.installed-for')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  process.stderr.write('Installing dependencies (the first time only) …\n')
  // Not `npm ci`: it insists on the binaries of every other platform, which a registry may not have.
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', install, { cwd: root, stdio: ['ignore', 2, 2] })
  if (status !== 0) {
    process.stderr.write('The dependencies could not be installed.\n')
    process.exit(1)
  }
  writeFileSync(stamp, lock)
}
