import { expect, test } from 'vitest'
import { contractLimits } from '../../../contract/limits.ts'
import { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { MergedCells } from './merged-cells.ts'

const empty = { text: '' }

test('cells that go over several columns and rows stand in each of them', () => {
  const cells = new MergedCells(empty, new TextBudget())
  const row = (...own: (readonly [text: string, columns?: number, rows?: number])[]) =>
    cells
      .spread(
        own.map(([text]) => ({ text })),
        own.map(([, columns = 1, rows = 1]) => ({ columns, rows })),
      )
      .map(({ text }) => text)

  expect(row(['Route', 1, 2], ['Fare', 2])).toEqual(['Route', 'Fare', 'Fare'])
  expect(row(['Adult'], ['Child'])).toEqual(['Route', 'Adult', 'Child'])
  expect(row(['Sound'], ['8'], ['5'])).toEqual(['Sound', '8', '5'])
})

test('the fields of a form are told once, and a value of several columns in each', () => {
  const cells = new MergedCells(empty, new TextBudget())
  const row = (...own: (readonly [text: string, columns?: number, rows?: number])[]) =>
    cells
      .spread(
        own.map(([text]) => ({ text })),
        own.map(([, columns = 1, rows = 1]) => ({ columns, rows })),
      )
      .map(({ text }) => text)

  expect(row(['Name', 4], ['Photo', 1, 4])).toEqual(['Name', 'Name', 'Name', 'Name', 'Photo'])
  row(['Ada'], ['Bell'], ['Miller'], ['Upper mill'])
  const birth = 'Place and date of birth as in the passport'
  expect(row([birth, 3], ['Sex'])).toEqual([birth, 'Sex'])
  expect(row(['none', 2], ['yes', 2])).toEqual(['none', 'none', 'yes', 'yes', 'Photo'])
  expect(row(['A'], ['B'])).toEqual(['A', 'B'])
})

test('more cells than a document may have are refused before they are made', () => {
  let counted = 0
  const budget = new TextBudget()
  const counting = Object.assign(Object.create(budget), {
    addCells: (cells: number) => {
      counted += cells
      budget.addCells(cells)
    },
  })
  const own = Array.from({ length: contractLimits.documentCells / 50 }, () => ({ text: 'x' }))
  const wide = own.map(() => ({ columns: Number.MAX_SAFE_INTEGER, rows: 1 }))

  expect(() => new MergedCells(empty, counting).spread(own, wide)).toThrow('cells')
  expect(counted).toBeLessThan(contractLimits.documentCells + 100)
})
