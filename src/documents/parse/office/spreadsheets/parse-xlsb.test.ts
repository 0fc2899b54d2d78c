import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { xlsbOf } from '../../../../../tests/support/library/xlsb-file.ts'
import { expectLinear } from '../../../../../tests/support/threads/expect-linear.ts'
import { parseDocument } from '../../parse-document.ts'

const folder = new URL('../../../../../tests/support/office-97/', import.meta.url)

test('a workbook in binary form has the same blocks as one in XML', async () => {
  const { mediaType, format, ...binary } = await parseDocument(
    readFileSync(new URL('ledger.xlsb', folder)),
    {},
  )

  expect(await parseDocument(readFileSync(new URL('ledger.xlsx', folder)), {})).toMatchObject(
    binary,
  )
  expect([format, mediaType]).toEqual([
    'xlsb',
    'application/vnd.ms-excel.sheet.binary.macroenabled.12',
  ])
})

test('a workbook in binary form is read in linear time', async () => {
  await expectLinear((size) => {
    const bytes = xlsbOf(Array.from({ length: size / 10 }, (_, row) => [`pier ${row}`, 'open']))
    return () => parseDocument(bytes, {})
  }, 20_000)
})
