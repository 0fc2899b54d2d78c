import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const script = new URL('../../scripts/run-under-node.mjs', import.meta.url).href

test.each([
  ['process.exit(3)', 3],
  ["process.kill(process.pid, 'SIGKILL')", 137],
])('after %s the command ends with %i', async (last, code) => {
  const start = `(await import('${script}')).runUnderNode(['--eval', ${JSON.stringify(last)}])`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', start])

  expect(await once(child, 'exit')).toEqual([code, null])
})
