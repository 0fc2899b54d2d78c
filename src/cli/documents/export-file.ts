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

/**
 * Writes the documents of an account as lines: to a new file, which appears once it is whole, or for the name `-` to
 * standard output, which then has nothing else.
 */
export function exportFile(
  terminal: Terminal,
  file: string,
  options: Options,
): Promise<Outcome | undefined> {
  return withCaller(options.email, async (core, caller) => {
    const { graph } = options
    const graphId = graph === undefined ? undefined : await namedGraph(core, caller, graph)
    const lines = new CountedLines(exportDocuments(core.library, caller.accountId, graphId))
    if (file === '-') {
      await writeOut(lines, terminal)
      return undefined
    }
    await writeFile(lines, file, terminal)
    const documents = lines.count
    const text = `${file}: ${documents} documents. \`skein documents import\` takes it.`
    return { json: { file, documents }, text }
  })
}

async function writeOut(lines: CountedLines, terminal: Terminal): Promise<void> {
  try {
    await pipeline(lines, process.stdout, { signal: terminal.signal, end: false })
  } catch (error) {
    // Whoever reads may stop, as `head` does; `main.ts` tells of other failures of the output.
    if (!(error instanceof Error && 'syscall' in error)) throw error
    return
  }
  terminal.note(`${lines.count} documents. \`skein documents import -\` takes them.`)
}

async function writeFile(lines: CountedLines, file: string, { signal }: Terminal): Promise<void> {
  if (existsSync(file)) throw new ServiceError('conflict', `${file} exists already.`)
  const partial = `${file}.partial-${process.pid}`
  const target = await open(partial, 'wx', 0o600).catch((cause) => {
    throw unwrittenFile(file, cause)
  })
  try {
    await pipeline(lines, target.createWriteStream({ flush: true }), { signal })
    await rename(partial, file)
  } catch (cause) {
    await rm(partial, { force: true })
    const isOfFile = cause instanceof Error && 'syscall' in cause
    throw isOfFile ? unwrittenFile(file, cause) : cause
  }
}

/** Pieces of lines, which counts those that have ended. */
class CountedLines {
  count = 0
  readonly #pieces: AsyncIterable<Uint8Array>

  constructor(pieces: AsyncIterable<Uint8Array>) {
    this.#pieces = pieces
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for await (const piece of this.#pieces) {
      if (piece.at(-1) === lineFeed) this.count++
      yield piece
    }
  }
}

const lineFeed = '\n'.charCodeAt(0)
