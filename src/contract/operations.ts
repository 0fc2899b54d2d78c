import { createAccount, grantTokens, listAccounts } from './accounts.ts'
import { createBackup, deleteBackup, getBackup, listBackups } from './backups.ts'
import { interact } from './chat.ts'
import {
  createConversation,
  deleteConversation,
  getConversation,
  listConversations,
  listTurns,
  renameConversation,
} from './conversations.ts'
import { listChunks } from './document-chunks.ts'
import { getDocumentContent } from './document-content.ts'
import { importDocuments } from './document-import.ts'
import { searchDocuments } from './document-search.ts'
import { addDocument, deleteDocument, getDocument, listDocuments } from './documents.ts'
import { listCommunities } from './graph-communities.ts'
import { getEdge } from './graph-edges.ts'
import { exportGraph } from './graph-export.ts'
import { getGraphMap } from './graph-map.ts'
import { getNode, listNodes } from './graph-nodes.ts'
import { findPaths, getNeighborhood } from './graph-walks.ts'
import { createGraph, deleteGraph, getGraph, listGraphs } from './graphs.ts'
import {
  endOtherSessions,
  getInstallation,
  listSearchEngines,
  listSessions,
} from './installation.ts'
import { getInteraction } from './interactions.ts'
import { createKey, listKeys, revokeKey, rotateKey } from './keys.ts'
import { checkLinks } from './link-check.ts'
import { listModels } from './models.ts'
import {
  cancelResearch,
  finishResearch,
  followResearch,
  getResearch,
  listResearch,
  planResearch,
  research,
} from './research.ts'
import { exportResearch } from './research-export.ts'
import { getResearchReport } from './research-report.ts'
import { changePassword, changeProfile } from './sessions.ts'
import { getUsage, getUsageHistory, listUsageEntries } from './usage.ts'

/** All operations of the API. */
export const operations = {
  interact,
  getInteraction,
  listConversations,
  createConversation,
  getConversation,
  renameConversation,
  deleteConversation,
  listTurns,
  research,
  planResearch,
  listResearch,
  getResearch,
  followResearch,
  cancelResearch,
  finishResearch,
  getResearchReport,
  exportResearch,
  checkLinks,
  listModels,
  listKeys,
  createKey,
  rotateKey,
  revokeKey,
  addDocument,
  importDocuments,
  searchDocuments,
  listDocuments,
  getDocument,
  getDocumentContent,
  listChunks,
  deleteDocument,
  listGraphs,
  createGraph,
  getGraph,
  deleteGraph,
  listNodes,
  getNode,
  getNeighborhood,
  findPaths,
  getEdge,
  listCommunities,
  getGraphMap,
  exportGraph,
  getUsage,
  getUsageHistory,
  listUsageEntries,
  listSearchEngines,
  getInstallation,
  listSessions,
  endOtherSessions,
  changePassword,
  changeProfile,
  listAccounts,
  createAccount,
  grantTokens,
  listBackups,
  createBackup,
  getBackup,
  deleteBackup,
}
export type Operations = typeof operations
