import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Backups } from './backups.ts'

const name = 'skein-2026-01-02T03-04-05-678Z.db'
let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'skein-backups-'))
  await mkdir(join(directory, 'backups'))
  await writeFile(join(directory, 'backups', name), 'a'.repeat(200_000))
})
afterAll(() => rm(directory, { recursive: true }))

test('a backup is read whole, and is left by who does not begin or does not end', async () => {
  await using backups = new Backups({ kind: 'embedded', directory })
  await backups.read(name)
  expect(await openFiles()).toEqual([])

  let length = 0
  for await (const piece of await backups.read(name)) length += piece.length
  expect(length).toBe(200_000)
  for await (const piece of await backups.read(name)) if (piece.length > 0) break
  await expect.poll(openFiles).toEqual([])

  await rm(join(directory, 'backups', name))
  await expect(backups.read(name)).rejects.toMatchObject({ code: 'not_found' })
})

/** The backup files that this process has open, as Linux reports them. */
async function openFiles(): Promise<readonly string[]> {
  const all = await readdir('/proc/self/fd').catch(() => [])
  const paths = await Promise.all(all.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
  return paths.filter((path) => path.endsWith(name))
}
