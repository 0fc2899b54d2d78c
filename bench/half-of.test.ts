import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { halfOf } from './half-of.ts'

const ids = Array.from({ length: 2_000 }, (_, number) => `question ${number}`)
const shareToTune = (of: readonly string[]) =>
  of.filter((id) => halfOf(id) === 'tune').length / of.length

test('a question stays in its half', () => {
  expect(ids.slice(0, 6).map(halfOf)).toEqual(['tune', 'check', 'check', 'check', 'tune', 'tune'])
})

test('the halves are about as large, also of questions that were chosen by the first byte of the same hash', () => {
  const chosen = ids.filter((id) => createHash('sha256').update(id).digest().readUInt8() % 2 === 0)

  expect(shareToTune(ids)).toBeCloseTo(0.5, 1)
  expect(shareToTune(chosen)).toBeCloseTo(0.5, 1)
})
