import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Installs what the `package.json` of a directory names, at its first use and without running any script of it.
 * False if it cannot be installed.
 */
export function installPeers(directory: string): boolean {
  if (arePeersInstalled(directory)) return true
  process.stderr.write(`Installing what ${directory} needs (the first time only, 350 MB) …\n`)
  const ci = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  return spawnSync('npm', ci, { cwd: directory, stdio: ['ignore', 2, 2] }).status === 0
}

/** Whether all of it is there, in the versions that `package.json` names. */
export function arePeersInstalled(directory: string): boolean {
  const { dependencies } = readJson(join(directory, 'package.json')) as PackageJson
  return Object.entries(dependencies).every(([library, version]) => {
    const file = join(directory, 'node_modules', library, 'package.json')
    return existsSync(file) && (readJson(file) as PackageJson).version === version
  })
}

/** As npm writes it. */
type PackageJson = {
  readonly version?: string
  readonly dependencies: Readonly<Record<string, string>>
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
