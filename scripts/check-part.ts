import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import memorySettings from './memory-settings.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules', '.bin')
// Our tools are found there, and so is the Node that runs them.
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }

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

/**
 * Runs every test; what the runner prints is shown as it comes. Processes of tests do not last, so they need not give
 * memory back at once: a twentieth of their page faults are of that, and each is dear on a virtual machine.
 */
export async function runTests(): Promise<boolean> {
  process.stdout.write('\n# Tests\n')
  const given = Object.entries(env).filter(([name]) => !Object.hasOwn(memorySettings, name))
  const options = { cwd: root, env: Object.fromEntries(given), stdio: 'inherit' } as const
  const [code] = await once(spawn('vitest', ['run'], options), 'exit')
  return code === 0
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
