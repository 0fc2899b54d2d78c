import { expect, test } from 'vitest'
import { shareColumns } from './share-columns.ts'

test.each([
  [['Order', 'Date', 'Amount'], ['Order', 'Date', 'Amount', 'Note'], true],
  [['Name', 'Office'], ['Name', 'Office'], true],
  [
    ['Order', 'Date', 'Supplier', 'Item', 'Amount'],
    ['Order', 'Date', 'Place', 'Car', 'Fee'],
    false,
  ],
  // A letter with a line "Date: 3 May" is no part of a table with dates.
  [['Order', 'Date', 'Amount'], ['Date'], false],
  [['Name', 'Office'], ['Name', 'Price'], false],
])('%j and %j may be parts of one table: %s', (names, others, isPart) => {
  expect(shareColumns(names, others)).toBe(isPart)
  expect(shareColumns(others, names)).toBe(isPart)
})
