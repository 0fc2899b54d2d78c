import { readdir, readFile } from 'node:fs/promises'
import type { ApiClient } from '../../../src/client/api-client.ts'

const folder = new URL('../../../examples/library/', import.meta.url)

type ExampleFile = { readonly name: string; readonly bytes: Uint8Array }

/** The short documents that the README asks about. */
export async function exampleFiles(): Promise<readonly ExampleFile[]> {
  const names = (await readdir(folder)).sort()
  return Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(new URL(name, folder)) })),
  )
}

/** Imports them, and says which file became which document. */
export async function importExamples(
  ada: ApiClient,
  graphId?: string,
): Promise<ReadonlyMap<string, string>> {
  const files = await exampleFiles()
  const lines = files.map(({ name, bytes }) => ({
    text: Buffer.from(bytes).toString(),
    external_id: name,
  }))
  const results = await ada.import(lines, graphId)
  return new Map(results.map(({ external_id = '', doc_id = '' }) => [external_id, doc_id]))
}
