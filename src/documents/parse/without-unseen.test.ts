import { expect, test } from 'vitest'
import { docxOf, wordParagraph, zipOf } from '../../../tests/support/library/sample-files.ts'
import { readStoredBlocks } from '../../extraction/blocks/stored-blocks.ts'
import { prepareFile, prepareReport, prepareText } from '../prepared-document.ts'
import { parseDocument } from './parse-document.ts'

const word = 'Donau\u00addampf\u00adschiff'
const cells = [
  { cell_type: 'markdown', source: word },
  { cell_type: 'code', source: word },
]

test.each([
  ['a.txt', word],
  ['a.md', `# ${word}\n\n- ${word}\n\n\`${word}\`\n`],
  [
    'a.html',
    '<title>a</title><h1>Donau&shy;dampf&#173;schiff</h1><pre>Donau&shy;dampf&shy;schiff</pre>',
  ],
  ['b.html', '<table><tr><td>Donau&shy;dampfschiff<td>&shy; 7</table><p>&shy;</p><p>&shy; x</p>'],
  ['a.csv', `${word},b\n1,2\n3,4\n`],
  ['a.json', JSON.stringify({ [word]: word, '\u00ad': '\u00ad' }).replaceAll('\u00ad', '\\u00ad')],
  ['a.ipynb', JSON.stringify({ nbformat: 4, cells })],
  ['a.py', `# ${word}\n`],
  [
    'a.eml',
    `From: Ada <a@b.org>\nSubject: ${word}\nDate: Mon, 6 May 2024 10:00:00 +0000\nTo: b\n\n${word}\n`,
  ],
  ['a.rtf', String.raw`{\rtf1\ansi Donau\-dampf\'adschiff\par}`],
  ['a.docx', docxOf(wordParagraph('Donau</w:t><w:softHyphen/><w:t>dampfschiff'))],
  [
    'a.odt',
    zipOf({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'content.xml': `<office:text><text:p>${word}</text:p></office:text>`,
    }),
  ],
])('a word is read as one wherever it may be divided: %s', async (filename, content) => {
  const bytes = Buffer.from(content)
  const parsed = await parseDocument(bytes, { filename })

  expect(parsed.text).toContain('Donaudampfschiff')
  expect(parsed.text).not.toContain('\u00ad')
  for (const { start, end } of parsed.blocks) expect(parsed.text.slice(start, end)).toMatch(/^\S/)
})

test('neither a text nor a title shows letters in another order than they are written', async () => {
  const bytes = Buffer.from('<title>invoice\u202efdp.exe</title><p>It is \u202enelo\u202c.</p>')
  const page = await parseDocument(bytes, {})

  expect(page.text).toBe('It is nelo\u202c.')
  expect(prepareFile({ byteLength: bytes.length }, page, {}).title).toBe('invoicefdp.exe')
  expect(prepareText('# Pay \u2067now\x07\n\nThe \u202eferry.', {})).toMatchObject({
    title: 'Pay now',
    text: '# Pay \u2067now\x07\n\nThe ferry.',
  })
})

test('the title of a document has no places to divide it', async () => {
  const bytes = Buffer.from(`<title>${word}</title><p>It sails.</p>`)
  const parsed = await parseDocument(bytes, {})

  expect(prepareFile({ byteLength: bytes.length }, parsed, {}).title).toBe('Donaudampfschiff')
  expect(prepareText(`# ${word}\n\n${word} ahoy.`, {})).toMatchObject({
    title: 'Donaudampfschiff',
    text: '# Donaudampfschiff\n\nDonaudampfschiff ahoy.',
  })
})

test('the sources of a report begin where they do without those places', () => {
  const report = `# Ferries\n\nThe ${word} sails.[1]\n\n## Sources\n\n1. [Ferries](<https://a.example/>)\n`
  const { text, blocks } = prepareReport(report, 'Ferries', {
    start: report.indexOf('The '),
    end: report.indexOf('\n## '),
  })
  const read = readStoredBlocks(blocks ?? '').map(({ kind, start, end }) => [
    kind,
    text.slice(start, end),
  ])

  expect(read.slice(2).map(([kind]) => kind)).toEqual(['boilerplate', 'boilerplate'])
  expect(read[1]).toEqual(['paragraph', 'The Donaudampfschiff sails.[1]'])
})
