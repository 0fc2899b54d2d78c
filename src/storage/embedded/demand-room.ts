import { statfs } from 'node:fs/promises'
import { ServiceError } from '../../base/errors/service-error.ts'

/** A chat or a short document may take this much, where the row of a probe still finds a place. */
const usualBytesMin = 1024 * 1024

/** Throws `storage_unavailable` if the disk of the directory has no room for `bytesMin` more. */
export async function demandRoom(directory: string, bytesMin = usualBytesMin): Promise<void> {
  // Some file systems do not tell, or tell that they have no blocks at all.
  const disk = await statfs(directory).catch(() => undefined)
  if (!disk?.blocks || disk.bavail * disk.bsize >= bytesMin) return
  throw new ServiceError('storage_unavailable', 'The disk of the storage is full.', {
    retryAfterSeconds: 5,
  })
}
