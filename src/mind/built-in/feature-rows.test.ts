import { expect, test } from 'vitest'
import { FeatureRows } from './feature-rows.ts'

test('each row has the values under the same names', () => {
  const rows = new FeatureRows()
  const write = (length: number, isShort: boolean) => {
    rows.put('length', length)
    rows.put('isShort', isShort)
    return rows.next()
  }

  expect([write(3, true), write(9, false)]).toEqual([
    [3, 1],
    [9, 0],
  ])
  expect(rows.names).toEqual(['length', 'isShort'])
})

test('a feature out of order is refused, so that no value stands under another name', () => {
  const rows = new FeatureRows()
  rows.put('length', 3)
  rows.next()

  expect(() => rows.put('isShort', true)).toThrow('isShort')
})
