import { expect, test } from 'vitest'
import { docxOf } from '../../../../../tests/support/library/sample-files.ts'
import { parseDocument } from '../../parse-document.ts'

const prose = 'The ferry sails from the harbour at noon and comes back before the evening.'
const lines = ['open the harbour', '  ring the bell']

/** The kind and the text of each block of a file. */
async function read(file: Uint8Array): Promise<(readonly [kind: string, text: string])[]> {
  const { text, blocks } = await parseDocument(file, {})
  return blocks.map(({ kind, start, end }) => [kind, text.slice(start, end)])
}

test('Word: paragraphs in letters of one width are one block of code, unless all are typed so', async () => {
  const paragraph = (text: string, font: string) =>
    `<w:p><w:r><w:rPr><w:rFonts w:ascii="${font}"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
  const typed = lines.map((line) => paragraph(line, 'Courier New')).join('')

  expect(await read(docxOf(paragraph(prose, 'Arial') + typed + paragraph(prose, 'Arial')))).toEqual(
    [
      ['paragraph', prose],
      ['code', lines.join('\n')],
      ['paragraph', prose],
    ],
  )
  expect((await read(docxOf(typed))).map(([kind]) => kind)).toEqual(['paragraph', 'paragraph'])
})

test('Rich Text Format: so they are there, whatever font may stand for another one', async () => {
  const fonts =
    '{\\fonttbl{\\f0\\froman Times{\\*\\falt Courier};}{\\f2\\fnil\\fcharset0 Courier New;}}'
  const typed = lines.map((line) => `{\\f2 ${line}}\\par`).join('\n')
  const file = `{\\rtf1\\deff0${fonts}\\f0 ${prose}\\par ${typed}\\f0 ${prose}\\par}`

  expect(await read(Buffer.from(file))).toEqual([
    ['paragraph', prose],
    ['code', lines.join('\n')],
    ['paragraph', prose],
  ])
})
