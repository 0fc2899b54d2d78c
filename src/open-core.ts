import { randomUUID } from 'node:crypto'
import { KeyRing } from './access/keys/key-ring.ts'
import type { Logger } from './base/logger.ts'
import { Chat } from './chat/chat.ts'
import { ChatPlaces } from './chat/chat-places.ts'
import { Conversations } from './chat/conversations.ts'
import type { Config } from './config/config.ts'
import { crawlWork } from './documents/crawl/crawl-work.ts'
import { Crawls } from './documents/crawl/crawls.ts'
import { embedPassages } from './documents/embedding/embed-passages.ts'
import { EmbeddingSweep } from './documents/embedding/embedding-sweep.ts'
import type { Library } from './documents/library.ts'
import { documentEngine } from './engines/document-engine.ts'
import { webEngine } from './engines/web/web-engine.ts'
import { InvertedIndex } from './index/inverted-index.ts'
import { JobRunner } from './jobs/job-runner.ts'
import { DocumentSurvey } from './knowledge-graph/communities/document-survey.ts'
import { GraphResults } from './knowledge-graph/communities/graph-results.ts'
import { Ledger } from './ledger/ledger.ts'
import { UsageReport } from './ledger/usage-report.ts'
import { AccountRemoval, removeAccount } from './maintenance/account-removal.ts'
import type { EmbeddingModel } from './models/embedding-model.ts'
import type { LanguageModel } from './models/language-model.ts'
import { ModelWatch } from './models/model-watch.ts'
import { openEmbeddingModel } from './models/open-embedding-model.ts'
import { openLanguageModel } from './models/open-language-model.ts'
import { openAccess } from './open-access.ts'
import { openLibrary } from './open-library.ts'
import { openThreads } from './open-threads.ts'
import { logFailure } from './operations/answer/log-failure.ts'
import type { ReportStores } from './research/job/keep-report.ts'
import { ResearchJobs } from './research/job/research-jobs.ts'
import { researchWork } from './research/job/research-work.ts'
import { AccountStore } from './storage/access/account-store.ts'
import { KeyStore } from './storage/access/key-store.ts'
import { ConversationStore } from './storage/chat/conversation-store.ts'
import { CrawlStore } from './storage/crawls/crawl-store.ts'
import { DocumentStore } from './storage/documents/document-store.ts'
import type { GraphStore } from './storage/documents/graph-store.ts'
import { IndexStore } from './storage/index/index-store.ts'
import { JobStore } from './storage/jobs/job-store.ts'
import { EntityStore } from './storage/knowledge-graph/entity-store.ts'
import { FactStore } from './storage/knowledge-graph/fact-store.ts'
import { GraphChanges } from './storage/knowledge-graph/graph-changes.ts'
import { LedgerStore } from './storage/ledger/ledger-store.ts'
import { openStorage } from './storage/open-storage.ts'
import { ResearchStore } from './storage/research/research-store.ts'
import type { SchemaChange } from './storage/schema-change.ts'
import type { Storage } from './storage/storage.ts'
import { VectorStore } from './storage/vectors/vector-store.ts'

export type Core = Awaited<ReturnType<typeof openCore>>

/**
 * Opens the service without its doors, for the server and the command line. `role` identifies this process in its holds
 * and jobs; it runs no jobs before `jobs` is started. Parts are closed in reverse order, also if a later one fails to
 * open.
 */
export async function openCore(config: Config, role: 'server' | 'cli', logger: Logger) {
  await using opening = new AsyncDisposableStack()
  const storage = opening.use(
    await openStorage(config.storage, (change) => tellSchemaChange(logger, change)),
  )
  const keys = opening.use(new KeyRing(new KeyStore(storage), config.limits.activeKeysMax))
  const modelWatches = {
    language: new ModelWatch('The language model', logger),
    embedding: new ModelWatch('The embedding model', logger),
  }
  const model = await openLanguageModel(config.model, modelWatches.language)
  const embedding = await openEmbeddingModel(config.embedding, modelWatches.embedding)
  const threads = openThreads(opening, storage, config, { embedding, isServer: role === 'server' })
  const { web, retrieval, reportFiles, backups } = threads
  const owner = `${role}:${randomUUID()}`
  const jobStore = new JobStore(storage)
  // Closed before the threads, which running jobs need until they end.
  const jobs = opening.use(new JobRunner(jobStore, owner, jobEvents(logger)))
  const outside = { storage, config, threads, jobs, model, embedding }

  const { library, graphs, graphStore, indexingBacklog } = openLibrary(outside, role)
  const ledgerStore = new LedgerStore(storage)
  const ledger = new Ledger(ledgerStore, owner)
  const access = openAccess(opening, storage, config, (...asked) => web.json.read(...asked))
  const readers = makeGraphReaders(outside, graphStore)
  const open = opening.move()
  return {
    storage,
    modelWatches,
    ...makeAccounts(outside, graphStore),
    keys,
    ...access,
    library,
    graphs,
    retrieval,
    crawls: makeCrawls(outside, { library, graphs: graphStore }),
    pages: web.pages,
    indexingBacklog,
    reportFiles,
    backups,
    chat: makeChat(outside, ledger, library, readers),
    conversations: new Conversations(new ConversationStore(storage), threads.saidIn),
    research: makeResearch(outside, ledger, { library, graphs: graphStore }),
    ...readers,
    embeddingSweep: makeEmbedding(outside, logger),
    installation: {
      sessions: access.sessions,
      storage,
      search: web.search,
      storageConfig: config.storage,
      uploadBytesMax: config.limits.uploadBytesMax,
      model: config.model,
      embedding: config.embedding,
    },
    usage: new UsageReport(ledgerStore),
    ledger,
    ledgerStore,
    jobs,
    jobStore,
    owner,
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

type Threads = ReturnType<typeof openThreads>
/** The dependencies of the domain's parts. */
type Outside = {
  readonly storage: Storage
  readonly config: Config
  readonly threads: Threads
  readonly jobs: JobRunner
  readonly model: LanguageModel | undefined
  readonly embedding: EmbeddingModel | undefined
}

/** The jobs that get vectors for passages, and who has them done; `undefined` without an embedding model. */
function makeEmbedding(
  { storage, jobs, embedding: model }: Outside,
  logger: Logger,
): EmbeddingSweep | undefined {
  if (!model) return undefined
  const { write } = storage
  const vectors = new VectorStore(storage)
  jobs.open({
    works: {
      'embed-passages': embedPassages({ model, vectors, index: new IndexStore(storage), write }),
    },
    // They mostly wait for the model.
    atOnceMax: 4,
    perAccountMax: 1,
  })
  const roundFailed = (error: unknown) =>
    logger.warn({ err: error }, 'Documents without vectors could not be looked for')
  return new EmbeddingSweep({ model, vectors, write, jobs, roundFailed })
}

/** The accounts, and the job that removes what a deleted one had. */
function makeAccounts({ storage, jobs }: Outside, graphs: GraphStore) {
  const accounts = new AccountStore(storage)
  jobs.open({
    works: { 'remove-account': removeAccount(accounts, graphs) },
    atOnceMax: 1,
    perAccountMax: 1,
  })
  return { accounts, accountRemoval: new AccountRemoval(accounts, jobs) }
}

/** The crawls of web sites, and the lane that runs their jobs. */
function makeCrawls(
  { storage, config, threads, jobs }: Outside,
  { library, graphs }: { readonly library: Library; readonly graphs: GraphStore },
): Crawls {
  const store = new CrawlStore(storage)
  jobs.open({
    works: { crawl: crawlWork({ sites: threads.web.sites, store, graphs, library }) },
    // They mostly wait for the web.
    atOnceMax: 8,
    perAccountMax: 1,
  })
  return new Crawls({ store, graphs, jobs, isWebOff: config.web.isOff })
}

/** The parts that explore a graph: its stores, and caches of what is computed from the whole graph. */
function makeGraphReaders({ storage, threads }: Outside, graphs: GraphStore) {
  const changes = new GraphChanges(storage)
  return {
    graphStores: {
      graphs,
      entities: new EntityStore(storage),
      facts: new FactStore(storage),
      index: new InvertedIndex(new IndexStore(storage)),
    },
    communities: new GraphResults(changes, (wanted) => threads.communities.find(wanted)),
    maps: new GraphResults(changes, (wanted) => threads.communities.draw(wanted)),
  }
}

function makeChat(
  { storage, config, threads, model, embedding }: Outside,
  ledger: Ledger,
  library: Library,
  { graphStores, communities }: ReturnType<typeof makeGraphReaders>,
): Chat {
  const { retrieval, web } = threads
  const mindOf = (accountId: string) => retrieval.mindOf(accountId, model)
  const minds = { isLocal: model === undefined && embedding === undefined, mindOf }
  const { concurrentChatsMax, nodesPerMessageMax } = config.limits
  const survey = new DocumentSurvey(new DocumentStore(storage), graphStores.graphs, communities)
  return new Chat(
    {
      rag: documentEngine({ retrieval, survey }, minds, 'rag'),
      graph: documentEngine({ retrieval, survey }, minds, 'graph'),
      web: webEngine({ ...web, ranking: retrieval, library }, mindOf),
    },
    ledger,
    new ChatPlaces(concurrentChatsMax),
    nodesPerMessageMax,
  )
}

/** The research jobs, and the lane that runs its jobs. */
function makeResearch(
  { storage, config, threads, jobs, model }: Outside,
  ledger: Ledger,
  stores: ReportStores,
) {
  const store = new ResearchStore(storage)
  const { concurrentResearchMax } = config.limits
  jobs.open({
    works: {
      research: researchWork({
        research: threads.research,
        outside: { ...threads.web, model },
        documents: { retrieval: threads.retrieval, library: stores.library },
        stores,
        ledger,
        store,
      }),
    },
    // Research jobs mostly wait for the web.
    atOnceMax: 16,
    perAccountMax: concurrentResearchMax,
  })
  const { isOff: isWebOff } = config.web
  return new ResearchJobs({ store, ledger, jobs, isWebOff }, concurrentResearchMax)
}

function tellSchemaChange(logger: Logger, { migration, copiedBytes }: SchemaChange): void {
  const copied =
    copiedBytes === undefined
      ? ''
      : ` Its ${Math.ceil(copiedBytes / 1e6).toLocaleString('en')} MB are copied first.`
  logger.info(
    { migration },
    `An older version has filled this store, whose schema is changed now. That can take minutes.${copied}`,
  )
}

function jobEvents(logger: Logger): ConstructorParameters<typeof JobRunner>[2] {
  return {
    jobPaused: ({ id }, error) => logger.warn({ job: id, err: error }, 'A job waits, and goes on'),
    jobFailed: ({ id }, error) => logFailure(logger, { job: id }, error, 'A job failed'),
    sweepFailed: (error) => logger.warn({ err: error }, 'The jobs could not be read'),
  }
}
