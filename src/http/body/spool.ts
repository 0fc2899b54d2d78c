import { randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf } from '../../base/errors/message-of.ts'
import { ServiceError } from '../../base/errors/service-error.ts'

/** Longer bodies go to a file. Most are shorter, and a file costs half a millisecond. */
const bytesInMemoryMax = 256 * 1024
/** A file is read in pieces of at most this size. */
const readAtOnceBytes = 1024 * 1024

/**
 * Collects bytes that arrive in chunks: few are kept in memory, many in an unnamed file, so that slow or endless bodies
 * take no memory. The file vanishes with the process.
 */
export class Spool implements AsyncDisposable {
  readonly #directory: string
  #file: FileHandle | undefined
  #inFile = 0
  /** Bytes not yet written to the file. */
  #block = new Uint8Array(0)
  #inBlock = 0

  /** `directory` is where the file is created, if one is needed. */
  constructor(directory: string) {
    this.#directory = directory
  }

  get byteLength(): number {
    return this.#inFile + this.#inBlock
  }

  /** Copies the chunk. Throws `storage_unavailable` if the disk is full or fails. */
  async add(piece: Uint8Array): Promise<void> {
    for (let from = 0; from < piece.length; ) {
      if (this.#inBlock === bytesInMemoryMax) await this.#toFile()
      this.#makeRoom(piece.length - from)
      const part = piece.subarray(from, from + this.#block.length - this.#inBlock)
      this.#block.set(part, this.#inBlock)
      this.#inBlock += part.length
      from += part.length
    }
  }

  /** All bytes in memory of their own. Nothing can be added afterwards. */
  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    const rest = this.#block.subarray(0, this.#inBlock)
    if (!this.#file) return rest
    const bytes = new Uint8Array(this.byteLength)
    for (let at = 0; at < this.#inFile; ) at += await this.#read(bytes, at)
    bytes.set(rest, this.#inFile)
    return bytes
  }

  /** All bytes, in chunks. */
  async *pieces(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < this.#inFile; ) {
      const piece = new Uint8Array(Math.min(bytesInMemoryMax, this.#inFile - at))
      const length = await this.#read(piece, 0, at)
      yield piece.subarray(0, length)
      at += length
    }
    yield this.#block.subarray(0, this.#inBlock)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#block = new Uint8Array(0)
    this.#inBlock = this.#inFile = 0
    const file = this.#file
    this.#file = undefined
    await file?.close()
  }

  async #read(into: Uint8Array, at: number, position = at): Promise<number> {
    const length = Math.min(readAtOnceBytes, into.length - at, this.#inFile - position)
    const read = await this.#file?.read(into, at, length, position)
    if (!read?.bytesRead) throw new Error('The file of a body is shorter than what was written')
    return read.bytesRead
  }

  async #toFile(): Promise<void> {
    try {
      this.#file ??= await openNameless(this.#directory)
      for (let at = 0; at < this.#inBlock; ) {
        const { bytesWritten } = await this.#file.write(this.#block, at, this.#inBlock - at)
        at += bytesWritten
      }
    } catch (error) {
      const message = 'The disk of the storage takes no long body at the moment.'
      // For the log alone: with PostgreSQL, the directory is not the storage's.
      const why = `Bodies wait in ${this.#directory}, where nothing can be written: ${messageOf(error)}`
      const cause = new Error(why, { cause: error })
      throw new ServiceError('storage_unavailable', message, { retryAfterSeconds: 5, cause })
    }
    this.#inFile += this.#inBlock
    this.#inBlock = 0
  }

  /** The first block has the size of the first chunk, as most bodies are one; then it doubles. */
  #makeRoom(bytesToCome: number): void {
    const { length } = this.#block
    if (this.#inBlock < length) return
    const wanted = Math.max(2 * length, length + bytesToCome)
    const block = new Uint8Array(Math.min(wanted, bytesInMemoryMax))
    block.set(this.#block)
    this.#block = block
  }
}

async function openNameless(directory: string): Promise<FileHandle> {
  const path = join(directory, `body-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}
