import { randomUUID } from 'node:crypto'
import { KeyRing } from './access/key-ring.ts'
import { ownerTokenOf } from './access/owner-token.ts'
import { Sessions } from './access/sessions.ts'
import type { Logger } from './base/logger.ts'
import { inHalfTokens } from './base/token-amounts.ts'
import { Chat } from './chat/chat.ts'
import { Concurrency } from './chat/concurrency.ts'
import { Conversations } from './chat/conversations.ts'
import type { Config } from './config.ts'
import { Graphs } from './documents/graphs.ts'
import { Intake } from './documents/intake.ts'
import { Library } from './documents/library.ts'
import { DocumentParser } from './documents/parse/document-parser.ts'
import { TextAnalysis } from './documents/text-analysis.ts'
import { documentEngine } from './engines/document-engine.ts'
import { QuestionThreads } from './engines/question-threads.ts'
import { InvertedIndex } from './index/inverted-index.ts'
import { Communities } from './knowledge-graph/communities/communities.ts'
import { CommunityThreads } from './knowledge-graph/communities/community-threads.ts'
import { Ledger } from './ledger/ledger.ts'
import { UsageReport } from './ledger/usage-report.ts'
import { readAuthSecret } from './read-auth-secret.ts'
import { AccountStore } from './storage/account-store.ts'
import { ConversationStore } from './storage/conversation-store.ts'
import { DocumentStore } from './storage/document-store.ts'
import { EntityStore } from './storage/entity-store.ts'
import { FactStore } from './storage/fact-store.ts'
import { GraphChanges } from './storage/graph-changes.ts'
import { GraphStore } from './storage/graph-store.ts'
import { IndexStore } from './storage/index-store.ts'
import { KeyStore } from './storage/key-store.ts'
import { LedgerStore } from './storage/ledger-store.ts'
import { openStorage } from './storage/open-storage.ts'
import { openWebAccess } from './web-access/open-web-access.ts'

export type Core = Awaited<ReturnType<typeof openCore>>

/**
 * The service without its doors, with which the server and the command line both work. `role` names this process in the
 * holds that it opens. The part that was opened last is closed first, also if a later part fails to open.
 */
export async function openCore(config: Config, role: 'server' | 'cli', logger: Logger) {
  await using opening = new AsyncDisposableStack()
  const storage = opening.use(await openStorage(config.storage))
  const accounts = new AccountStore(storage)
  const documents = new DocumentStore(storage)
  const graphStore = new GraphStore(storage)
  const ledgerStore = new LedgerStore(storage)

  const keys = opening.use(new KeyRing(new KeyStore(storage)))
  const secret = config.authSecret ?? readAuthSecret(config.dataDirectory)
  const ownerToken = ownerTokenOf(secret)
  const sessions = new Sessions(storage, {
    baseUrl: config.baseUrl,
    ...{ secret, ownerToken },
    signUp: config.signUp,
    grant: inHalfTokens(config.signUpGrantTokens),
  })

  const parser = opening.use(new DocumentParser())
  const web = opening.use(openWebAccess(config.web, parser))
  const analysis = opening.use(new TextAnalysis())
  const intake = opening.use(
    new Intake(documents, analysis, {
      indexingFailed: (docId, error) => logger.error({ docId, err: error }, 'Indexing failed'),
    }),
  )
  const library = new Library({ documents, graphs: graphStore, parser, pages: web.pages, intake })
  const graphs = opening.use(new Graphs(graphStore, documents))
  const graphStores = {
    graphs: graphStore,
    entities: new EntityStore(storage),
    facts: new FactStore(storage),
    index: new InvertedIndex(new IndexStore(storage)),
  }
  const communityThreads = opening.use(new CommunityThreads(config.storage))
  const communities = new Communities(new GraphChanges(storage), communityThreads)

  const retrieval = opening.use(new QuestionThreads(config))
  const { mind } = retrieval
  const owner = `${role}:${randomUUID()}`
  const ledger = new Ledger(ledgerStore, owner)
  const { concurrentChatsMax, nodesPerMessageMax } = config.limits
  const chat = new Chat(
    {
      rag: documentEngine(retrieval, mind, 'rag'),
      graph: documentEngine(retrieval, mind, 'graph'),
    },
    ledger,
    new Concurrency(concurrentChatsMax),
    nodesPerMessageMax,
  )
  const conversations = new Conversations(new ConversationStore(storage))
  const usage = new UsageReport(ledgerStore)

  const open = opening.move()
  return {
    ...{
      storage,
      accounts,
      keys,
      sessions,
      ownerToken,
      intake,
      library,
      graphs,
      retrieval,
      chat,
      conversations,
      usage,
    },
    ...{ graphStores, communities, ledger, ledgerStore, owner },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}
