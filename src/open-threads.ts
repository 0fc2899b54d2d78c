import { ConversationSearch } from './chat/conversation-search.ts'
import type { Config } from './config/config.ts'
import { DocumentContents } from './documents/contents/document-contents.ts'
import { IndexingThreads } from './documents/indexing/indexing-threads.ts'
import { TextAnalysis } from './documents/indexing/text-analysis.ts'
import { DocumentParser } from './documents/parse/processes/document-parser.ts'
import { QuestionThreads } from './engines/question-threads.ts'
import { CommunityThreads } from './knowledge-graph/communities/community-threads.ts'
import { Backups } from './maintenance/backups.ts'
import type { EmbeddingModel } from './models/embedding-model.ts'
import { ReportFiles } from './research/files/report-files.ts'
import { ThreadedResearch } from './research/job/threaded-research.ts'
import type { Storage } from './storage/storage.ts'
import { openWebAccess } from './web-access/open-web-access.ts'

/** Everything that runs in threads or processes of its own, and web access. Most of it starts on demand. */
export function openThreads(
  opening: AsyncDisposableStack,
  storage: Storage,
  config: Config,
  { embedding, isServer }: { embedding: EmbeddingModel | undefined; isServer: boolean },
) {
  const { storage: storageConfig, memoryBytesMax, readyThreads } = config
  const questions = {
    storage: storageConfig,
    memoryBytesMax,
    // A command starts them at need, as most ask nothing.
    readyThreads: isServer ? readyThreads : 0,
  }
  const parser = opening.use(new DocumentParser({}, config.ocrLanguages))
  return {
    parser,
    web: opening.use(openWebAccess(config.web, parser)),
    analysis: opening.use(new TextAnalysis()),
    indexing: opening.use(new IndexingThreads(config.storage)),
    contents: opening.use(new DocumentContents(storage, config.storage)),
    research: opening.use(new ThreadedResearch()),
    communities: opening.use(new CommunityThreads(config.storage)),
    retrieval: opening.use(new QuestionThreads(questions, embedding)),
    saidIn: opening.use(new ConversationSearch(config.storage)),
    reportFiles: opening.use(new ReportFiles()),
    backups: opening.use(new Backups(config.storage)),
  }
}
