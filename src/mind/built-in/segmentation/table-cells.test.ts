import { expect, test } from 'vitest'
import { cellsOf } from './table-cells.ts'

test.each([
  ['| Duck | quack |', ['Duck', 'quack']],
  ['|Duck|quack|', ['Duck', 'quack']],
  ['Duck|quack', ['Duck', 'quack']],
  ['| quack', ['', 'quack']],
  ['Syntax: | Lamp On|Off|Dim', ['Syntax:', 'Lamp On|Off|Dim']],
  ['Duck |  | pond', ['Duck', '', 'pond']],
  ['| a \\| b | c |', ['a \\| b', 'c']],
])('the cells of %s', (row, cells) => {
  expect(cellsOf(row)).toEqual(cells)
})
