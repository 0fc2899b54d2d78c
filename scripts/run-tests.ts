import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, root } from './check-part.ts'
import memorySettings from './memory-settings.json' with { type: 'json' }
import { type Failures, reportVariable } from './report-failures.ts'

/** With more files that failed, something is wrong that is no matter of chance. */
const rerunMax = 3

/**
 * Runs every test; what the runner prints is shown as it comes. The few files that failed run again, alone: what fails
 * only beside others, on a busy machine, is named at the end, as it is to be mended, but says nothing against a change.
 * An error that belongs to no test cannot be looked for again so.
 */
export async function runTests(): Promise<boolean> {
  process.stdout.write('\n# Tests\n')
  const { passed, failures } = await vitest([])
  const files = Object.entries(failures?.testsByFile ?? {})
  if (passed || failures?.strayErrors !== 0) return passed
  if (files.length === 0 || files.length > rerunMax) return false
  process.stdout.write('\n# Test files that failed, again and alone\n')
  if (!(await vitest([...files.map(([file]) => file), '--maxWorkers=1'])).passed) return false
  const names = files.flatMap(([file, tests]) =>
    tests.length === 0 ? [file] : tests.map((test) => `${file} > ${test}`),
  )
  process.stdout.write(`\n# FAILED ONCE, and passed alone. Mend them:\n${names.join('\n')}\n`)
  return true
}

/**
 * Passed unless the runner ends with an error; there are no `failures` if it ended before it reported them. Processes of
 * tests do not last, so they need not give memory back at once: a twentieth of their page faults are of that, and each is
 * dear on a virtual machine.
 */
async function vitest(args: readonly string[]) {
  const given = Object.entries(env).filter(([name]) => !Object.hasOwn(memorySettings, name))
  const folder = mkdtempSync(join(tmpdir(), 'skein-tests-'))
  const report = join(folder, 'failures.json')
  const options = {
    cwd: root,
    env: { ...Object.fromEntries(given), [reportVariable]: report },
    stdio: 'inherit',
  } as const
  const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts/report-failures.ts')}`]
  try {
    const [code] = await once(spawn('vitest', ['run', ...args, ...reporters], options), 'exit')
    return { passed: code === 0, failures: failuresIn(report) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function failuresIn(report: string): Failures | undefined {
  if (!existsSync(report)) return undefined
  return JSON.parse(readFileSync(report, 'utf8')) as Failures // the reporter has written it
}
