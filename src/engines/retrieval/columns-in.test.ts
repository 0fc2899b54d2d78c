import { expect, test } from 'vitest'
import { columnsIn } from './columns-in.ts'

test.each([
  ['| Name | a\\|b |', ['Name', 'a\\|b']],
  ['Name | On|Off', ['Name', 'On|Off']],
  ['|Name|Size|', ['Name', 'Size']],
  ['| Name |  |', ['Name']],
])('the columns of %s', (text, names) => {
  const header = { kind: 'row' as const, start: 0, end: text.length, depth: 0, opens: true }
  expect(columnsIn({ blocks: [header], text })).toEqual([names])
})
