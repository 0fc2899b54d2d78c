import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { byName, isDocumentName, isPassedOver } from '../../contract/documents/document-names.ts'
import { unreadFile } from './unread-file.ts'

export type FoundFiles = {
  readonly files: readonly string[]
  /** The files of folders that were left out, as their names are not those of documents. */
  readonly leftOut: readonly string[]
}

/**
 * The files that paths stand for: a file for itself, a folder for the documents in it and in its folders, by name. What
 * begins with a dot, packages of Node and links are passed over. A path that is not there is returned, so that whoever
 * reads it says so. Throws for a folder that may not be read, before anything is added.
 */
export async function filesOf(paths: readonly string[]): Promise<FoundFiles> {
  const files: string[] = []
  const leftOut: string[] = []
  for (const path of paths) {
    if (await isFolder(path)) {
      const all = await filesBelow(path)
      for (const file of all) (isDocumentName(file) ? files : leftOut).push(file)
    } else files.push(path)
  }
  return { files, leftOut }
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found?.isDirectory() ?? false
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await entriesOf(folder)
  const shown = entries
    .filter(({ name }) => !isPassedOver(name))
    .sort((a, b) => byName(a.name, b.name))
  const files: string[] = []
  for (const entry of shown) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) files.push(...(await filesBelow(path)))
    else if (entry.isFile()) files.push(path)
  }
  return files
}

async function entriesOf(folder: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (cause) {
    throw unreadFile(folder, cause)
  }
}
