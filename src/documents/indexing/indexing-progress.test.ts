import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { IndexingProgress } from './indexing-progress.ts'

/** The events reported when these counts of remaining documents are read, one after the other. */
async function toldOf(counts: (number | Error)[]): Promise<string[]> {
  const told: string[] = []
  const openCount = async () => {
    const count = counts.length > 1 ? counts.shift() : counts[0]
    if (typeof count !== 'number') throw count
    return count
  }
  await using progress = new IndexingProgress(
    { openCount },
    {
      documentsLeft: (left, all) => told.push(`${left} of ${all}`),
      indexingDone: (all) => told.push(`${all} done`),
      roundFailed: (error) => told.push(String(error)),
    },
  )
  await progress.start(1)
  while (counts.length > 1) await setTimeout(1)
  await setTimeout(20)
  return told
}

test('tells how many documents are left until all are indexed, and then no more', async () => {
  expect(await toldOf([3, 3, new Error('The database is away'), 1, 0])).toEqual([
    '3 of 3',
    'Error: The database is away',
    '1 of 3',
    '3 done',
  ])
})

test('says nothing where nothing waits', async () => {
  expect(await toldOf([0])).toEqual([])
})
