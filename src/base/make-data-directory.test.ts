import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataDirectory } from './make-data-directory.ts'

test('a directory is made with those above it, for this user alone', async () => {
  const directory = join(await emptyDirectory(), 'a', 'b')

  makeDataDirectory(directory)
  makeDataDirectory(directory)

  expect((await stat(directory)).mode & 0o777).toBe(0o700)
})

test('where there can be none, the sentence names the setting', async () => {
  const file = join(await emptyDirectory(), 'file')
  await writeFile(file, '')

  for (const impossible of [file, join(file, 'below'), '/proc/nope/below'])
    expect(() => makeDataDirectory(impossible)).toThrow('Set DATA_DIR to a directory')
})

async function emptyDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'skein-directory-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  return directory
}
