import type { Core } from './open-core.ts'
import { accountHandlers } from './operations/account-handlers.ts'
import { backupHandlers } from './operations/backup-handlers.ts'
import { chatHandlers, searchHandlers } from './operations/chat-handlers.ts'
import { chunkHandlers } from './operations/chunk-handlers.ts'
import { communityHandlers } from './operations/community-handlers.ts'
import { conversationHandlers } from './operations/conversation-handlers.ts'
import { documentHandlers } from './operations/document-handlers.ts'
import { explorationTurns } from './operations/exploration-turns.ts'
import { exportHandlers } from './operations/export-handlers.ts'
import { graphHandlers } from './operations/graph-handlers.ts'
import type { Handlers } from './operations/handlers.ts'
import { installationHandlers } from './operations/installation-handlers.ts'
import { keyHandlers } from './operations/key-handlers.ts'
import { linkHandlers } from './operations/link-handlers.ts'
import { nodeHandlers } from './operations/node-handlers.ts'
import { reportFileHandlers } from './operations/report-file-handlers.ts'
import { researchHandlers } from './operations/research-handlers.ts'
import { usageHandlers } from './operations/usage-handlers.ts'

/** The handler of each operation: the one table that all doors share. */
export function handlersOf(core: Core): Handlers {
  const explorations = explorationTurns()
  return {
    ...chatHandlers(core.chat, core.conversations, core.library),
    ...conversationHandlers(core.conversations, core.library),
    ...searchHandlers(core.retrieval),
    ...documentHandlers(core.library),
    ...chunkHandlers(core.library, core.graphStores.facts),
    ...graphHandlers(core.graphs),
    ...nodeHandlers(core.graphStores, explorations),
    ...communityHandlers(core.graphStores, core),
    ...exportHandlers(core.graphStores, explorations),
    ...researchHandlers(core.research, core.library),
    ...reportFileHandlers(core.research, core.reportFiles, core.library),
    ...linkHandlers(core.research, core.pages, core.library),
    ...keyHandlers(core.keys),
    ...installationHandlers(core.installation),
    ...accountHandlers(core),
    ...backupHandlers(core.backups),
    ...usageHandlers(core.usage, core.library),
  }
}
