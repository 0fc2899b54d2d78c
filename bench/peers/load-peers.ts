import { fileURLToPath } from 'node:url'
import { installPeers } from '../../scripts/install-peers.ts'
import type { Peer } from './peer.ts'

/** The files with a peer. They are loaded by name, as what they import is not there before it is needed. */
const files = ['minisearch', 'orama', 'langchain-bm25', 'mastra-graph-rag']
const directory = fileURLToPath(new URL('.', import.meta.url))

/** The peers, installed here at their first use. Where they cannot be installed: none, and a line that says so. */
export async function loadPeers(): Promise<readonly Peer[]> {
  if (!installPeers(directory)) {
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
