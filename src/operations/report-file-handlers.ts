import type { ReportFiles } from '../research/files/report-files.ts'
import type { ResearchDesk } from '../research/research-desk.ts'
import type { Handlers } from './handlers.ts'

export function reportFileHandlers(
  desk: ResearchDesk,
  files: ReportFiles,
): Pick<Handlers, 'exportResearch'> {
  return {
    exportResearch: async ({ research_id, format }, { accountId }, { signal }) => {
      const { details } = await desk.report(accountId, research_id)
      const { input, result } = await desk.get(accountId, research_id)
      const title = result?.title ?? input.topic
      return files.write(accountId, format, { title, markdown: details.markdown }, signal)
    },
  }
}
