import { fileURLToPath } from 'node:url'
import { arePeersInstalled } from '../../../scripts/install-peers.ts'

export const peersDirectory = fileURLToPath(new URL('../../peers', import.meta.url))

/** Whether the clients of others are there; `npm test` installs them. */
export const havePeers = arePeersInstalled(peersDirectory)
if (!havePeers) {
  process.stdout.write('Clients of others skipped: npm ci --ignore-scripts --prefix tests/peers\n')
}

/**
 * What a file of `tests/peers/` exports. It is loaded by name, as what it imports is not there before it is installed;
 * then the compiler checks it, in its own project.
 */
export async function importPeer<Exports>(file: string): Promise<Exports> {
  const module: unknown = await import(`../../peers/${file}.ts`)
  return module as Exports
}
