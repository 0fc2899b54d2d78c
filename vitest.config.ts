import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Tests that start servers or browsers take longest, whatever the length of their file. They begin first, so that no core
 * is idle while the last one ends.
 */
class ServersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const startsServers = ({ moduleId }: TestSpecification) =>
      /\/tests\/(?:page|crash)\//.test(moduleId)
    return [...sorted.filter(startsServers), ...sorted.filter((file) => !startsServers(file))]
  }
}

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
    sequence: { sequencer: ServersFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
