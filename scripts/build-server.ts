import { existsSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OutputOptions, Plugin } from 'rolldown'
import { digestOf } from './digest-of.ts'
import { replaceThreadUrls } from './replace-thread-urls.ts'

const root = join(import.meta.dirname, '..')
const built = join(root, 'dist')
const stamp = join(built, 'build.json')
/** What is started by name: the server and the command line. */
const programs = { main: join(root, 'src', 'main.ts'), cli: join(root, 'src', 'cli', 'main.ts') }
/** Everything that the bundle is made of. */
const sources = [
  ...['src', 'package.json', 'package-lock.json'],
  ...['scripts/build-server.ts', 'scripts/replace-thread-urls.ts'],
]
/**
 * Packages of many modules that a server or a command loads at its start, some of them at the first sign-in and in each
 * process that parses pages; all others are loaded from `node_modules`, where some look for files of their own.
 */
const bundled = [
  ...['kysely', 'zod', 'hono', '@hono/node-server', 'rate-limiter-flexible'],
  ...['@modelcontextprotocol/server', '@modelcontextprotocol/core'],
  ...['htmlparser2', 'entities', 'domutils', 'domhandler', 'dom-serializer', 'domelementtype'],
  ...['better-auth', '@better-auth', 'better-call', 'jose', '@noble'],
  ...['linkedom', '@acemir/cssom', 'css-select', 'css-what', 'nth-check', 'boolbase'],
  ...['html-escaper', 'uhyphen'],
  ...['pino', 'pino-std-serializers', '@pinojs/redact', 'safe-stable-stringify', 'sonic-boom'],
  ...['atomic-sleep', 'on-exit-leak-free', 'quick-format-unescaped', 'thread-stream'],
  ...['csv-parse', '@remix-run', 'ipaddr.js', 'robots-parser', 'porter2', 'stopword', 'commander'],
]
/** Modules whose functions return plain data, made of constants alone: the bundle has the data. */
const modulesOfData = [join(root, 'src', 'language', 'detection', 'small-word-table.ts')]
/** A server that still runs from files of an earlier bundle loads some of them only when they are needed. */
const keptMs = 7 * 24 * 60 * 60 * 1000

type Build = {
  /** The digest of the source. */
  readonly from: string
  /** The file of `dist` that each thread and process starts with, by its source: `src/main.ts` → `main.js`. */
  readonly files: Readonly<Record<string, string>>
}

/**
 * Bundles the server and the command line with their threads, unless `dist` has been made from what is there now. From
 * the bundle a server starts with a third of the CPU and 40 MB less memory, as Node need not find and link 1,900
 * modules one by one. Others may build at the same time, and servers may run from `dist` meanwhile.
 */
export async function buildServer(): Promise<Build> {
  const from = await digestOf(root, sources)
  if (existsSync(stamp)) {
    const build: Build = JSON.parse(await readFile(stamp, 'utf8'))
    if (build.from === from) return build
  }
  process.stderr.write('Bundling the server …\n')
  await mkdir(built, { recursive: true })
  const chunks = await bundle()
  // What names others comes last, so that they are there before it.
  const last = (name: string) => Number(isProgram(name.slice(0, -'.js'.length)))
  chunks.sort((a, b) => last(a.fileName) - last(b.fileName))
  for (const { fileName, code } of chunks) await replace(join(built, fileName), code)
  const files = chunks.flatMap(({ facadeModuleId: source, fileName }) =>
    source ? [[relative(root, source), fileName]] : [],
  )
  const build = { from, files: Object.fromEntries(files) }
  await replace(stamp, JSON.stringify(build))
  await removeOld()
  return build
}

async function bundle() {
  const { rolldown } = await import('rolldown')
  await using bundling = await rolldown({
    input: programs,
    platform: 'node',
    external: (id, importer) =>
      isPackage(id) &&
      !isUnspoken(id, importer) &&
      !bundled.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [threadsAsChunks, functionsAsData, withoutHttp2],
    logLevel: 'warn',
    // Of the parser of style sheets, for errors of its own.
    checks: { eval: false },
  })
  const { output } = await bundling.generate(outputOptions)
  return output.map((file) => {
    if (file.type === 'asset' || /\.ts["'], import\.meta\.url/.test(file.code))
      throw new Error(`${file.fileName} names a file that is not part of the bundle`)
    return file
  })
}

/** Names that tell their content: a process finds the files that it was built with, whatever is built beside them. */
const outputOptions: OutputOptions = {
  format: 'esm',
  entryFileNames: ({ name }) => (isProgram(name) ? '[name].js' : '[name]-[hash].js'),
  chunkFileNames: '[name]-[hash].js',
}

const threadsAsChunks: Plugin = {
  name: 'threads-as-chunks',
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: 'import.meta.url' },
    handler(code, id) {
      return replaceThreadUrls(code, id, (file) => {
        const chunk = this.emitFile({ type: 'chunk', id: file })
        return `import.meta.ROLLUP_FILE_URL_${chunk}`
      })
    },
  },
}

const functionsAsData: Plugin = {
  name: 'functions-as-data',
  transform: {
    filter: { id: modulesOfData },
    async handler(_code, id) {
      const functions: Record<string, () => unknown> = await import(pathToFileURL(id).href)
      const written = Object.entries(functions).map(([name, make]) => {
        const data = JSON.stringify(JSON.stringify(make()))
        return `export function ${name}() { return JSON.parse(${data}) }`
      })
      return written.join('\n')
    },
  },
}

/**
 * The adapter of Node's servers asks of each request whether it came by HTTP/2, which no server of ours speaks, and for
 * that loads what speaks it: a tenth of what a start costs.
 */
const withoutHttp2: Plugin = {
  name: 'without-http2',
  resolveId: {
    filter: { id: /^node:http2$/ },
    handler: (id, importer) => (isUnspoken(id, importer) ? '\0http2' : undefined),
  },
  load: {
    filter: { id: /^\0http2$/ },
    handler: () => 'export class Http2ServerRequest {}\nexport const constants = {}',
  },
}

function isUnspoken(id: string, importer = ''): boolean {
  return id === 'node:http2' && importer.includes('/@hono/node-server/')
}

function isProgram(name: string): boolean {
  return Object.hasOwn(programs, name)
}

function isPackage(id: string): boolean {
  return !id.startsWith('.') && !id.startsWith('/')
}

/** At once, as others may read the file now. */
async function replace(file: string, text: string): Promise<void> {
  const made = `${file}.${process.pid}`
  await writeFile(made, text)
  await rename(made, file)
}

async function removeOld(): Promise<void> {
  for (const name of await readdir(built)) {
    const file = join(built, name)
    // Who builds at the same time may have removed it.
    const stats = statSync(file, { throwIfNoEntry: false })
    if (stats && stats.mtimeMs < Date.now() - keptMs) await rm(file, { force: true })
  }
}
