import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'

export const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules', '.bin')
/** Our tools are found by it, and so is the Node that runs them. */
export const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }

/** A command, or a function that lists what is wrong. */
type Part =
  | readonly [string, ...string[]]
  | ((root: string) => readonly string[] | Promise<readonly string[]>)

/** Prints a heading and, where it fails, why. */
export async function check(name: string, part: Part): Promise<boolean> {
  const { passed, output } = typeof part === 'function' ? listed(await part(root)) : await run(part)
  const lines = passed ? '' : `${output.trimEnd()}\n`
  process.stdout.write(`\n# ${name}: ${passed ? 'passed' : 'FAILED'}\n${lines}`)
  return passed
}

async function run([command, ...args]: readonly [string, ...string[]]) {
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { passed: code === 0, output: stdout + stderr }
}

function listed(problems: readonly string[]) {
  return { passed: problems.length === 0, output: problems.join('\n') }
}
