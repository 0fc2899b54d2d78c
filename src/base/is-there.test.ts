import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isThere } from './is-there.ts'

test('what cannot be looked at is not taken for missing', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'skein-there-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const [file, loop] = [join(directory, 'file'), join(directory, 'loop')]
  await writeFile(file, '')
  await symlink(loop, loop)

  expect(isThere(file)).toBe(true)
  expect(isThere(join(directory, 'missing'))).toBe(false)
  expect(isThere(join(file, 'below'))).toBe(false)
  // Tests may run as root, who may look everywhere; at what leads to itself nobody can.
  expect(() => isThere(join(loop, 'skein.db'))).toThrow(/cannot be told: ELOOP.* Run this as the/)
})
