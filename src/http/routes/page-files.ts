import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { keysOf } from '../../base/keys-of.ts'

export type PageFile = {
  readonly mediaType: string
  /** The encodings in which the file was compressed at build time, the smallest first. */
  readonly encodings: readonly Encoding[]
  bytes(encoding?: Encoding): Promise<Uint8Array<ArrayBuffer>>
}
export type Encoding = keyof typeof endings
/** The files of the built page by path, such as `index.html` and `assets/index-1a2b.js`. */
export type PageFiles = ReadonlyMap<string, PageFile>

const endings = { br: '.br', gzip: '.gz' } as const
const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Finds the files of the page; none if it has not been built. Only listed files can be requested. */
export async function findPageFiles(directory: string): Promise<PageFiles> {
  const names = await namesIn(directory)
  const all = new Set(names)
  const encodings = keysOf(endings)
  return new Map(
    names.flatMap((name) => {
      const mediaType = mediaTypes[extname(name)]
      if (mediaType === undefined) return []
      const file: PageFile = {
        mediaType,
        encodings: encodings.filter((encoding) => all.has(name + endings[encoding])),
        bytes: async (encoding) =>
          new Uint8Array(
            await readFile(join(directory, name + (encoding ? endings[encoding] : ''))),
          ),
      }
      return [[name, file]]
    }),
  )
}

async function namesIn(directory: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
