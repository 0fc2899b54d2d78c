import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const usage = `npm run chaos [-- --seed 7] [-- --faults 20]
  Breaks whatever can break while clients work, and looks whether all comes back by itself.
  --seed     the same one breaks the same things in the same order; any if not given
  --faults   how many faults there are
  TEST_DATABASE_URL names a PostgreSQL server; without it, only the embedded store is tested.
`
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    faults: { type: 'string', default: '20' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) process.stdout.write(usage)
else {
  const env = { ...process.env, CHAOS_SEED: values.seed, CHAOS_FAULTS: values.faults }
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose', 'tests/chaos']
  process.stderr.write(`The seed is ${values.seed}\n`)
  process.exitCode = spawnSync(process.execPath, vitest, { env, stdio: 'inherit' }).status ?? 1
}
