import { mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { demandDataDirectory, makeDataDirectory } from './make-data-directory.ts'

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

test('where no further file fits, the sentence says how many are needed', async () => {
  const directory = await emptyDirectory()

  expect(() => makeDataDirectory(directory, Number.MAX_SAFE_INTEGER)).toThrow(
    /cannot be used \(its file system has room for \d+ more files, and \d+ are needed\)/,
  )
})

test('a link to a directory that is gone, as its disk is not mounted, is told as that', async () => {
  const link = join(await emptyDirectory(), 'data')
  await symlink('gone', link)

  expect(() => makeDataDirectory(link)).toThrow(
    /EEXIST: .* a link to a directory that is not there/,
  )
  expect(() => demandDataDirectory(link)).toThrow(/ENOENT: .* a link to a directory/)
})

async function emptyDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'skein-directory-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  return directory
}
