import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { understand } from '../question/understand.ts'
import { readCandidates } from '../selection/candidates.ts'
import { Choice } from '../selection/choice.ts'
import { write } from '../writing/write.ts'
import { cellsOf, namesOfRecords } from './tables.ts'

test.each([
  ['| Duck | quack |', ['Duck', 'quack']],
  ['|Duck|quack|', ['Duck', 'quack']],
  ['Duck|quack', ['Duck', 'quack']],
  ['| quack', ['', 'quack']],
  ['Syntax: | Lamp On|Off|Dim', ['Syntax:', 'Lamp On|Off|Dim']],
  ['Duck |  | pond', ['Duck', '', 'pond']],
  ['| a \\| b | c |', ['a \\| b', 'c']],
  ['<th>Duck</th>\n<td class="x">says<br>quack | loudly</td>\n', ['Duck', 'says quack | loudly']],
  ['<td>Duck<td>quack', ['Duck', 'quack']],
  ['Write <td> | </td>', ['Write', '']],
])('the cells of %s', (row, cells) => {
  expect(cellsOf(row)).toEqual(cells)
})

test('rows that each say the names of their values are a table; one alone is a line', () => {
  const records = (...lines: string[]) => {
    const text = lines.join('\n')
    const blocks = lines.map((line) => {
      const start = text.indexOf(line)
      return { kind: 'row' as const, start, end: start + line.length, depth: 0, opens: false }
    })
    const candidates = readCandidates(
      understand([{ role: 'user', content: 'What do drills cost?' }]),
      [{ ...passageOf(text, { title: 'Prices' }), blocks }],
    )
    const choice = new Choice(candidates)
    const units = lines.map((_, index) => index)
    choice.add({ kind: 'table', units, passage: 0, wordCount: 0 }, 1)
    return write(candidates, choice, 'snap').text
  }
  const drill = 'Product: Drill Basic; Price: 59.90'
  expect(records(drill, 'Product: Drill Pro; Price: 129; Watts: 800')).toBe(
    '**Prices:**\n\n| Product | Price | Watts |\n|---|---|---|\n| Drill Basic | 59.90 |  |\n| Drill Pro | 129 | 800 |\n\n[1]',
  )
  expect(records(drill)).toBe(`**Prices:**\n\n- ${drill} [1]`)
  expect(records('Chair: Ada', 'Minutes: Grace')).toBe(
    '**Prices:**\n\n- Chair: Ada\n- Minutes: Grace [1]',
  )
  const sentence = 'Note: it is loud; wear: gloves; and more'
  expect(records(drill, sentence)).toBe(`**Prices:**\n\n- ${drill}\n- ${sentence} [1]`)
})

test('each record has its fields in the order of all names, whichever of them it lacks', () => {
  const names = ['Name', 'Job', 'Manager', 'Site', 'Since']
  const record = fc.subarray(names).map((own) => own.map((name) => ({ name, value: '' })))
  fc.assert(
    fc.property(fc.array(record, { maxLength: 6 }), (records) => {
      const all = namesOfRecords([names.map((name) => ({ name, value: '' })), ...records])
      expect(all).toEqual(names)
      const found = namesOfRecords(records)
      expect(found.toSorted()).toEqual(
        [...new Set(records.flat().map(({ name }) => name))].toSorted(),
      )
    }),
  )
})

test('a field that the first record lacks stands where the others have it', () => {
  const field = (name: string) => ({ name, value: 'x' })
  const [name, manager, site] = ['Name', 'Manager', 'Site'].map(field)
  if (!name || !manager || !site) throw new Error('There are three fields')
  expect(
    namesOfRecords([
      [name, site],
      [name, manager, site],
    ]),
  ).toEqual(['Name', 'Manager', 'Site'])
})
