import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Replaces what stands between `<!-- name -->` and `<!-- /name -->` of a page; the rest is written by people. */
export function writeFigures(page: string, name: string, markdown: string): void {
  const path = fileURLToPath(new URL(`../${page}`, import.meta.url))
  const old = readFileSync(path, 'utf8')
  const begin = `<!-- ${name} -->`
  const from = old.indexOf(begin)
  const to = old.indexOf(`<!-- /${name} -->`)
  if (from === -1 || to < from) throw new Error(`The markers of "${name}" are missing in ${page}`)
  writeFileSync(path, `${old.slice(0, from)}${begin}\n\n${markdown}\n\n${old.slice(to)}`)
  process.stderr.write(`Written to ${page}\n`)
}
