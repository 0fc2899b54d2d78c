import { createAccount, deleteAccount, grantTokens, listAccounts } from './access/accounts.ts'
import { authorizeApp, getAuthorization, listApps, revokeApp } from './access/apps.ts'
import { changeKey, createKey, listKeys, revokeKey, rotateKey } from './access/keys.ts'
import { changePassword, changeProfile, deleteOwnAccount } from './access/sessions.ts'
import { interact } from './chat/chat.ts'
import {
  createConversation,
  deleteConversation,
  getConversation,
  listConversations,
  listTurns,
  renameConversation,
} from './chat/conversations.ts'
import { cancelInteraction, getInteraction } from './chat/interactions.ts'
import { cancelCrawl, deleteCrawl, getCrawl, listCrawls, startCrawl } from './documents/crawls.ts'
import { listChunks } from './documents/document-chunks.ts'
import { getDocumentContent } from './documents/document-content.ts'
import { importDocuments } from './documents/document-import.ts'
import { searchDocuments } from './documents/document-search.ts'
import { addDocument, deleteDocument, getDocument, listDocuments } from './documents/documents.ts'
import { exportDocuments } from './documents/documents-export.ts'
import { listCommunities } from './graphs/graph-communities.ts'
import { getEdge } from './graphs/graph-edges.ts'
import { exportGraph } from './graphs/graph-export.ts'
import { getGraphMap } from './graphs/graph-map.ts'
import { getNode, listNodes } from './graphs/graph-nodes.ts'
import { findPaths, getNeighborhood } from './graphs/graph-walks.ts'
import { createGraph, deleteGraph, getGraph, listGraphs, renameGraph } from './graphs/graphs.ts'
import { createBackup, deleteBackup, getBackup, listBackups } from './installation/backups.ts'
import {
  endOtherSessions,
  getInstallation,
  listSearchEngines,
  listSessions,
} from './installation/installation.ts'
import { listModels } from './models.ts'
import { checkLinks } from './research/link-check.ts'
import {
  cancelResearch,
  deleteResearch,
  finishResearch,
  followResearch,
  getResearch,
  listResearch,
  planResearch,
  research,
} from './research/research.ts'
import { exportResearch } from './research/research-export.ts'
import { getResearchReport } from './research/research-report.ts'
import { getUsage, getUsageHistory, listUsageEntries } from './usage.ts'

/** All operations of the API. */
export const operations = {
  interact,
  getInteraction,
  cancelInteraction,
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
  deleteResearch,
  getResearchReport,
  exportResearch,
  checkLinks,
  listModels,
  listKeys,
  createKey,
  changeKey,
  rotateKey,
  revokeKey,
  listApps,
  revokeApp,
  getAuthorization,
  authorizeApp,
  addDocument,
  importDocuments,
  // Before `getDocument`, which would take its path for that of a document.
  exportDocuments,
  searchDocuments,
  listDocuments,
  getDocument,
  getDocumentContent,
  listChunks,
  deleteDocument,
  startCrawl,
  listCrawls,
  getCrawl,
  cancelCrawl,
  deleteCrawl,
  listGraphs,
  createGraph,
  getGraph,
  renameGraph,
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
  deleteOwnAccount,
  listAccounts,
  createAccount,
  deleteAccount,
  grantTokens,
  listBackups,
  createBackup,
  getBackup,
  deleteBackup,
}
export type Operations = typeof operations
