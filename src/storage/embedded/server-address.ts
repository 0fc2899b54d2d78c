import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Tells in a data directory where its server is reached, for commands that have other settings. Where nothing can be
 * written, as on a full disk, it is not told: the server goes on.
 */
export function tellAddress(directory: string, url: string): void {
  try {
    writeFileSync(addressFile(directory), `${url}\n`)
  } catch {
    // What is left of it is empty, and tells nothing.
  }
}

/** The address that the server of a data directory told last; it may have ended since. */
export function toldAddress(directory: string): string | undefined {
  try {
    return readFileSync(addressFile(directory), 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}

/** Removes the address that an earlier server told. */
export function forgetAddress(directory: string): void {
  rmSync(addressFile(directory), { force: true })
}

function addressFile(directory: string): string {
  return join(directory, 'server.url')
}
