import { strToU8 } from 'fflate'
import { describe, expect } from 'vitest'
import { refusalOf } from '../../src/client/refused.ts'
import { Document } from '../../src/contract/documents/documents.ts'
import { ferryFiles, sentence } from '../support/library/ferry-files.ts'
import { docxOf, pdfOf, wordParagraph } from '../support/library/sample-files.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

describe.each(storageEngines)('files on $name', ({ name }) => {
  test.override({ engine: name })

  test.for(Object.entries(ferryFiles()))(
    '%s is read, found and given back',
    async ([filename, bytes], { ada }) => {
      const { doc_id, status, characters } = await ada.upload(bytes, filename)

      const text = await ada.text(doc_id)
      expect(status).toBe('ready')
      expect(text).toContain(sentence)
      expect(text).toHaveLength(characters)
      const { passages } = await ada.call('searchDocuments', { query: 'Which ferry crosses?' })
      expect(passages.map((passage) => passage.doc_id)).toEqual([doc_id])
      const input = { doc_id, format: 'original' }
      const original = await ada.send('getDocumentContent', input)
      expect(new Uint8Array(await original.arrayBuffer())).toEqual(new Uint8Array(bytes))
      expect(original.headers.get('content-disposition')).toMatch(/^attachment; filename/)
    },
  )

  test('its name tells it from others that are called the same, and is told', async ({ ada }) => {
    const report = (state: string) => strToU8(`# Inspection report\n\nThe roof is ${state}.`)
    const sound = await ada.upload(report('sound'), 'inspection-alder-row-7.md')
    const leaking = await ada.upload(report('leaking'), 'inspection-birch-row-9.md')

    const query = 'What is the roof of Birch Row 9 like?'
    const { passages } = await ada.call('searchDocuments', { query })
    expect(passages.map(({ doc_id }) => doc_id)).toEqual([leaking.doc_id, sound.doc_id])
    const { title, metadata } = await ada.call('getDocument', { doc_id: leaking.doc_id })
    expect([title, metadata?.filename]).toEqual(['Inspection report', 'inspection-birch-row-9.md'])
  })

  test.for([
    ['a.html', 'Guide', `<title>Guide</title><p>${sentence}</p>`, 'a.html'],
    ['a.htm', undefined, `<p>${sentence}</p>`, 'a.htm'],
    ['Report v1.2', undefined, `<p>${sentence}</p>`, 'Report v1.2.html'],
    ['main.py', undefined, `x = '${sentence}'\n`, 'main.py'],
  ] as const)(
    'the file %s is given back under a name that ends as its type does',
    async ([sent, title, text, name], { ada }) => {
      const { doc_id, title: read } = await ada.upload(strToU8(text), sent)

      const original = await ada.send('getDocumentContent', { doc_id, format: 'original' })

      if (title) expect(read).toBe(title)
      expect(original.headers.get('content-disposition')).toBe(
        `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      )
    },
  )

  test('its content comes as text, as Markdown and as it was sent', async ({ ada }) => {
    const { doc_id } = await ada.upload(strToU8(`<h1>Ferries</h1><p>${sentence}</p>`), 'a.html')
    const contentAs = async (format: string | undefined) => {
      const response = await ada.send('getDocumentContent', { doc_id, format })
      return [response.headers.get('content-type'), await response.text()]
    }

    expect(await contentAs('text')).toEqual(['text/plain; charset=utf-8', `Ferries\n\n${sentence}`])
    const markdown = ['text/markdown; charset=utf-8', `# Ferries\n\n${sentence}`]
    expect(await contentAs('markdown')).toEqual(markdown)
    expect(await contentAs(undefined)).toEqual(markdown)
    expect((await contentAs('original'))[1]).toBe(`<h1>Ferries</h1><p>${sentence}</p>`)
  })

  test('a long one is given back slice by slice, and in Markdown with the marks of its headings', async ({
    ada,
  }) => {
    const sections = Array.from({ length: 60 }, (_, at) => {
      return {
        title: `Überfahrt ${at}`,
        body: `Nummer ${at}: ${'é, ü und ø. '.repeat(600)}`.trim(),
      }
    })
    const html = sections.map(({ title, body }) => `<h2>${title}</h2><p>${body}</p>`).join('')
    const file = Buffer.from(html)
    const { doc_id } = await ada.upload(file, 'long.html')
    const contentAs = async (format: string) =>
      Buffer.from(await (await ada.send('getDocumentContent', { doc_id, format })).arrayBuffer())
    const written = (mark: string) =>
      sections.map(({ title, body }) => `${mark}${title}\n\n${body}`).join('\n\n')

    expect((await contentAs('text')).toString()).toBe(written(''))
    expect((await contentAs('markdown')).toString()).toBe(written('## '))
    expect((await contentAs('original')).equals(file)).toBe(true)
    expect(file.length).toBeGreaterThan(512 * 1024)
  })

  test.for([
    ['cut.pdf', pdfOf([{ text: sentence, y: 700 }]).slice(0, 60)],
    ['cut.docx', docxOf(wordParagraph(sentence)).slice(0, 200)],
    ['empty.txt', new Uint8Array()],
    ['blank.md', strToU8(' \n ')],
    ['noise.bin', Uint8Array.from({ length: 999 }, (_, index) => (index * index * 7) % 256)],
  ] as const)(
    '%s cannot be read, which is told with the reason',
    async ([filename, bytes], { ada }) => {
      const response = await ada.sendFile(bytes, filename)

      const { status, problem } = await refusalOf(response)
      expect([status, problem.code]).toEqual([422, 'unprocessable_document'])
      expect(problem.message).toMatch(/\w+ \w+/)
      expect((await ada.call('listDocuments', {})).data).toEqual([])
    },
  )

  test.for([
    ['nul.txt', strToU8(`${sentence}\0`)],
    ['nul.json', strToU8(JSON.stringify({ text: `${sentence} \u0000 ${'\ud800'}` }))],
    ['nul.html', strToU8(`<title>a&#0;b</title><p>${sentence} &#0; &#xD800;</p>`)],
    ['nul.csv', strToU8(`a,b\n${sentence},\0`)],
    ['nul.docx', docxOf(wordParagraph(`${sentence} &#0; &#xD800;`))],
    ['nul.eml', strToU8(`Subject: =?utf-8?Q?a=00b?=\r\n\r\n${sentence}`)],
    ['nul\0.txt', strToU8(sentence)],
  ] as const)('%s does no harm', async ([filename, bytes], { ada }) => {
    const response = await ada.sendFile(bytes, filename)

    expect([201, 400, 422]).toContain(response.status)
    if (response.status !== 201) return
    const { doc_id, title } = Document.parse(await response.json())
    const text = await ada.text(doc_id)
    expect(`${title} ${text}`).not.toContain('\0')
    const { passages } = await ada.call('searchDocuments', { query: 'Which ferry crosses?' })
    for (const { start, end, text: said } of passages) expect(text.slice(start, end)).toBe(said)
  })
})
