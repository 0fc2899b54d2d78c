import { writeFileSync } from 'node:fs'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'

/** What failed in a run of the tests. */
export type Failures = {
  /** The names of the failed tests by their files. */
  readonly testsByFile: Readonly<Record<string, readonly string[]>>
  /** How many errors belong to no test, as one thrown by a timer. */
  readonly strayErrors: number
}

/** Names the file to which a run reports its failures. */
export const reportVariable = 'FAILURES_REPORT'

/** Writes the failures of a run as JSON. The runner makes it of the default export. */
export default class FailuresReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly SerializedError[]): void {
    const failed = modules.filter((one) => !one.ok())
    const testsByFile = Object.fromEntries(
      failed.map((one) => [
        one.relativeModuleId,
        Array.from(one.children.allTests('failed'), ({ fullName }) => fullName),
      ]),
    )
    const failures: Failures = { testsByFile, strayErrors: strayErrors.length }
    writeFileSync(process.env[reportVariable] ?? '', JSON.stringify(failures))
  }
}
