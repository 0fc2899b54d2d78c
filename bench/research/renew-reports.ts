import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Researched } from './evaluate-research.ts'

const folder = join(import.meta.dirname, '../../docs/examples')

/** Writes the example reports of `docs/examples` anew. Each says in its title what was researched. */
export function renewReports(done: readonly Researched[]): void {
  for (const file of globSync('research-*.md', { cwd: folder }).map((name) => join(folder, name))) {
    const [heading] = readFileSync(file, 'utf8').split('\n', 1)
    const found = done.find(({ outcome }) => outcome.report.split('\n', 1)[0] === heading)
    if (!found) throw new Error(`${file} is about none of the topics`)
    writeFileSync(file, `${found.outcome.report.trimEnd()}\n`)
  }
}
