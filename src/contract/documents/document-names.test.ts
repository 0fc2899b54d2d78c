import { expect, test } from 'vitest'
import { isDocumentName } from './document-names.ts'

test.each([
  'manual/find.1',
  'C:\\manual\\crontab.5',
  'guide.docbook',
  'notes.MD',
  'list.mbox',
  'offer.msg',
  'Charter.DOC',
  'talk.ppt',
  'prices.xls',
  'fair.ics',
  'receipts/2024-03.JPG',
])('%s is taken from a folder', (name) => {
  expect(isDocumentName(name)).toBe(true)
})

test.each(['kern.log.1', 'libz.so.1', 'find.9', '.1', 'v1.2/Makefile', 'style.css', 'logo.png'])(
  '%s is not',
  (name) => {
    expect(isDocumentName(name)).toBe(false)
  },
)
