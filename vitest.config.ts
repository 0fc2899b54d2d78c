import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { buildServer } from './scripts/build-server.ts'
import { replaceThreadUrls } from './scripts/replace-thread-urls.ts'

/**
 * Tests that start servers or browsers, or send as much as a caller may, take longest, whatever the length of their file.
 * They begin first, so that no core is idle while the last one ends: by the times of a run in which the short files of
 * `chaos` and `hostile` came last, four at a time take 784 s instead of 799 s.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) =>
      /\/tests\/(?:page|crash|chaos|hostile)\//.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/**
 * Threads and processes start from the server's bundle, as they do for people: from source each loads up to 460 modules,
 * which took a third of the CPU of tests that compose a service.
 */
function threadsFromBundle(): Plugin {
  const root = import.meta.dirname
  let files: Awaited<ReturnType<typeof buildServer>>['files'] = {}
  return {
    name: 'threads-from-bundle',
    async configResolved() {
      files = (await buildServer()).files
    },
    /** What Vitest keeps of a module names files of the bundle: with another bundle it is another. */
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ sourceCode }) =>
        sourceCode.includes('import.meta.url') ? JSON.stringify(files) : undefined,
      )
    },
    transform(code, id) {
      if (!id.startsWith(join(root, 'src/'))) return undefined
      return replaceThreadUrls(code, id, (source) => {
        const name = files[relative(root, source)]
        return name && JSON.stringify(pathToFileURL(join(root, 'dist', name)).href)
      })
    },
  }
}

export default defineConfig({
  // While it watches, the source changes and the bundle does not.
  plugins: process.argv.includes('run') ? [threadsFromBundle()] : [],
  test: {
    include: ['{src,tests,bench}/**/*.test.ts'],
    globalSetup: [
      'tests/support/storage/store-templates.ts',
      'tests/support/page/unpack-chromium.ts',
    ],
    setupFiles: ['tests/support/repeatable-properties.ts', 'tests/support/ids-of-now.ts'],
    // Processes, so that what a test measures of its own is its own; each for many files, as loading the source again
    // for every file takes a third of the time of the small ones.
    pool: 'forks',
    isolate: false,
    // A process of tests lives for minutes: with room from the start it collects less garbage meanwhile, which takes
    // 3 to 7 % of its CPU (42.3 and 41.0 s without, 38.8 s with it; 72.0 and 69.8 s).
    execArgv: ['--initial-old-space-size=256', '--min-semi-space-size=16'],
    // More than there are cores, as most tests wait for the processes that they have started.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    // Bounds what hangs. Nothing that a test expects depends on it, and a machine may be slow or busy.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
