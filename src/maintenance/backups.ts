import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { notFound } from '../base/errors/not-found.ts'
import { ServiceError } from '../base/errors/service-error.ts'
import { FairThreads } from '../base/turns/fair-threads.ts'
import { backupName } from '../contract/installation/backups.ts'
import type { StorageConfig } from '../storage/open-storage.ts'

export type Backup = {
  /** The name of the backup's file. */
  readonly name: string
  readonly path: string
  readonly bytes: number
  readonly createdAt: Date
}

/** A copy takes about a second for each 200 MB of the store. */
const workMsMax = 30 * 60_000

/**
 * Backups of the embedded store, in the folder `backups` of its directory, made by a worker thread that starts on
 * demand.
 */
export class Backups implements AsyncDisposable {
  readonly #storage: StorageConfig
  readonly #threads = new FairThreads({
    filename: new URL('./backup-thread.ts', import.meta.url).href,
    minThreads: 0,
    what: 'backups',
    atOnceMax: 1,
    atOnceOfOneMax: 1,
    waitingOfOneMax: 1,
    waitingMax: 1,
    waitMsMax: workMsMax,
    workMsMax,
    idleTimeout: 1_000,
  })

  constructor(storage: StorageConfig) {
    this.#storage = storage
  }

  /** All backups, newest first. */
  async list(): Promise<readonly Backup[]> {
    if (this.#storage.kind === 'postgres') return []
    const directory = directoryOf(this.#storage)
    const names = await readdir(directory).catch(noneIfMissing)
    const found = await Promise.all(
      names.filter((name) => backupName.test(name)).map((name) => backupAt(directory, name)),
    )
    return found.toSorted((one, other) => (one.name < other.name ? 1 : -1))
  }

  /** Makes a backup. Throws `conflict` if the store is PostgreSQL, and `overloaded` if too many are waiting. */
  async make(): Promise<Backup> {
    const storage = this.#storage
    if (storage.kind === 'postgres') {
      const message = 'The data is in PostgreSQL: back it up with pg_dump.'
      throw new ServiceError('conflict', message)
    }
    const directory = directoryOf(storage)
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const name = `skein-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.db`
    await this.#threads.run('owner', 'make', { storage, file: join(directory, name) })
    return backupAt(directory, name)
  }

  /** The bytes of a backup, at the reader's pace. Throws `not_found`. */
  async read(name: string): Promise<AsyncIterable<Uint8Array>> {
    const path = this.#pathOf(name)
    await stat(path).catch(refuseIfMissing)
    return piecesOf(path)
  }

  /** Deletes a backup. Throws `not_found`. */
  async remove(name: string): Promise<void> {
    await rm(this.#pathOf(name)).catch(refuseIfMissing)
  }

  #pathOf(name: string): string {
    if (this.#storage.kind === 'postgres' || !backupName.test(name)) throw unknownBackup()
    return join(directoryOf(this.#storage), name)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#threads[Symbol.asyncDispose]()
  }
}

/** Opens the file when the first chunk is read: a reader who leaves before that leaves no open file. */
async function* piecesOf(path: string): AsyncIterable<Uint8Array> {
  yield* createReadStream(path)
}

function directoryOf({ directory }: StorageConfig & { kind: 'embedded' }): string {
  return resolve(directory, 'backups')
}

async function backupAt(directory: string, name: string): Promise<Backup> {
  const path = join(directory, name)
  const { size, mtime } = await stat(path)
  return { name, path, bytes: size, createdAt: mtime }
}

function noneIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}

function refuseIfMissing(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? unknownBackup() : error
}

function unknownBackup(): ServiceError {
  return notFound('backup', 'name')
}
