import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { ServiceError } from '../../base/errors/service-error.ts'
import { exportDocuments } from '../../documents/contents/export-documents.ts'
import { namedGraph } from '../named-graph.ts'
import type { Outcome, Terminal } from '../terminal.ts'
import { unwrittenFile } from '../unwritten-file.ts'
import { withCaller } from '../with-core.ts'

type Options = { readonly email?: string; readonly graph?: string }

/** Writes the documents of an account to a new file, a line for each, which appears once it is whole. */
export function exportFile(terminal: Terminal, file: string, options: Options): Promise<Outcome> {
  return withCaller(options.email, async (core, caller) => {
    const graphId = options.graph && (await namedGraph(core, caller, options.graph))
    if (existsSync(file)) throw new ServiceError('conflict', `${file} exists already.`)
    const partial = `${file}.partial-${process.pid}`
    const target = await open(partial, 'wx', 0o600).catch((cause) => {
      throw unwrittenFile(file, cause)
    })
    let documents = 0
    const counted = async function* (pieces: AsyncIterable<Uint8Array>) {
      for await (const piece of pieces) {
        if (piece.at(-1) === lineFeed) documents++
        yield piece
      }
    }
    const lines = exportDocuments(core.library, caller.accountId, graphId)
    try {
      await pipeline(lines, counted, target.createWriteStream({ flush: true }), {
        signal: terminal.signal,
      })
      await rename(partial, file)
    } catch (cause) {
      await rm(partial, { force: true })
      const isOfFile = cause instanceof Error && 'syscall' in cause
      throw isOfFile ? unwrittenFile(file, cause) : cause
    }
    const text = `${file}: ${documents} documents. \`skein documents import\` takes it.`
    return { json: { file, documents }, text }
  })
}

const lineFeed = '\n'.charCodeAt(0)
