import { z } from 'zod'
import { Content } from '../documents/document-content.ts'
import { operation } from '../operation.ts'

export const reportFormats = ['markdown', 'html', 'docx', 'pdf', 'bibtex', 'csl'] as const
export type ReportFormat = (typeof reportFormats)[number]

export const exportResearch = operation({
  method: 'get',
  path: '/agent/research/{research_id}/export',
  scope: 'research',
  summary: 'Get a report as a file, with its contents and sources as links.',
  problems: ['not_found', 'conflict'],
  input: z.object({
    research_id: z.string(),
    format: z
      .enum(reportFormats)
      .default('markdown')
      .describe(
        'In `docx` and `pdf`, `[n]` leads to the source and the source to its page. A `pdf` says on its first page which characters its font lacks; all other formats have them. `bibtex` and `csl` (CSL-JSON) are its sources alone.',
      ),
  }),
  answer: 'content',
  mediaTypes: [
    'text/markdown',
    'text/html',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/pdf',
    'application/x-bibtex',
    'application/vnd.citationstyles.csl+json',
  ],
  output: Content,
})
