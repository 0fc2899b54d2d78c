import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const page = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url))
const begin = '<!-- figures: written by `npm run bench` -->'
const end = '<!-- end of figures -->'

/** Replaces what stands between the markers of the page; the rest of it is written by people. */
export function writeFigures(markdown: string): void {
  const old = existsSync(page) ? readFileSync(page, 'utf8') : `# Benchmarks\n\n${begin}\n${end}\n`
  const from = old.indexOf(begin)
  const to = old.indexOf(end)
  if (from === -1 || to < from) throw new Error(`The markers are missing in ${page}`)
  const text = `${old.slice(0, from)}${begin}\n\n${markdown}\n\n${old.slice(to)}`
  writeFileSync(page, text)
  process.stderr.write(`Written to ${page}\n`)
}
