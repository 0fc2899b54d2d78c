import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** SHA-256 of the names and contents of all files below `paths`, which are relative to `root`. */
export async function digestOf(root: string, paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of await filesIn(join(root, path)))
      hash.update(`${relative(root, file)}\n`).update(await readFile(file))
  }
  return hash.digest('hex')
}

/** The file itself, or all files below a directory, in order of their names. */
export async function filesIn(path: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    return files.map((entry) => join(entry.parentPath, entry.name)).sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path]
    throw error
  }
}
