import type { Core } from './open-core.ts'
import { explorationTurns } from './operations/exploration-turns.ts'
import { accountHandlers } from './operations/handlers/account-handlers.ts'
import { appHandlers } from './operations/handlers/app-handlers.ts'
import { backupHandlers } from './operations/handlers/backup-handlers.ts'
import { chatHandlers, searchHandlers } from './operations/handlers/chat-handlers.ts'
import { chunkHandlers } from './operations/handlers/chunk-handlers.ts'
import { communityHandlers } from './operations/handlers/community-handlers.ts'
import { conversationHandlers } from './operations/handlers/conversation-handlers.ts'
import { crawlHandlers } from './operations/handlers/crawl-handlers.ts'
import { documentHandlers } from './operations/handlers/document-handlers.ts'
import { exportHandlers } from './operations/handlers/export-handlers.ts'
import { graphHandlers } from './operations/handlers/graph-handlers.ts'
import { installationHandlers } from './operations/handlers/installation-handlers.ts'
import { interactionHandlers } from './operations/handlers/interaction-handlers.ts'
import { keyHandlers } from './operations/handlers/key-handlers.ts'
import { linkHandlers } from './operations/handlers/link-handlers.ts'
import { nodeHandlers } from './operations/handlers/node-handlers.ts'
import { reportFileHandlers } from './operations/handlers/report-file-handlers.ts'
import { researchHandlers } from './operations/handlers/research-handlers.ts'
import { usageHandlers } from './operations/handlers/usage-handlers.ts'
import type { Handlers } from './operations/handlers.ts'

/** The handler of each operation: the one table that all doors share. */
export function handlersOf(core: Core): Handlers {
  const explorations = explorationTurns()
  return {
    ...chatHandlers(core.chat, core.conversations, core.library),
    ...conversationHandlers(core.conversations, core.library),
    ...searchHandlers(core.retrieval),
    ...documentHandlers(core.library),
    ...crawlHandlers(core.crawls),
    ...chunkHandlers(core.library, core.graphStores.facts),
    ...graphHandlers(core.graphs),
    ...nodeHandlers(core.graphStores, explorations),
    ...communityHandlers(core.graphStores, core),
    ...exportHandlers(core.graphStores, explorations),
    ...researchHandlers(core.research, core.library),
    ...reportFileHandlers(core.research, core.reportFiles, core.library),
    ...linkHandlers(core.research, core.pages, core.library),
    ...keyHandlers(core.keys),
    ...appHandlers(core.apps, core.oauth?.server),
    ...installationHandlers(core.installation),
    ...accountHandlers(core),
    ...backupHandlers(core.backups),
    ...interactionHandlers(core.chat, core.usage, core.conversations, core.library),
    ...usageHandlers(core.usage),
  }
}
