import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { exportDocuments } from '../../documents/contents/export-documents.ts'
import { namedGraph } from '../named-graph.ts'
import type { Outcome, Terminal } from '../terminal.ts'
import { unwrittenFile } from '../unwritten-file.ts'
import { withCaller } from '../with-core.ts'

type Options = { readonly email?: string; readonly graph?: string }

/** Writes the documents of an account to a new file, a line for each. An export that fails or is stopped leaves none. */
export function exportFile(terminal: Terminal, file: string, options: Options): Promise<Outcome> {
  return withCaller(options.email, async (core, caller) => {
    const graphId = options.graph && (await namedGraph(core, caller, options.graph))
    const target = await open(file, 'wx', 0o600).catch((cause) => {
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
      await pipeline(lines, counted, target.createWriteStream(), { signal: terminal.signal })
    } catch (cause) {
      await rm(file, { force: true })
      throw terminal.signal.aborted ? cause : unwrittenFile(file, cause)
    }
    const text = `${file}: ${documents} documents. \`skein documents import\` takes it.`
    return { json: { file, documents }, text }
  })
}

const lineFeed = '\n'.charCodeAt(0)
