import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { env, root } from './check-part.ts'
import memorySettings from './memory-settings.json' with { type: 'json' }

/** With more files that failed, something is wrong that is no matter of chance. */
const rerunMax = 3

/**
 * Runs every test; what the runner prints is shown as it comes. The few files that failed run again, alone: what fails
 * only beside others, on a busy machine, is named at the end, as it is to be mended, but says nothing against a change.
 */
export async function runTests(): Promise<boolean> {
  process.stdout.write('\n# Tests\n')
  const { passed, failures } = await vitest([])
  if (passed || failures.size === 0 || failures.size > rerunMax) return passed
  process.stdout.write('\n# Test files that failed, again and alone\n')
  if (!(await vitest([...failures.keys(), '--maxWorkers=1'])).passed) return false
  const names = [...failures].flatMap(([file, tests]) =>
    tests.length === 0 ? [file] : tests.map((test) => `${file} > ${test}`),
  )
  process.stdout.write(`\n# FAILED ONCE, and passed alone. Mend them:\n${names.join('\n')}\n`)
  return true
}

/**
 * Passed unless the runner ends with an error; `failures` has the names of the failed tests by their files. Processes of
 * tests do not last, so they need not give memory back at once: a twentieth of their page faults are of that, and each is
 * dear on a virtual machine.
 */
async function vitest(args: readonly string[]) {
  const given = Object.entries(env).filter(([name]) => !Object.hasOwn(memorySettings, name))
  const options = { cwd: root, env: Object.fromEntries(given), stdio: 'inherit' } as const
  const folder = mkdtempSync(join(tmpdir(), 'skein-tests-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  try {
    const [code] = await once(spawn('vitest', ['run', ...args, ...reporters], options), 'exit')
    return { passed: code === 0, failures: failuresIn(report) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Report = {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** None if the runner ended before it wrote its report. */
function failuresIn(report: string): ReadonlyMap<string, readonly string[]> {
  if (!existsSync(report)) return new Map()
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const failed = testResults.filter(({ status }) => status === 'failed')
  return new Map(
    failed.map(({ name, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed')
      return [relative(root, name), tests.map(({ fullName }) => fullName)]
    }),
  )
}
