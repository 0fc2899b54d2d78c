import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,tests,bench}/**/*.test.ts'],
    globalSetup: 'tests/support/database-template.ts',
    // Processes, so that what a test measures of its own is its own; each for many files, as loading the source again
    // for every file takes a third of the time of the small ones.
    pool: 'forks',
    isolate: false,
    // More than there are cores, as most tests wait for the processes that they have started.
    maxWorkers: Math.max(3, availableParallelism()),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
