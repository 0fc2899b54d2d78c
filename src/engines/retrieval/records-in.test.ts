import { expect, test } from 'vitest'
import { passageOf } from '../../../tests/support/library/passage-of.ts'
import { columnsIn } from './columns-in.ts'
import { hasRecords, withoutRecords } from './records-in.ts'

test.each([
  ['- Heron, 4 seats\n- Tern, 3 seats', true],
  ['## Lido\n\nAdmission: free\nSauna: no', true],
  ['| Boat | Seats |\n|---|---|\n| Heron | 4 |', false],
  ['The heron has four seats. It is old.', false],
])('whether a passage lists things without a table: %j', (text, lists) => {
  expect(hasRecords(passageOf(text))).toBe(lists)
})

test('a line of one field is no table', () => {
  const text = 'Lido\nAdmission: free\n'
  const start = text.indexOf('Admission')
  const row = { kind: 'row', depth: 0, opens: false, start, end: text.length - 1 } as const
  const passage = passageOf(text, { blocks: [row] })
  expect(columnsIn(passage)).not.toEqual([])
  expect(columnsIn(withoutRecords(passage))).toEqual([])
  expect(hasRecords(passage)).toBe(true)
})
