import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reportFormats } from '../../src/contract/research-export.ts'
import { ReportFiles } from '../../src/research/files/report-files.ts'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/compose-service.ts'
import { builtInPages } from '../support/local-web/built-in-pages.ts'
import { type LocalWeb, startLocalWeb } from '../support/local-web/local-web.ts'

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
  }, 60_000)
  afterAll(async () => {
    await files[Symbol.asyncDispose]()
    await service[Symbol.asyncDispose]()
    await web[Symbol.asyncDispose]()
  })

  test('has in each format every source, and in each of the whole report every sentence', async () => {
    const topic = 'The Norrvik Sound Bridge and the ferry Aurelia'
    const { research_id, sources } = await ada.call('research', { topic, model: 'snap' })
    const { statements, markdown } = await ada.call('getResearchReport', { research_id })
    expect(statements.length).toBeGreaterThan(3)

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
    expect(read).toContain('U+6A4B')
    expect(read).toContain('right to left')
    expect(read).toContain('Мост Ωδός Việt')
    expect(read).not.toContain('橋')
  })

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

const foreign = ['橋は一九八三年に', '다리는', 'สะพาน', 'הגשר', 'الجسر', 'पुल', 'Мост Ωδός Việt']

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
