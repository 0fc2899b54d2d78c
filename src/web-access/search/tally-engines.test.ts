import { expect, test } from 'vitest'
import { tallyEngines } from './tally-engines.ts'

test('adds up what engines gave, and says why one last gave nothing', () => {
  const of = (engine: string, given: number, refused?: string) => {
    return { engine, asked: 10, given, ...(refused !== undefined && { refused }) }
  }
  const coverage = [of('one', 3), of('two', 0, 'It is busy'), of('one', 4), of('two', 5)]
  expect(tallyEngines(coverage)).toEqual([
    { engine: 'one', queries: 2, asked: 20, given: 7 },
    { engine: 'two', queries: 2, asked: 20, given: 5, refused: 'It is busy' },
  ])
})
