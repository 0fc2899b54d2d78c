import { fileURLToPath } from 'node:url'
import { buildPage } from './build-page.ts'
import { buildServer } from './build-server.ts'
import { checkDependencies } from './check-dependencies.ts'
import { checkMap } from './check-map.ts'
import { check } from './check-part.ts'
import { checkPatterns } from './check-patterns.ts'
import { installPeers } from './install-peers.ts'
import { runTests } from './run-tests.ts'

await buildPage()
await buildServer()
// Small and independent of each other: together they take as long as the slowest. Each further checker of the compiler
// checks much of the same again: of four, 31 s of CPU, of one 21 s.
const passed = await Promise.all([
  check('Types', ['tsc', '-p', '.', '--checkers', '1']),
  check('Types of the page', ['tsc', '-p', 'web', '--checkers', '1']),
  check('Lint, format and imports', ['biome', 'ci', '--colors=off', '.']),
  check('Unused code', ['knip', '--no-progress']),
  check('Dependencies', checkDependencies),
  check('Imports go down the map', checkMap),
  check('Patterns take linear time', checkPatterns),
])

// The tests skip the clients of others where they cannot be installed.
installPeers(fileURLToPath(new URL('../tests/peers', import.meta.url)))

if (!process.env.TEST_DATABASE_URL) {
  process.stdout.write(
    '\n# PostgreSQL is SKIPPED: set TEST_DATABASE_URL to test it too, such as postgres://postgres@127.0.0.1:5432/postgres\n',
  )
}
// Last, so that the counts are the last lines.
const testsPassed = await runTests()
process.exitCode = testsPassed && passed.every(Boolean) ? 0 : 1
