import { expect, test } from 'vitest'
import { docxOf, pdfOf, wordParagraph, zipOf } from '../../../tests/support/library/sample-files.ts'
import type { Block } from '../../extraction/blocks/block.ts'
import { parseDocument } from './parse-document.ts'

test('EPUB: chapters in the order of the spine', async () => {
  const file = zipOf({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfile full-path="OPS/book.opf"/></container>',
    'OPS/book.opf':
      '<package><metadata><dc:title>Notes</dc:title><dc:date>2021-04-12</dc:date></metadata><manifest><item id="b" href="b%20c.xhtml"/><item id="a" href="a.xhtml"/></manifest><spine><itemref idref="a"/><itemref idref="b"/></spine></package>',
    'OPS/a.xhtml': '<html><body><h1>First</h1><p>Alpha.</p></body></html>',
    'OPS/b c.xhtml': '<html><body><h1>Second</h1><p>Beta.</p></body></html>',
  })
  const { text, blocks, title, publishedAt } = await parseDocument(file, {})
  expect(publishedAt).toBe('2021-04-12')
  expect(text).toBe('First\n\nAlpha.\n\nSecond\n\nBeta.')
  expect(headings(blocks).map(({ start }) => start)).toEqual([0, 15])
  expect(title).toBe('Notes')
})

test('PDF: lines join to paragraphs and words at hyphens, and large type is a heading', async () => {
  const { text, blocks } = await parseDocument(
    pdfOf([
      { text: 'Engines', y: 720, size: 24 },
      { text: 'The analytical engine was never built, although Charles Bab-', y: 680 },
      { text: 'bage worked on it for the rest of his long and restless life.', y: 666 },
      { text: 'It is well-known that the engine had a mill and a large store', y: 630 },
      { text: 'and that its cards were well-', y: 616 },
      { text: 'known from the looms.', y: 602 },
    ]),
    {},
  )
  expect(text).toBe(
    'Engines\n\nThe analytical engine was never built, although Charles Babbage worked on it for the rest of his long and restless life.\n\n' +
      'It is well-known that the engine had a mill and a large store and that its cards were well-known from the looms.',
  )
  expect(headings(blocks)).toEqual([{ kind: 'heading', start: 0, end: 7, depth: 1, opens: false }])
})

test('HTML: the main part without scripts and navigation, tables of data and of layout', async () => {
  const { text, blocks, title } = await parse(
    `<!doctype html><title>Birds &amp; more</title><nav>Home</nav><main><h2>Ducks</h2><script>alert(1)</script>
     <p>They  swim<br>and <b>fly</b>.</p><ul><li>Mallard</li><li>Teal</li><li><img src=x></li></ul><pre>  a\n    b</pre>
     <table><tr><th>Name<th>Call<tr><td>Duck<td>quack</table>
     <table><tr><td><h3>Owls</h3><p>They hunt.</p></td></tr></table></main><footer>Imprint</footer>`,
  )
  expect(title).toBe('Birds & more')
  expect(text).toBe(
    'Ducks\n\nThey swim\nand fly.\n\n- Mallard\n- Teal\n\n  a\n    b\n\nName | Call\nDuck | quack\n\nOwls\n\nThey hunt.',
  )
  expect(headings(blocks).map(({ start, end, depth }) => [text.slice(start, end), depth])).toEqual([
    ['Ducks', 2],
    ['Owls', 3],
  ])
})

test('mail: subject, people, date, body, and the names of attachments', async () => {
  const { format, text, title, publishedAt } = await parse(
    [
      'From: Ada <ada@example.org>',
      'To: Charles <charles@example.org>',
      'Subject: =?utf-8?q?Die_Maschine_f=C3=BCr_alle?=',
      'Date: Mon, 10 Jul 1843 10:00:00 +0000',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Dear Charles,</p><p>it works.</p>',
      '--b',
      'Content-Type: image/png; name=plan.png',
      'Content-Disposition: attachment; filename=plan.png',
      '',
      'xx',
      '--b--',
    ].join('\r\n'),
  )
  expect(publishedAt).toBe('1843-07-10T10:00:00.000Z')
  expect({ format, title }).toEqual({ format: 'eml', title: 'Die Maschine für alle' })
  expect(text).toBe(
    'Die Maschine für alle\n\nFrom: Ada <ada@example.org>\nTo: Charles <charles@example.org>\nDate: 1843-07-10 10:00 UTC\nAttachments: plan.png\n\nAda, 1843-07-10 10:00 UTC\n\nDear Charles,\n\nit works.',
  )
})

test('a mail is read with the marks, line ends and encodings that editors give it', async () => {
  const mail =
    'From: <Saved by Blink>\nTo: Ole Å <ole@example.org>\nSubject: Roof\nDate: Mon, 1 Jan 2024 10:00:00 +0000\n\nThe café opens.\n'
  const read =
    'Roof\n\nFrom: Saved by Blink\nTo: Ole Å <ole@example.org>\nDate: 2024-01-01 10:00 UTC\n\nSaved by Blink, 2024-01-01 10:00 UTC\n\nThe café opens.'

  for (const bytes of [
    Buffer.from(mail),
    Buffer.from(`\ufeff${mail.replaceAll('\n', '\r\n')}`),
    Buffer.from(`\ufeff${mail}`, 'utf16le'),
    Buffer.from(mail, 'utf16le').swap16(),
    Buffer.from(mail.replaceAll('\n', '\r')),
  ])
    expect(await parseDocument(bytes, {})).toMatchObject({ format: 'eml', text: read })
})

test('Markdown stays as it is and gives its headings', async () => {
  const markdown = '---\ntitle: x\n---\n# One #\n\n```\n# not one\n```\n\nTwo\n---\n\n- [a](b)\n'
  const { format, text, blocks, title } = await parse(markdown)
  expect({ format, text, title }).toEqual({ format: 'markdown', text: markdown, title: 'x' })
  expect(headings(blocks).map(({ start, end, depth }) => [text.slice(start, end), depth])).toEqual([
    ['One', 1],
    ['Two', 2],
  ])
})

test.each([
  ['a link', '## Help\n\n# [Kysely](https://kysely.example) **docs**\n\nIt is.', 'Kysely docs'],
  ['a picture', '# ![logo](a.png)\n\n# <img src="a.png"> Wouter\n', 'Wouter'],
  ['only parts', '**wouter** is a router.\n\n## Features\n\nSmall.', undefined],
  ['one part at its beginning', '## Features\n\nSmall.', 'Features'],
])('the title of a document whose headings have %s', async (_, markdown, title) => {
  expect((await parse(markdown, 'a.md')).title).toBe(title)
})

test('a small heading of a PDF before the first large one is no title', async () => {
  const body = Array.from({ length: 8 }, (_, line) => ({
    text: `The library encodes and decodes what it is given, line ${line} of it.`,
    y: 500 - line * 14,
  }))
  const { title, blocks } = await parseDocument(
    pdfOf([
      { text: 'Ada Bell and Tim Moss', y: 720, size: 16 },
      ...body,
      { text: 'Contents', y: 300, size: 24 },
      ...body.map(({ text, y }) => ({ text, y: y - 240 })),
    ]),
    {},
  )
  expect(headings(blocks).map(({ depth }) => depth)).toEqual([2, 1])
  expect(title).toBeUndefined()
})

test('the content decides what a file is; its name only among plain texts', async () => {
  expect((await parse('<!doctype html><p>x', 'a.txt')).format).toBe('html')
  expect((await parse('<div>x</div>', 'a.txt')).format).toBe('html')
  expect((await parse('<div>x</div>', 'README.md')).format).toBe('markdown')
  expect((await parse('<p align=center>x</p>\n\n# a\n- b\n')).format).toBe('markdown')
  expect((await parse('{"a": 1}', 'a.csv')).format).toBe('json')
  expect((await parse('a,b\n1,2\n3,4\n')).format).toBe('csv')
  expect((await parse('a,b\n1,2\n3,4\n', 'a.txt')).format).toBe('text')
  expect((await parse('a,b\n1,2\n3,4\n', 'a.py')).text).toBe('a,b\n1,2\n3,4\n')
  expect((await parse('# a\n- b\n', 'a.txt')).format).toBe('text')
  expect((await parse('Dear Ada, it works.\nYours, Charles\n')).format).toBe('text')
})

test.each([
  ['nothing', '', 'The file is empty'],
  ['only white space', ' \n\t ', 'The file is empty: it holds no text'],
  ['nothing visible', '\xe2\x80\x8b', 'The file is empty: it holds no text'],
  ['JSON without values', '[{}, []]', 'The file is empty: it holds no text'],
  [
    'JSON that nests around nothing',
    `${'[{"a":'.repeat(5_000)}[]${'}]'.repeat(5_000)}`,
    'The file nests too deeply: its JSON is 10001 lists and objects within each other, which hold no text',
  ],
  ['a picture', '\x89PNG\r\n\x1a\n', 'Unsupported file type (image/png)'],
  [
    'a photograph of a phone',
    '\0\0\0\x18ftypheic',
    'Unsupported file type (image/heic): save the picture as JPEG or PNG',
  ],
  [
    'an archive',
    '\x1f\x8b\x08\0',
    'The file is an archive (GZIP): add the documents in it one by one',
  ],
  [
    'the beginning of a compound file',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    'The file is damaged: its compound file cannot be read',
  ],
  ['half a ZIP', 'PK\x03\x04', 'The file is damaged: its ZIP container cannot be read'],
  ['half a PDF', '%PDF-1.7\n', 'The file is damaged: the PDF cannot be opened'],
  ['noise', '\x01\x02\x03\x04\x05\x06\x07\x08', 'Unsupported file type (application/octet-stream)'],
])('%s is refused with its reason', async (_, latin1, reason) => {
  const parsing = parseDocument(Buffer.from(latin1, 'latin1'), {})
  await expect(parsing).rejects.toMatchObject({
    code: 'unprocessable_document',
    facts: { param: 'file' },
  })
  await expect(parsing).rejects.toThrow(reason)
})

test('a refusal does not repeat what a file says at length', async () => {
  const long = zipOf({ mimetype: `${'a'.repeat(1_000_000)}/a` })
  await expect(parseDocument(long, {})).rejects.toThrow(
    /^The file is an archive \(ZIP\): add the documents in it one by one$/,
  )
})

test('a file whose XML is broken is refused in words of ours', async () => {
  const broken = docxOf(wordParagraph('It computes.'), { 'word/styles.xml': '<w:styles a="1" a=2' })
  await expect(parseDocument(broken, {})).rejects.toThrow(
    /^The file is damaged: its XML is not well-formed$/,
  )
})

function parse(text: string, filename?: string) {
  return parseDocument(Buffer.from(text), { filename })
}

function headings(blocks: readonly Block[]): Block[] {
  return blocks.filter(({ kind }) => kind === 'heading')
}
