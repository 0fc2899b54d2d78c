import { interact } from './chat.ts'
import { getDocumentContent } from './document-content.ts'
import { importDocuments } from './document-import.ts'
import { searchDocuments } from './document-search.ts'
import { addDocument, deleteDocument, getDocument, listDocuments } from './documents.ts'
import { listCommunities } from './graph-communities.ts'
import { exportGraph } from './graph-export.ts'
import { getNode, listNodes } from './graph-nodes.ts'
import { findPaths, getNeighborhood } from './graph-walks.ts'
import { createGraph, deleteGraph, getGraph, listGraphs } from './graphs.ts'
import { createKey, listKeys, revokeKey, rotateKey } from './keys.ts'
import { listModels } from './models.ts'
import { getUsage, listUsageEntries } from './usage.ts'

/** All operations of the API. */
export const operations = {
  interact,
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
  deleteDocument,
  listGraphs,
  createGraph,
  getGraph,
  deleteGraph,
  listNodes,
  getNode,
  getNeighborhood,
  findPaths,
  listCommunities,
  exportGraph,
  getUsage,
  listUsageEntries,
}
export type Operations = typeof operations
