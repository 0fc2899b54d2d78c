import { expect, test } from 'vitest'
import type { KeyUse } from '../../storage/access/key-writes.ts'
import { KeyUses } from './key-uses.ts'

test('what could not be written down is written down the next time, and once', async () => {
  const written: KeyUse[] = []
  let works = false
  const noteUse = async (batch: readonly KeyUse[]) => {
    if (!works) throw new Error('The disk is full')
    written.push(...batch)
  }
  await using uses = new KeyUses({ noteUse })

  uses.note('key_a', 'acc_a')
  const failing = uses.flush()
  uses.note('key_a', 'acc_a')
  uses.note('key_b', 'acc_b')
  await expect(failing).rejects.toThrow('The disk is full')
  works = true
  await uses.flush()
  await uses.flush()

  expect(written.map(({ keyId, requests }) => [keyId, requests])).toEqual([
    ['key_a', 2],
    ['key_b', 1],
  ])
})

test('what was not written down yet is, at the end', async () => {
  const written: KeyUse[] = []
  const noteUse = async (batch: readonly KeyUse[]) => void written.push(...batch)

  {
    await using uses = new KeyUses({ noteUse })
    uses.note('key_a', 'acc_a')
  }

  expect(written).toHaveLength(1)
})

test('it writes by itself every now and then', async () => {
  const written = Promise.withResolvers<readonly KeyUse[]>()
  await using uses = new KeyUses({ noteUse: async (batch) => written.resolve(batch) }, 5)

  uses.note('key_a', 'acc_a')

  expect(await written.promise).toHaveLength(1)
})
