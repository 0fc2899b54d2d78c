import type { Config } from './config/config.ts'
import { Graphs } from './documents/graphs.ts'
import { indexDocument } from './documents/indexing/index-document.ts'
import { charactersToIndexMax, IndexingBacklog } from './documents/indexing/indexing-backlog.ts'
import { indexedAtOnceMax } from './documents/indexing/indexing-threads.ts'
import { Intake } from './documents/intake.ts'
import { Library } from './documents/library.ts'
import { LongFiles } from './documents/reading/long-files.ts'
import { readDocument } from './documents/reading/read-document.ts'
import { settings as reading } from './documents/reading/settings.ts'
import { documentRemoval, graphRemoval } from './documents/removal/remove-documents.ts'
import type { JobRunner } from './jobs/job-runner.ts'
import type { openThreads } from './open-threads.ts'
import { DocumentStore } from './storage/documents/document-store.ts'
import { GraphStore } from './storage/documents/graph-store.ts'
import type { ReadingLimits } from './storage/documents/reading-writes.ts'
import type { Storage } from './storage/storage.ts'

/** What the documents need of the core. */
type Outside = {
  readonly storage: Storage
  readonly config: Config
  readonly threads: ReturnType<typeof openThreads>
  readonly jobs: JobRunner
}

/** What may wait: characters to be indexed, and bytes of files to be read. */
type LimitsOfWaiting = { readonly toIndexMax: number; readonly toRead: ReadingLimits }

const limitsOfWaiting: LimitsOfWaiting = {
  toIndexMax: charactersToIndexMax,
  toRead: { ofOneMax: reading.bytesOfOneMax, ofAllMax: reading.bytesMax },
}
/** The operator may add any amount, and there may be no server now that reads and indexes it. */
const noLimits: LimitsOfWaiting = {
  toIndexMax: Number.MAX_SAFE_INTEGER,
  toRead: { ofOneMax: Number.MAX_SAFE_INTEGER, ofAllMax: Number.MAX_SAFE_INTEGER },
}

/** Opens the documents and graphs, and the lanes of the jobs that read, index and remove them. */
export function openLibrary({ storage, config, threads, jobs }: Outside, role: 'server' | 'cli') {
  const { toIndexMax, toRead } = role === 'server' ? limitsOfWaiting : noLimits
  const documents = new DocumentStore(storage)
  const graphStore = new GraphStore(storage)
  const { analysis, contents, parser, web } = threads
  const { textCharactersMax } = config.limits
  const indexingBacklog = new IndexingBacklog(documents, toIndexMax)
  const intake = new Intake({ documents, analysis, backlog: indexingBacklog, jobs })
  const { atOnceMax, perAccountMax } = reading
  const readParts = { documents, contents, parser, intake, charactersMax: textCharactersMax }
  jobs.open({ works: { 'read-document': readDocument(readParts) }, atOnceMax, perAccountMax })
  jobs.open({
    works: { 'index-document': indexDocument(documents, threads.indexing) },
    atOnceMax: indexedAtOnceMax,
    perAccountMax: 1,
  })
  jobs.open({
    works: {
      'remove-document': documentRemoval(documents),
      'remove-graph': graphRemoval(graphStore),
    },
    // Writers of one account wait for each other, so two of its jobs at once would not be faster.
    atOnceMax: 4,
    perAccountMax: 1,
  })
  const { languages } = parser
  const library = new Library({
    documents,
    contents,
    graphs: graphStore,
    parser,
    pages: web.pages,
    intake,
    longFiles: new LongFiles({ documents, jobs, languages, limits: toRead }),
    jobs,
    analysis,
    textCharactersMax,
  })
  return { library, graphs: new Graphs(graphStore, jobs), graphStore, indexingBacklog }
}
