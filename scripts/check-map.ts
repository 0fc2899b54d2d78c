import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * Where `src/` differs from its map in ARCHITECTURE.md: an entry that the map does not name, one that is not there, or
 * an import that goes up the page.
 */
export function checkMap(root: string): readonly string[] {
  const source = join(root, 'src')
  const map = entriesOf(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'))
  const there = readdirSync(source, { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .filter((name) => !name.endsWith('.test.ts'))
  return [
    ...there.filter((name) => !map.includes(name)).map((name) => `src/${name} is not on the map`),
    ...map.filter((name) => !there.includes(name)).map((name) => `There is no src/${name}`),
    ...importsOf(source).flatMap(({ from, to }) =>
      map.indexOf(entryOf(to)) < map.indexOf(entryOf(from))
        ? [`src/${from} imports src/${to}, which is above it`]
        : [],
    ),
  ]
}

/** The names that the map gives to what is in `src/`, from the top of the page down. */
function entriesOf(page: string): readonly string[] {
  const map = page.slice(page.indexOf('\nsrc/\n'), page.indexOf('\nweb/'))
  return [...map.matchAll(/^[├└]─ (\S+)/gm)].map(([, name = '']) => name)
}

/** `http/openapi.ts` → `http/`; `main.ts` → `main.ts` */
function entryOf(path: string): string {
  const [entry = ''] = path.split('/', 1)
  return entry === path ? entry : `${entry}/`
}

type Import = { readonly from: string; readonly to: string }

/** Of the code, without its tests; both paths are relative to `source`. */
function importsOf(source: string): readonly Import[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((from) =>
      requestsOf(join(source, from))
        .map((request) => relative(source, resolve(source, from, '..', request)))
        .filter((to) => !to.startsWith('..'))
        .map((to) => ({ from, to })),
    )
}

/** What a module imports by relative paths, also when it runs. */
function requestsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ].filter((request) => request.startsWith('.'))
}
