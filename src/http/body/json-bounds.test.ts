import { assert, asyncProperty, jsonValue } from 'fast-check'
import { expect, test } from 'vitest'
import { expectLinear } from '../../../tests/support/threads/expect-linear.ts'
import { JsonBounds } from './json-bounds.ts'

function demandBounded(json: Uint8Array, pieceBytes = 1_000): void {
  const bounds = new JsonBounds()
  for (let start = 0; start < json.length; start += pieceBytes)
    bounds.add(json.subarray(start, start + pieceBytes))
}

test('what a call may hold passes, however it is written', async () => {
  await assert(
    asyncProperty(jsonValue({ maxDepth: 8 }), async (value) => {
      for (const written of [
        JSON.stringify(value),
        JSON.stringify({ text: JSON.stringify(value) }),
      ])
        demandBounded(Buffer.from(written))
    }),
    { seed: 1, numRuns: 300 },
  )
})

test.each([
  ['objects without end', '{},'.repeat(30_000)],
  ['brackets without end', '['.repeat(100)],
  ['nested objects', '{"a":'.repeat(100)],
])('%s are refused with the limit', (_name, json) => {
  expect(() => demandBounded(Buffer.from(json))).toThrow(/more than (20000 values|64 levels)/)
})

test.each([
  ['a string', (size: number) => `"${'a'.repeat(size)}"`],
  ['a string of marks', (size: number) => `"${'\\"'.repeat(size / 2)}`],
  ['backslashes', (size: number) => '\\'.repeat(size)],
  ['quotation marks after a backslash', (size: number) => `"\\${'"\\'.repeat(size / 2)}`],
])('%s is looked at in linear time', async (_name, of) => {
  await expectLinear((size) => {
    const json = Buffer.from(of(size))
    return () => demandBounded(json)
  }, 1_000_000)
})
