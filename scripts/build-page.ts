import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { digestOf, filesIn } from './digest-of.ts'

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
  'scripts/without-descriptions.ts',
]
/** Smaller files hardly become smaller. With 1,024 the first load had 2.4 KB more. */
const compressedBytesMin = 256

/** Builds the page unless it is there already, built from what is there now. Others may do so at the same time. */
export async function buildPage(): Promise<void> {
  const wanted = await digestOf(root, sources)
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
    plugins: [await plainContract()],
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

/** The page reads how the API is described from the service, when somebody opens the reference. */
async function plainContract(): Promise<Plugin> {
  const { withoutDescriptions } = await import('./without-descriptions.ts')
  return {
    name: 'plain-contract',
    enforce: 'pre',
    transform: (code, id) =>
      id.startsWith(join(root, 'src/contract/')) ? withoutDescriptions(id, code) : undefined,
  }
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < compressedBytesMin) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
  await writeFile(`${file}.br`, brotliCompressSync(bytes, { params }))
  await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
