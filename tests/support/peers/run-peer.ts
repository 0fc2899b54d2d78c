import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { peersDirectory } from './import-peers.ts'

const programs = {
  conformance: '@modelcontextprotocol/conformance/dist/index.js',
  inspector: '@modelcontextprotocol/inspector/clients/launcher/build/index.js',
} as const

/** Runs a program of others to its end; `told` gets what it prints meanwhile. */
export async function runPeer(
  program: keyof typeof programs,
  args: readonly string[],
  told: (piece: string) => void = () => {},
) {
  const file = join(peersDirectory, 'node_modules', programs[program])
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.on('data', (piece) => told(String(piece)))
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [output, errors, exitCode] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    exited,
  ])
  return { output, errors, exitCode }
}
