import { expect, test } from 'vitest'
import { contractLimits } from '../../../../contract/limits.ts'
import { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import { MergedRanges, mergedRangesIn } from './merged-ranges.ts'

/** A budget with this many cells left. */
function budgetOf(cells: number): TextBudget {
  const budget = new TextBudget()
  budget.addCells(contractLimits.documentCells - cells)
  return budget
}

function rangesOf(xml: string, budget: TextBudget): MergedRanges {
  return new MergedRanges(mergedRangesIn(xml, budget), budget)
}

const cell = (column: number) => ({ column, text: `in ${column}` })

test('cells come in the order of their columns, and what is covered may keep its own text', () => {
  const ranges = rangesOf(
    '</sheetData><mergeCells><mergeCell ref="C1:D2"/><mergeCell ref="A2:A3"/></mergeCells>',
    new TextBudget(),
  )
  const columnsAndTexts = (at: number, columns: readonly number[]) =>
    ranges.spread(at, columns.map(cell)).map(({ column, text }) => `${column}: ${text}`)

  expect(columnsAndTexts(0, [1, 2])).toEqual(['1: in 1', '2: in 2', '3: in 2'])
  expect(columnsAndTexts(1, [0, 3])).toEqual(['0: in 0', '2: in 2', '3: in 3'])
  expect(columnsAndTexts(2, [1])).toEqual(['0: in 0', '1: in 1'])
  expect(columnsAndTexts(3, [1])).toEqual(['1: in 1'])
})

test('more cells and ranges than a document may have are refused', () => {
  const range = '<mergeCell ref="A1:XFD1048576"/>'
  expect(() => rangesOf(range.repeat(3), budgetOf(2))).toThrow('cells')

  const tooWide = rangesOf(range, budgetOf(50))
  expect(() => tooWide.spread(0, [cell(0), cell(200)])).toThrow('cells')

  const tooHigh = rangesOf(range, budgetOf(250))
  tooHigh.spread(0, [cell(0), cell(200)])
  tooHigh.spread(1, [cell(200)])
  expect(() => tooHigh.spread(2, [cell(200)])).toThrow('cells')
})

test('a range from its last cell to its first one adds nothing, and no room', () => {
  const budget = budgetOf(1)
  const ranges = rangesOf('<mergeCell ref="D9:A1"/>', budget)
  const own = [cell(3), cell(5)]
  expect(ranges.spread(8, own)).toEqual(own)
  expect(() => budget.addCells(1)).toThrow('cells')
})
