import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Content } from '../../src/contract/documents/document-content.ts'
import { reportFormats } from '../../src/contract/research/research-export.ts'
import { ReportFiles } from '../../src/research/files/report-files.ts'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { type LocalWeb, startLocalWeb } from '../support/web/local-web.ts'

const signal = new AbortController().signal

describe('a report as a file', () => {
  let web: LocalWeb
  let service: ComposedService
  let ada: TestCaller
  let files: ReportFiles

  beforeAll(async () => {
    web = await startLocalWeb(builtInPages)
    service = await composeService('sqlite', web.env)
    ada = await service.account(500)
    files = new ReportFiles()
  })
  afterAll(async () => {
    await files[Symbol.asyncDispose]()
    await service[Symbol.asyncDispose]()
    await web[Symbol.asyncDispose]()
  })

  test('has in each format every source, and in each of the whole report every sentence', async () => {
    const topic = 'The Norrvik Sound Bridge and the ferry Aurelia'
    const { research_id, sources } = await ada.call('research', { topic, model: 'snap' })
    const { statements, markdown } = await ada.call('getResearchReport', { research_id })
    expect(statements.length).toBeGreaterThan(2)

    for (const format of reportFormats) {
      const response = await ada.send('exportResearch', { research_id, format })
      expect(response.status, format).toBe(200)
      const bytes = new Uint8Array(await response.arrayBuffer())
      const read = await readBack(bytes, format)
      const said = format === 'bibtex' || format === 'csl' ? [] : statements
      for (const { start, end } of said)
        expect(lettersOf(read), format).toContain(lettersOf(markdown.slice(start, end)))
      for (const { title } of sources) expect(lettersOf(read), format).toContain(lettersOf(title))
    }
  })

  test('leads from each mark to its source, and from the source to its page', async () => {
    const html = await written('html')

    expect(html).toContain('<a href="#source-1">[1]</a>')
    expect(html).toContain('<a href="#heading-3">Sources</a>')
    expect(html).toMatch(/<li id="source-1"[^>]*><a href="https:/)
    for (const anchor of html.match(/(?<=href="#)[^"]+/g) ?? [])
      expect(html).toContain(`id="${anchor}"`)
  })

  test.each(['html', 'docx', 'pdf'] as const)(
    'nothing that was quoted is active in %s',
    async (format) => {
      const read = await written(format)

      if (format === 'html') expect(read).not.toMatch(/href="javascript|<script|<img/)
      expect(lettersOf(read)).toContain('alert1')
      expect(lettersOf(read)).toContain('Seealsothereand')
    },
  )

  test.each(['html', 'docx'] as const)('text of any script stands in %s', async (format) => {
    const read = await written(format)

    for (const text of foreign) expect(read).toContain(text)
    expect(read).not.toContain('does not show all')
  })

  test('a PDF says which characters it cannot show, and shows all others', async () => {
    const read = await written('pdf')

    expect(read).toContain('This PDF does not show all of the report')
    expect(read).toContain('lack 4 characters, each of which stands as □ (U+0007 U+12F5')
    for (const text of ['Мост Ωδός Việt', '橋は一九八三年に', '다리는'])
      expect(read).toContain(text)
    expect(read).not.toContain('ድ')
  })

  test.each([
    ['zh', '桥梁于一九二六年开通，由索尔贝格设计。'.repeat(8)],
    ['zh-Hant', '橋樑於一九二六年開通，由索爾貝格設計。'.repeat(8)],
    ['ja', '海峡橋は一九二六年に開通しました。「海の橋」と呼ばれています。'.repeat(5)],
    ['ko', '해협 다리는 1926년에 개통되었습니다. 설계자는 솔베르그입니다. '.repeat(5)],
    ['hi', 'पुल १९२६ में खोला गया था, और क्षत्रिय ज्ञान से बना है। '.repeat(5)],
    ['th', 'สะพานเปิดใช้งานในปี ๒๔๖๙ และเรียกว่าสะพานทะเล '.repeat(5)],
  ])('a report in %s is whole as a PDF, and its lines end where they may', async (_, text) => {
    const heading = text.slice(0, 8)
    const markdown = `# ${heading}\n\n${text}\n\n**${text.trim()}** [1]`
    const { bytes } = await files.write(
      'acc',
      'pdf',
      { title: heading, markdown, sources: [] },
      signal,
    )

    const lines = await linesOf(bytes)

    const marks = /[\p{M}\s]/gu
    const letters = (of: string) => [...of.replaceAll(marks, '').normalize('NFKC')].sort().join('')
    const said = letters(lines.join(''))
    expect(said).toBe(letters(`${heading}${text}${text}[1]${heading}1/1`))
    for (const line of lines) expect(line).not.toMatch(/^[，。、」,।]/)
  })

  test.each([
    ['he', 'הגשר נפתח ב-12 במאי 1926 ותוכנן על ידי Ingrid Solberg (מהנדסת), ואורכו 1,240 מטרים.'],
    ['ar', 'افتُتح الجسر في 12 مايو 1926 وصممته Ingrid Solberg (مهندسة)، ويبلغ طوله 1240 مترًا.'],
  ])(
    'a report in %s as a PDF runs from right to left, its numbers and Latin words do not',
    async (_, said) => {
      const text = Array(5).fill(said).join(' ')
      const report = { title: 'גשר 1926', markdown: `# 1926\n\n${text} [1]`, sources: [] }
      const { bytes } = await files.write('acc', 'pdf', report, signal)

      const lines = await linesOf(bytes)

      // Who reads the file finds the order of words by what stands where; brackets stand as they look.
      const looks = text.replaceAll(/[()]/g, (bracket) => (bracket === '(' ? ')' : '('))
      expect(lines.join(' ')).toContain(`1926 ${looks}`)
      expect(lines.filter((line) => line.length > 60).length).toBeGreaterThan(2)
      expect(lines.at(-1)).toMatch(/גשר 1926$/)
    },
  )

  async function written(format: 'html' | 'docx' | 'pdf'): Promise<string> {
    const { bytes } = await files.write(
      'acc',
      format,
      { title: 'A \u0007 bridge', markdown, sources: [] },
      signal,
    )
    if (!(bytes instanceof Uint8Array)) throw new Error('A report file comes in one piece')
    return format === 'html' ? Buffer.from(bytes).toString() : readBack(bytes, format)
  }

  async function readBack(bytes: Uint8Array, format: string): Promise<string> {
    const { doc_id, status } = await ada.upload(
      bytes,
      `report.${format === 'markdown' ? 'md' : format}`,
    )
    expect(status).toBe('ready')
    return ada.text(doc_id)
  }
})

/** The lines of all pages of a PDF, as it draws them. */
async function linesOf(bytes: Content['bytes']): Promise<readonly string[]> {
  if (!(bytes instanceof Uint8Array)) throw new Error('A report file comes in one piece')
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent()
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  })
  return (await Promise.all(pages)).join('\n').split('\n')
}

const foreign = [
  'ድልድይ',
  '橋は一九八三年に',
  '다리는',
  'สะพาน',
  'הגשר',
  'الجسر',
  'पुल',
  'Мост Ωδός Việt',
]

/** As a report is written, of what no page should contain. */
const markdown = `# A \u0007 bridge

## Contents

- [What it is](#what-it-is)
- [Sources](#sources)

## What it is

\\<script>alert(1)\\</script> and \`code\` with \\[9\\] in it [1] ![x](https://evil.example/x.png) [run](javascript:alert(1)) [1][2]

See also \\[there\\] and **there** about AT&T [2]

${foreign.join(' · ')} [1]

1\\. Not a source [7]

## Sources

1. [The bridge](<https://example.org/bridge?a=1&b=2>) — example.org
2. [Another](<https://example.org/other>) — example.org
`

/** A PDF breaks lines, and some readers join words that were parted at their ends. */
function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '')
}
