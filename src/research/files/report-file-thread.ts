import type { ReportFormat } from '../../contract/research/research-export.ts'
import { docxReport } from './docx-report.ts'
import { htmlReport } from './html-report.ts'
import { pdfReport } from './pdf-report.ts'
import { reportBlocks } from './report-blocks.ts'

export type ReportWanted = {
  readonly title: string
  readonly markdown: string
  readonly format: Exclude<ReportFormat, 'markdown' | 'bibtex' | 'csl'>
}

/** Writes a report file and returns its bytes. */
export async function write({ title, markdown, format }: ReportWanted): Promise<Uint8Array> {
  const blocks = reportBlocks(markdown)
  switch (format) {
    case 'html':
      return Buffer.from(htmlReport(title, blocks))
    case 'docx':
      return docxReport(title, blocks)
    case 'pdf':
      return pdfReport(title, blocks)
  }
}
