import { readFileSync } from 'node:fs'
import { array, assert, asyncProperty, constantFrom, integer, string } from 'fast-check'
import { expect, test } from 'vitest'
import { type Rows, xlsOf } from '../../../../../tests/support/library/xls-file.ts'
import { expectLinear } from '../../../../../tests/support/threads/expect-linear.ts'
import { parseDocument } from '../../parse-document.ts'

const folder = new URL('../../../../../tests/support/office-97/', import.meta.url)

test('a workbook of Excel 97 has the same blocks as in the current format', async () => {
  const old = await parseDocument(readFileSync(new URL('ledger.xls', folder)), {})
  const current = await parseDocument(readFileSync(new URL('ledger.xlsx', folder)), {})

  expect(old).toEqual({ ...current, format: 'xls', mediaType: 'application/vnd.ms-excel' })
  expect(old.text).toContain('2025-12-09 | 08:30 | 1234.5 | 25% | 01067 | first')
  expect(old.text).toContain('Восток | 123456789012 | 0.3 | 40:30')
})

test('strings are read wherever their record goes on in another', async () => {
  const text = string({ unit: constantFrom('a', 'é', 'Ω', '価'), minLength: 1, maxLength: 40 })
  const texts = array(text, { minLength: 2, maxLength: 20 })
  await assert(
    asyncProperty(texts, integer({ min: 12, max: 60 }), async (cells, recordBytesMax) => {
      const rows = Object.fromEntries(cells.map((one, row) => [row, ['x', one, row]]))

      const read = await parseDocument(xlsOf(rows, { recordBytesMax }), {})
      expect(read.text.split('\n').slice(2)).toEqual(cells.map((one, row) => `x | ${one} | ${row}`))
    }),
    { numRuns: 100 },
  )
})

test('rows that a program wrote in another order are read from top to bottom', async () => {
  const bottomUp: Rows = { 0: ['Pier', 'Price'], 2: ['South', 14], 1: ['North', 12] }
  const read = xlsOf(Object.fromEntries(Object.entries(bottomUp)))
  // Integers order the keys of an object, so that the records are put in another order here.
  const cut = (row: number) => read.indexOf(Buffer.from([0xfd, 0, 10, 0, row, 0, 0, 0]))
  const length = cut(2) - cut(1)
  const first = Buffer.from(read.subarray(cut(1), cut(1) + length))
  const [from, to] = [cut(1), cut(2)]
  read.copy(read, from, to, to + length)
  first.copy(read, to)

  expect((await parseDocument(read, {})).text).toBe('Sheet\n\nPier | Price\nNorth | 12\nSouth | 14')
})

test('a workbook of Excel 5 is read in its code page', async () => {
  const codePage = {
    number: 1251,
    encode: (text: string) =>
      Buffer.from(
        [...text].map((one) => (one > '\x7f' ? one.charCodeAt(0) - 0x350 : one.charCodeAt(0))),
      ),
  }
  const { text } = await parseDocument(
    xlsOf({ 0: ['Пирс', 'Цена'], 1: ['Юг', 12] }, { codePage }),
    {},
  )

  expect(text).toBe('Sheet\n\nПирс | Цена\nЮг | 12')
})

test('a workbook with a password is refused', async () => {
  const xls = xlsOf({ 0: ['a', 'b'] }, { isEncrypted: true })

  await expect(parseDocument(xls, {})).rejects.toThrow('The file is encrypted and needs a password')
})

test('a workbook that lists one sheet again and again is refused', async () => {
  const rows = Object.fromEntries(Array.from({ length: 100 }, (_, row) => [row, ['a', row]]))

  await expect(parseDocument(xlsOf(rows, { timesListed: 9 }), {})).rejects.toThrow(
    'its sheets overlap',
  )
})

test('a workbook of many cells is read in linear time', async () => {
  await expectLinear((size) => {
    const rows = Array.from({ length: size / 10 }, (_, row) => [`pier ${row}`, row])
    const bytes = xlsOf(Object.fromEntries(rows.entries()), { recordBytesMax: 100 })
    return () => parseDocument(bytes, {})
  }, 20_000)
})
