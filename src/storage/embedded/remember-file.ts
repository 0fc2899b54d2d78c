import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { ServiceError } from '../../base/errors/service-error.ts'

/**
 * Remembers which file is at a path. The returned function throws `storage_unavailable` if another one is there now, or
 * none: a file that was moved, removed or unmounted can still be written by whoever has it open, and all of that is
 * lost.
 *
 * It takes less than 10 µs, so it may be called at each commit, which waits for the disk for a hundred times as long.
 */
export function rememberFile(path: string): () => void {
  const opened = identityOf(path)
  return () => {
    if (identityOf(path) === opened) return
    throw new ServiceError(
      'storage_unavailable',
      `The file ${basename(path)} in DATA_DIR was moved, removed or replaced while Skein has it open, so nothing is stored. ` +
        'Put it back, or start Skein again, which then uses what is there.',
      { retryAfterSeconds: 5 },
    )
  }
}

/** The device and the number of a file there; `undefined` where there is none that can be seen. */
function identityOf(path: string): string | undefined {
  try {
    // Numbers of files may be longer than a double can hold.
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev} ${ino}`
  } catch {
    return undefined
  }
}
