import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAuthSecret } from './read-auth-secret.ts'

let parent: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'skein-secret-'))
})
afterAll(() => rm(parent, { recursive: true }))

test('the secret of a directory is made once, for this user alone', async () => {
  const directory = join(parent, 'new')

  const secret = readAuthSecret(directory)

  expect(secret).toHaveLength(43)
  expect(readAuthSecret(directory)).toBe(secret)
  expect(await readdir(directory)).toEqual(['auth-secret'])
  expect((await stat(join(directory, 'auth-secret'))).mode & 0o777).toBe(0o600)
})

test.each(['', 'cut off'])('a file that says only %j is no secret', async (text) => {
  await writeFile(join(parent, 'auth-secret'), text)

  expect(() => readAuthSecret(parent)).toThrow('is damaged')
})

test('a secret that cannot be read is named, with what to do', async () => {
  const directory = join(parent, 'other')
  await mkdir(join(directory, 'auth-secret'), { recursive: true })

  expect(() => readAuthSecret(directory)).toThrow(
    /^The secret in \S+auth-secret cannot be read or made: EISDIR.* or set AUTH_SECRET\.$/,
  )
})
