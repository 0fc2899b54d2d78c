import type { ReportFormat } from '../../../src/contract/research/research-export.ts'
import { DownloadMenu } from '../parts/download-menu.tsx'
import { strings } from '../strings/strings.ts'

const formats = [
  ['docx', 'Word (DOCX)'],
  ['pdf', 'PDF'],
  ['html', 'HTML'],
  ['markdown', 'Markdown'],
  ['bibtex', 'BibTeX'],
  ['csl', 'CSL-JSON'],
] as const satisfies readonly (readonly [ReportFormat, string])[]

/** Downloads of the report. */
export function FileMenu({ researchId }: { researchId: string }) {
  const path = `/agent/research/${researchId}/export`
  return <DownloadMenu label={strings.research.download} path={path} formats={formats} />
}
