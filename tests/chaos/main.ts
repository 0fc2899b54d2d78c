import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const usage = `npm run chaos [-- --seed 7] [-- --faults 20] [-- --server ../shared/bin/postgres]
  Breaks whatever can break while clients work, and looks whether all comes back by itself.
  --seed     the same one breaks the same things in the same order; any if not given
  --faults   how many faults there are
  --server   a command that starts, kills and names the process of a PostgreSQL server (start, kill, pid) that nobody
             else uses: it is killed, stopped and its disk filled. Without it, a proxy in front of one does as if
  TEST_DATABASE_URL names a PostgreSQL server; without it, only the embedded store is tested.
`
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    faults: { type: 'string', default: '20' },
    server: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) process.stdout.write(usage)
else {
  const { seed: CHAOS_SEED, faults: CHAOS_FAULTS, server: CHAOS_SERVER } = values
  const started = CHAOS_SERVER && spawnSync(CHAOS_SERVER, ['start'], { encoding: 'utf8' }).stdout
  const database = started && { TEST_DATABASE_URL: started.trim() }
  const env = { ...process.env, ...database, CHAOS_SEED, CHAOS_FAULTS, CHAOS_SERVER }
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose', 'tests/chaos']
  process.stderr.write(`The seed is ${values.seed}\n`)
  process.exitCode = spawnSync(process.execPath, vitest, { env, stdio: 'inherit' }).status ?? 1
}
