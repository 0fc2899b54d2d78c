import { expect, test } from 'vitest'
import { FeatureRows } from './feature-rows.ts'

test('each row has the values under the same names', () => {
  const rows = new FeatureRows(2)
  const write = (row: number, length: number, isShort: boolean) => {
    rows.write(row)
    rows.put('length', length)
    rows.put('isShort', isShort)
  }
  write(0, 3, true)
  write(1, 9, false)

  expect([rows.row(0), rows.row(1)]).toEqual([
    [3, 1],
    [9, 0],
  ])
  expect(rows.names).toEqual(['length', 'isShort'])
})

test('the last columns of a row are written again without the others', () => {
  const rows = new FeatureRows(2)
  for (const row of [0, 1]) {
    rows.write(row)
    rows.put('length', row)
    rows.put('isShort', false)
  }
  rows.write(1, 1)
  rows.put('isShort', true)

  expect([rows.row(0), rows.row(1)]).toEqual([
    [0, 0],
    [1, 1],
  ])
})

test('a feature out of order is refused, so that no value stands under another name', () => {
  const rows = new FeatureRows(2)
  rows.put('length', 3)
  rows.write(1)

  expect(() => rows.put('isShort', true)).toThrow('isShort')
})
