import type { ReportFiles } from '../../research/files/report-files.ts'
import type { ResearchJobs } from '../../research/job/research-jobs.ts'
import { type HasDocuments, hasAll, saidOfDeletedReport } from '../answer/without-deleted.ts'
import type { Handlers } from '../handlers.ts'

export function reportFileHandlers(
  jobs: ResearchJobs,
  files: ReportFiles,
  documents: HasDocuments,
): Pick<Handlers, 'exportResearch'> {
  return {
    exportResearch: async ({ research_id, format }, { accountId }, { signal }) => {
      const { details, docId, sourceDocIds } = await jobs.report(accountId, research_id)
      const isWhole = await hasAll([docId, ...sourceDocIds], accountId, documents)
      const markdown = isWhole ? details.markdown : saidOfDeletedReport
      const { input, result } = await jobs.get(accountId, research_id)
      const title = result?.title ?? input.topic
      return files.write(
        accountId,
        format,
        { title, markdown, sources: result?.sources ?? [] },
        signal,
      )
    },
  }
}
