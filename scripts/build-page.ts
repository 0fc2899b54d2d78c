import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const page = join(root, 'web')
const built = join(page, 'dist')
const stampName = '.built-from'
/** Everything that the page is made of. */
const sources = [
  'web/index.html',
  'web/public',
  'web/src',
  'src/client',
  'src/contract',
  'examples/library',
  'package-lock.json',
  'scripts/build-page.ts',
]
/** Smaller files would not become smaller. */
const compressedBytesMin = 1024

/** Builds the page unless it is there already, built from what is there now. Others may do so at the same time. */
export async function buildPage(): Promise<void> {
  const wanted = await digestOf(sources)
  if (await isBuiltFrom(wanted)) return
  process.stderr.write('Building the page …\n')
  const made = `${built}.${process.pid}`
  await bundle(made)
  for (const file of await filesIn(made)) await compress(file)
  await writeFile(join(made, stampName), wanted)
  try {
    // Another process may serve its own already, and has the same.
    if (await isBuiltFrom(wanted)) return
    // At once, so that nobody meets half a page.
    await rm(built, { recursive: true, force: true })
    await rename(made, built)
  } catch (error) {
    if (!(await isBuiltFrom(wanted))) throw error
  } finally {
    await rm(made, { recursive: true, force: true })
  }
}

async function isBuiltFrom(wanted: string): Promise<boolean> {
  const stamp = join(built, stampName)
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted
}

async function bundle(outDir: string): Promise<void> {
  const { build } = await import('vite')
  const { NODE_ENV } = process.env
  // React tells by this whether it is meant for developers.
  process.env.NODE_ENV = 'production'
  await build({
    root: page,
    configFile: false,
    // Relative, as the service may have a path of its own in front of all of its paths.
    base: './',
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2024',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  })
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < compressedBytesMin) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
  await writeFile(`${file}.br`, brotliCompressSync(bytes, { params }))
  await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}

async function digestOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of await filesIn(join(root, path)))
      hash.update(`${relative(root, file)}\n`).update(await readFile(file))
  }
  return hash.digest('hex')
}

/** The file itself, or all files below a directory, in order of their names. */
async function filesIn(path: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    return files.map((entry) => join(entry.parentPath, entry.name)).sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path]
    throw error
  }
}

if (import.meta.main) await buildPage()
