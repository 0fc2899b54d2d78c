import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const skein = fileURLToPath(new URL('../../bin/skein.mjs', import.meta.url))

test('what is installed as `skein` runs from its source, under the Node that comes along', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [skein, '--version'])
  expect(stdout.trim()).toBe(manifest.version)
})
