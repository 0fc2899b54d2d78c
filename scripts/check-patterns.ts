import { hash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'
import { type AttackPattern, check } from 'recheck'
import packageJson from '../package.json' with { type: 'json' }

type Pattern = { readonly source: string; readonly flags: string; readonly where: string }
type Verdict = 'safe' | string
/** The names of patterns that recheck of this version found safe. */
type Examined = { readonly recheck: string; readonly safe: readonly string[] }

/** The most that the search for a slow text takes on an idle machine is some seconds. */
const timeoutMs = 60_000
/** Four times the text takes four times as long if the time is linear, sixteen times if it is quadratic. */
const growthMax = 9
/** Some machines count CPU time in steps of 4 ms. */
const noiseMs = 60
/** Belongs to the source: to examine all of them takes one and a half minutes. */
const examinedFile = 'scripts/examined-patterns.json'

/**
 * Regular expressions of `src/` that need more than linear time on some text, as recheck finds them (Nakagawa et al.,
 * https://makenowjust-labs.github.io/recheck). Those that are safe are kept in a file, so that only new ones are examined.
 */
export async function checkPatterns(root: string): Promise<readonly string[]> {
  const known = readExamined(root)
  const found = await patternsOf(root)
  const verdicts = new Map<string, Verdict>()
  const rest = found.values()
  const examine = async () => {
    for (const { source, flags } of rest) {
      const key = `/${source}/${flags}`
      if (verdicts.has(key)) continue
      verdicts.set(key, known.has(nameOf(key)) ? 'safe' : await verdictOn(source, flags))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, examine))
  writeExamined(root, known, verdicts)
  return found.flatMap(({ source, flags, where }) => {
    const verdict = verdicts.get(`/${source}/${flags}`)
    return verdict === 'safe' ? [] : [`${where}: /${source}/${flags} is ${verdict}`]
  })
}

async function verdictOn(source: string, flags: string): Promise<Verdict> {
  const found = await check(source, flags, { timeout: timeoutMs })
  if (found.status === 'safe') return 'safe'
  if (found.status === 'unknown') return `not examined: ${found.error.kind}`
  // The search by trying goes by time, which a busy machine makes long: the attack is tried for itself.
  if (found.checker === 'fuzz' && !isSlowOn(new RegExp(source, flags), found.attack)) return 'safe'
  return `${found.complexity.summary}, for example on ${found.attack.pattern}`
}

/** Whether the CPU time that the pattern takes on the attack grows faster than the attack. */
function isSlowOn(pattern: RegExp, { pumps, suffix }: AttackPattern): boolean {
  const attack = (times: number) =>
    pumps.map(({ prefix, pump, bias }) => prefix + pump.repeat(bias + times)).join('') + suffix
  for (let times = 250; times <= 16_000; times *= 4) {
    const [short, long] = [cpuMs(pattern, attack(times)), cpuMs(pattern, attack(4 * times))]
    if (long > noiseMs && long > growthMax * short) return true
    if (long > 1_000) return false
  }
  return false
}

/** The least of several times: what else the machine does only adds to it, and the first one has to compile. */
function cpuMs(pattern: RegExp, text: string): number {
  const times = [1, 2, 3].map(() => {
    const began = process.threadCpuUsage()
    text.replace(pattern, '')
    const { user, system } = process.threadCpuUsage(began)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

/** The literals of the source, and what is computed: for that, the modules that compute it are loaded. */
async function patternsOf(root: string): Promise<readonly Pattern[]> {
  const found: Pattern[] = []
  const computing: string[] = []
  for (const file of globSync('src/**/*.ts', { cwd: root })) {
    if (file.endsWith('.test.ts')) continue
    const text = readFileSync(join(root, file), 'utf8')
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return
        const line = text.slice(0, node.start).split('\n').length
        found.push({
          source: node.regex.pattern,
          flags: node.regex.flags,
          where: `${file}:${line}`,
        })
      },
      NewExpression({ callee }) {
        if (callee.type === 'Identifier' && callee.name === 'RegExp') computing.push(file)
      },
    }).visit(parseSync(file, text).program)
  }
  for (const file of new Set(computing)) found.push(...(await computedBy(root, file)))
  return found
}

async function computedBy(root: string, file: string): Promise<readonly Pattern[]> {
  const found: Pattern[] = []
  const original = globalThis.RegExp
  globalThis.RegExp = new Proxy(original, {
    construct(target, [source, flags = '']: [string, string?]) {
      found.push({ source, flags, where: file })
      return new target(source, flags)
    },
  })
  try {
    const module = await import(pathToFileURL(join(root, file)).href)
    // These compute patterns when a text in a language is met; those of others differ in their words alone.
    if ('findSubjects' in module) module.findSubjects('A.', { start: 0, end: 2 }, [], 'en')
    if ('referencePatterns' in module) module.referencePatterns('en')
  } finally {
    globalThis.RegExp = original
  }
  if (found.length === 0) throw new Error(`${file} computes a pattern that this check does not see`)
  return found
}

function readExamined(root: string): ReadonlySet<string> {
  // As `writeExamined` wrote it.
  const { recheck, safe } = JSON.parse(readFileSync(join(root, examinedFile), 'utf8')) as Examined
  return new Set(recheck === packageJson.devDependencies.recheck ? safe : [])
}

/** Patterns that are gone are forgotten. The file is left alone if it says the same already. */
function writeExamined(
  root: string,
  known: ReadonlySet<string>,
  verdicts: ReadonlyMap<string, Verdict>,
): void {
  const keys = [...verdicts.keys()].filter((key) => verdicts.get(key) === 'safe')
  const safe = keys.map(nameOf).toSorted()
  if (safe.length === known.size && safe.every((name) => known.has(name))) return
  const examined: Examined = { recheck: packageJson.devDependencies.recheck, safe }
  writeFileSync(join(root, examinedFile), `${JSON.stringify(examined, null, 2)}\n`)
}

/** Short, as some patterns are thousands of characters long. */
function nameOf(key: string): string {
  return hash('sha256', key).slice(0, 20)
}
