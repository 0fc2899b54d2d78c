import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'

/** Gives a complete file its final name. Its content and then its name survive a power failure from here on. */
export function moveSynced(from: string, to: string): void {
  sync(from, 'r+')
  renameSync(from, to)
  sync(dirname(to), 'r')
}

function sync(path: string, flags: 'r' | 'r+'): void {
  const descriptor = openSync(path, flags)
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
