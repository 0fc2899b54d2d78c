import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import packageJson from './package.json' with { type: 'json' }
import type { Peer } from './peer.ts'

/** The files with a peer. They are loaded by name, as what they import is not there before it is needed. */
const files = ['minisearch', 'orama', 'langchain-bm25', 'mastra-graph-rag']
const directory = fileURLToPath(new URL('.', import.meta.url))

/** The peers, installed here at their first use. Where they cannot be installed: none, and a line that says so. */
export async function loadPeers(): Promise<readonly Peer[]> {
  if (!areInstalled() && !install()) {
    process.stderr.write('Going on without the peers: `npm ci --prefix bench/peers` failed\n')
    return []
  }
  const peers: Peer[] = []
  for (const file of files) {
    const module: unknown = await import(`./${file}.ts`)
    // Each of the files exports its peer under this name; the compiler checks them where they are installed.
    peers.push((module as { readonly peer: Peer }).peer)
  }
  return peers
}

/** In the versions that `package.json` names. */
function areInstalled(): boolean {
  return Object.entries(packageJson.dependencies).every(([library, version]) => {
    const file = `${directory}node_modules/${library}/package.json`
    if (!existsSync(file)) return false
    // npm installed it, so it says its version.
    const installed = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }
    return installed.version === version
  })
}

function install(): boolean {
  process.stderr.write('Installing the peers (the first time only, 350 MB) …\n')
  const ci = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  return spawnSync('npm', ci, { cwd: directory, stdio: ['ignore', 2, 2] }).status === 0
}
