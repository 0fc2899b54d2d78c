import { writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { ReportFormat } from '../../contract/research/research-export.ts'
import { reportFileHandlers } from '../../operations/handlers/report-file-handlers.ts'
import type { Outcome, Terminal } from '../terminal.ts'
import { unwrittenFile } from '../unwritten-file.ts'
import { callFrom, withCaller } from '../with-core.ts'

type Options = { readonly email?: string; readonly format?: string; readonly output?: string }

/** Formats by file extension. */
const formats: ReadonlyMap<string, ReportFormat> = new Map([
  ['md', 'markdown'],
  ['html', 'html'],
  ['docx', 'docx'],
  ['pdf', 'pdf'],
])
export const formatNames = [...formats.keys()]

/** Writes the report of a finished research job: as text to the terminal, or in any format to a new file. */
export function exportReport(terminal: Terminal, id: string, options: Options): Promise<Outcome> {
  return withCaller(options.email, async ({ research, reportFiles, library }, caller) => {
    const { output } = options
    const name = options.format ?? nameOf(output)
    const format = formats.get(name) ?? 'markdown'
    if (output === undefined && isBinary(format))
      throw refused(`A report as ${name} goes into a file: name it with -o.`, 'output')
    const { exportResearch } = reportFileHandlers(research, reportFiles, library)
    const input = { research_id: id, format }
    const { bytes } = await exportResearch(input, caller, callFrom(terminal))
    if (!(bytes instanceof Uint8Array)) throw new Error('A report is whole when it is written')
    if (output === undefined) {
      const report = Buffer.from(bytes).toString('utf8')
      return { json: { research_id: id, format, report }, text: report.trimEnd() }
    }
    await writeFile(output, bytes, { flag: 'wx' }).catch((cause) => {
      throw unwrittenFile(output, cause, 'output')
    })
    const text = `${output}: ${bytes.length} bytes`
    return { json: { research_id: id, format, file: output, bytes: bytes.length }, text }
  })
}

function nameOf(output: string | undefined): string {
  const ending = extname(output ?? '')
    .slice(1)
    .toLowerCase()
  if (ending === '') return 'md'
  if (formats.has(ending)) return ending
  throw refused(
    `There are no reports as ${ending}: name ${formatNames.join(', ')} with --format.`,
    'output',
  )
}

function isBinary(format: ReportFormat): boolean {
  return format === 'docx' || format === 'pdf'
}

function refused(message: string, param: string): ServiceError {
  return new ServiceError('invalid_request', message, { param })
}
