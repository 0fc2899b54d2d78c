import { hash } from 'node:crypto'
import { strToU8 } from 'fflate'
import { describe, expect } from 'vitest'
import { ImportDocument } from '../../src/contract/documents/document-import.ts'
import { docxOf, wordParagraph, zipOf } from '../support/library/sample-files.ts'
import type { ComposedService, TestCaller } from '../support/service/compose-service.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

const written = [
  {
    title: 'Tides',
    text: '---\ndate: 2024-05-01\n---\n# Tides\n\nHigh at noon.\n\n- "Spring" \\ neap\n- ebb',
  },
  { title: 'In lines', text: 'A heading\nof two lines\n---\n\nEbb.\n\n<h2>Neap</h2>\n\nLow.' },
  { text: 'A note in one line: 潮の満ち引き 🌊\u2028and the rest of it.', external_id: 'note-1' },
  { text: 'With its place.', url: 'https://example.org/tides', title: 'Of the web' },
  // Longer than what is read at once, with characters of several bytes at every border.
  {
    title: 'Long',
    text: Array.from({ length: 4_500 }, (_, line) => `Ébbe ${line} 🌊🌊.`).join('\n\n'),
  },
]

describe.each(storageEngines)('documents as JSON lines on $name', ({ name }) => {
  let service: ComposedService
  let ada: TestCaller
  test.beforeAll(async ({ serviceOn }) => {
    service = await serviceOn(name)
    ada = await service.account()
    for (const document of written) await ada.call('addDocument', document)
  })

  test('are those of the account, newest first, and make the same documents of another one', async () => {
    const bob = await service.account()
    expect(await exported(bob)).toBe('')

    const lines = linesOf(await exported(ada))

    expect(lines.map(({ text }) => text)).toEqual(written.map(({ text }) => text).toReversed())
    expect(lines.map(({ title }) => title)).toEqual([
      'Long',
      'Of the web',
      expect.stringContaining('A note'),
      'In lines',
      'Tides',
    ])
    await (await bob.send('importDocuments', { lines: lines.toReversed() })).text()
    expect(linesOf(await exported(bob))).toEqual(lines)
    const dates = async (caller: TestCaller) =>
      (await caller.call('listDocuments', {})).data.map((one) => one.published_at)
    expect(await dates(bob)).toEqual(await dates(ada))

    const there = (await ada.call('listDocuments', {})).data.map(({ doc_id }) => doc_id)
    expect((await ada.import(lines)).map(({ doc_id }) => doc_id)).toEqual(there)
  })

  test.each(Object.entries(filesWithHeadings()))(
    'count as the document that they came from, which was %s',
    async (filename, bytes) => {
      const [eve, bob] = [await service.account(), await service.account()]
      const sent = await eve.upload(bytes, filename)

      const lines = linesOf(await exported(eve))
      const again = await eve.import(lines)
      const there = [await bob.import(lines), await bob.import(linesOf(await exported(bob)))]
      const file = await bob.upload(bytes, filename)

      expect(lines[0]?.text).toMatch(/^#+ /m)
      expect(again.map(({ doc_id }) => doc_id)).toEqual([sent.doc_id])
      expect(there[1]).toEqual(there[0])
      expect(file.doc_id).toBe(there[0]?.[0]?.doc_id)
      for (const caller of [eve, bob])
        expect((await caller.call('listDocuments', {})).data).toHaveLength(1)
    },
  )

  test('count as the file that they came from, which an earlier version has stored', async () => {
    const eve = await service.account()
    const bytes = strToU8('<h1>Tides</h1><p>High at noon.</p><h3>Ebb</h3><p>Low.</p>')
    const { doc_id, title } = await eve.upload(bytes, 'tides.html')
    // By its text alone an earlier version told it.
    const identity = JSON.stringify([null, title, null, await eve.text(doc_id)])
    await service.storage.db
      .updateTable('documents')
      .set({ hash: hash('sha256', identity) })
      .where('id', '=', doc_id)
      .execute()

    const again = await eve.import(linesOf(await exported(eve)))
    const file = await eve.upload(bytes, 'tides.html')
    const other = await eve.call('addDocument', { title, text: '# Tides\n\nHigh.' })
    const bare = await eve.call('addDocument', { title, text: 'Tides\n\nHigh.' })

    expect([again[0]?.doc_id, file.doc_id]).toEqual([doc_id, doc_id])
    expect(bare.doc_id).not.toBe(other.doc_id)
  })

  test('are those of one graph, and none where the graph is somebody else’s', async () => {
    const { graph_id } = await ada.call('createGraph', { name: 'Harbour' })
    await ada.call('addDocument', { graph_id, text: 'The harbour.' })

    expect(linesOf(await exported(ada, { graph_id }))).toEqual([
      { title: 'The harbour.', text: 'The harbour.' },
    ])
    const bob = await service.account()
    expect((await bob.refusal('exportDocuments', { graph_id })).status).toBe(404)
  })
})

/**
 * Files whose headings have no marks in their text. The last two, and the mail, have other lines that Markdown reads as
 * such.
 */
function filesWithHeadings(): Readonly<Record<string, Uint8Array>> {
  const chapter = '<html><body><h1>Tides</h1><p>High at noon.</p></body></html>'
  return {
    'tides.html': strToU8('<title>Of tides</title><h1>Tides</h1><p>High.</p><h3>Ebb</h3><p>Low.'),
    'tides.eml': strToU8(
      'From: Ada <ada@example.org>\nSubject: Tides\n\nHigh at noon.\n# Not a heading\n',
    ),
    'tides.docx': docxOf(wordParagraph('Tides', 'Heading1') + wordParagraph('High at noon.')),
    'tides.epub': zipOf({
      mimetype: 'application/epub+zip',
      'META-INF/container.xml':
        '<container><rootfiles><rootfile full-path="book.opf"/></rootfiles></container>',
      'book.opf':
        '<package><metadata><title>Of tides</title></metadata><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>',
      'a.xhtml': chapter,
    }),
    'shell.html': strToU8('<h1>Tides</h1><pre># a comment\nebb --now</pre><p>a<br>b<br>---</p>'),
    'outline.html': strToU8(
      '<h1>Tides</h1><p># one</p><p>one<br>two<br>---</p><p>three<br>===</p><h6>Ebb<br>and flow</h6><p>Low.</p>',
    ),
  }
}

async function exported(caller: TestCaller, input: { graph_id?: string } = {}): Promise<string> {
  const response = await caller.send('exportDocuments', input)
  expect(response.headers.get('content-type')).toContain('application/x-ndjson')
  return response.text()
}

function linesOf(text: string): ImportDocument[] {
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.map((line) => ImportDocument.parse(JSON.parse(line)))
}
