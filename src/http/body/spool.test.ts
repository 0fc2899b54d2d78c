import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { array, assert, asyncProperty, integer } from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { collectGarbage } from '../../../tests/support/threads/collect-garbage.ts'
import { Spool } from './spool.ts'

const directory = mkdtempSync(join(tmpdir(), 'skein-spool-'))
afterAll(() => rmSync(directory, { recursive: true }))

test('bytes come out as they went in, however many they are, all at once and piece by piece', async () => {
  await assert(
    asyncProperty(array(integer({ min: 0, max: 400_000 }), { maxLength: 8 }), async (lengths) => {
      const sent = lengths.map((length, place) => Buffer.alloc(length, `${place} some words, `))
      await using spool = new Spool(directory)
      for (const piece of sent) await spool.add(piece)

      const all = Buffer.concat(sent)
      expect(Buffer.concat(await piecesOf(spool)).equals(all)).toBe(true)
      expect(Buffer.from(await spool.bytes()).equals(all)).toBe(true)
      expect(spool.byteLength).toBe(all.length)
    }),
    { seed: 1, numRuns: 40 },
  )
})

async function piecesOf(spool: Spool): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = []
  for await (const piece of spool.pieces()) pieces.push(piece)
  return pieces
}

test('many long bodies that have not ended take little memory, and leave no file', async () => {
  await using opened = new AsyncDisposableStack()
  const piece = new Uint8Array(64 * 1024)
  const inMemory = () => {
    collectGarbage()
    return process.memoryUsage().arrayBuffers
  }
  const before = inMemory()
  for (let count = 0; count < 20; count++) {
    const spool = opened.use(new Spool(directory))
    for (let pieces = 0; pieces < 64; pieces++) await spool.add(piece)
  }

  // Memory is given back by another thread, a moment later.
  await expect.poll(inMemory).toBeLessThan(before + 20 * 600_000)
  expect(readdirSync(directory)).toEqual([])
})

test('a disk that takes nothing is told as such, with its directory for the log alone', async () => {
  const nowhere = join(directory, 'is-not-there')
  await using spool = new Spool(nowhere)

  await expect(spool.add(new Uint8Array(1_000_000))).rejects.toMatchObject({
    code: 'storage_unavailable',
    message: expect.not.stringContaining(nowhere),
    facts: { cause: { message: expect.stringContaining(`Bodies wait in ${nowhere}, `) } },
  })
})
