import { expect, test } from 'vitest'
import { relationships, zipOf } from '../../../../tests/support/library/sample-files.ts'
import { parseDocument } from '../parse-document.ts'

test('the prefixes of names are the choice of whoever writes the file', async () => {
  const file = zipOf({
    '[Content_Types].xml': '<ct:Types/>',
    'xl/workbook.xml':
      '<x:workbook xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:rel="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><x:sheets><x:sheet name="Towns" sheetId="1" rel:id="rId1"/></x:sheets></x:workbook>',
    'xl/_rels/workbook.xml.rels': relationships({
      rId1: ['worksheet', 'sheet.xml'],
      rId2: ['sharedStrings', 'strings.xml'],
    }),
    'xl/strings.xml': '<x:sst><x:si><x:t>Bergen</x:t></x:si></x:sst>',
    'xl/sheet.xml':
      '<x:worksheet><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="B1"><x:v>20</x:v></x:c></x:row></x:sheetData></x:worksheet>',
  })
  expect(await parseDocument(file, {})).toMatchObject({ text: 'Towns\n\nBergen | 20' })
})
