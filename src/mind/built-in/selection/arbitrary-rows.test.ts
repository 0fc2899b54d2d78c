import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { builtInMind } from '../built-in-mind.ts'

const names = ['Oak dowel', 'Beech board', 'White paint', 'Green paint', 'Brass hinge', 'Iron nail']
const suppliers = ['Holzer & Sohn', 'Farbwerk Ost', 'Indigo Trading']
const rows = Array.from({ length: 18 }, (_, at) => {
  const product = `Product: ${names[at % 6]} number ${at}`
  return `${product}; Supplier: ${suppliers[at % 3]}; Stock: ${at * 7}; Reorder level: ${at * 5}`
})

test.each([
  ['Which products are close to their reorder level?', 'nearest'],
  ['Which supplier has the iron nail?', 'answered'],
  // No column says which products are heavy, so they cannot be counted.
  ['How many heavy products does Indigo Trading supply?', 'nearest'],
])('%s: %s', (question, grounding) => {
  expect(told(question, rows).grounding).toBe(grounding)
})

test('a table of rows that name their values is told whole where any of its rows would do', () => {
  const few = rows.slice(0, 12).map((_, at) => `Product: ${names[at % 6]} ${at}; Stock: ${at}`)
  const { citations } = told('Which products have too little stock?', few)
  expect(citations.map(({ start, end }) => [start, end])).toEqual([[0, few.join('\n').length]])
})

function told(question: string, lines: readonly string[]) {
  const text = lines.join('\n')
  let start = 0
  const blocks = lines.map((line) => {
    const block = { kind: 'row' as const, depth: 0, opens: false, start, end: start + line.length }
    start += line.length + 1
    return block
  })
  const passage = { ...passageOf(text, { title: 'Stock list' }), blocks }
  return builtInMind.compose(
    builtInMind.understand([{ role: 'user', content: question }]),
    [passage],
    'snap',
  )
}
