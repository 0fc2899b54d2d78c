import type { z } from 'zod'
import type { Operations } from '../../../src/contract/operations.ts'
import type { TestCaller } from './compose-service.ts'

type Example<Called extends keyof Operations> = z.input<Operations[Called]['input']> &
  (Operations[Called] extends { line: z.ZodType } ? { lines: readonly object[] } : unknown)

/**
 * Of every operation an input with which it succeeds, made of things that are the caller's own and new,
 * and with every id that it can take. A new operation without one does not compile.
 */
export const operationExamples: {
  readonly [Called in keyof Operations]: (ada: TestCaller) => Promise<Example<Called>>
} = {
  interact: async (ada) => ({
    messages: [{ role: 'user', content: 'Who founded the Halvorsen yard?' }],
    ...(await targets(ada)),
    conversation_id: await newConversation(ada),
  }),
  getInteraction: async (ada) => ({ interaction_id: await newInteraction(ada) }),
  cancelInteraction: async (ada) => ({ interaction_id: await newInteraction(ada) }),
  listConversations: async () => ({ q: 'ferry' }),
  createConversation: async () => ({ title: newName() }),
  getConversation: async (ada) => ({ conversation_id: await newConversation(ada) }),
  renameConversation: async (ada) => ({
    conversation_id: await newConversation(ada),
    title: newName(),
  }),
  deleteConversation: async (ada) => ({ conversation_id: await newConversation(ada) }),
  listTurns: async (ada) => ({ conversation_id: await newConversation(ada) }),
  research: async () => ({ topic, questions: [topic], model: 'snap', max_results: 2 }),
  planResearch: async () => ({ topic }),
  listResearch: async () => ({}),
  getResearch: async (ada) => ({ research_id: await newResearch(ada) }),
  followResearch: async (ada) => ({ research_id: await newResearch(ada), after: '1' }),
  cancelResearch: async (ada) => ({ research_id: await newResearch(ada) }),
  finishResearch: async (ada) => ({ research_id: await newResearch(ada) }),
  deleteResearch: async (ada) => {
    const research_id = await newResearch(ada)
    researched.delete(ada.accountId)
    return { research_id }
  },
  getResearchReport: async (ada) => ({ research_id: await newResearch(ada) }),
  exportResearch: async (ada) => ({ research_id: await newResearch(ada), format: 'html' }),
  checkLinks: async (ada) => ({ research_id: await newResearch(ada) }),
  listModels: async () => ({}),
  listKeys: async () => ({}),
  createKey: async () => ({ name: 'laptop' }),
  changeKey: async (ada) => ({ key_id: ada.keyId, name: newName() }),
  rotateKey: async (ada) => ({ key_id: ada.keyId }),
  revokeKey: async (ada) => ({ key_id: ada.keyId }),
  listApps: async () => ({}),
  revokeApp: async (ada) => ({ app_id: await ada.newApp() }),
  // They succeed only in the tests that are about them, where apps may sign in.
  getAuthorization: async () => ({ request: 'response_type=code' }),
  authorizeApp: async () => ({ request: 'response_type=code', scopes: ['chat'] }),
  addDocument: async (ada) => ({ text, graph_id: await newGraph(ada) }),
  importDocuments: async (ada) => ({ graph_id: await newGraph(ada), lines: [{ text }] }),
  exportDocuments: async (ada) => ({ graph_id: (await newNode(ada)).graph_id }),
  searchDocuments: async (ada) => ({ query: 'Halvorsen', ...(await targets(ada)) }),
  listDocuments: async (ada) => ({ graph_id: await newGraph(ada) }),
  getDocument: async (ada) => ({ doc_id: await newDocument(ada) }),
  getDocumentContent: async (ada) => ({ doc_id: await newDocument(ada) }),
  listChunks: async (ada) => ({ doc_id: await newDocument(ada) }),
  deleteDocument: async (ada) => ({ doc_id: await newDocument(ada) }),
  startCrawl: async (ada) => ({ url: refused, graph_id: await newGraph(ada), max_pages: 5 }),
  listCrawls: async () => ({}),
  getCrawl: async (ada) => ({ crawl_id: await newCrawl(ada) }),
  cancelCrawl: async (ada) => ({ crawl_id: await newCrawl(ada) }),
  deleteCrawl: async (ada) => {
    const crawl_id = await newCrawl(ada)
    await ada.call('cancelCrawl', { crawl_id })
    return { crawl_id }
  },
  listGraphs: async () => ({}),
  createGraph: async () => ({ name: newName() }),
  getGraph: async (ada) => ({ graph_id: await newGraph(ada) }),
  renameGraph: async (ada) => ({ graph_id: await newGraph(ada), name: newName() }),
  deleteGraph: async (ada) => ({ graph_id: await newGraph(ada) }),
  listNodes: async (ada) => ({ graph_id: (await newNode(ada)).graph_id, q: 'halv' }),
  getNode: newNode,
  getNeighborhood: newNode,
  findPaths: async (ada) => {
    const { graph_id, node_id } = await newNode(ada)
    return { graph_id, from: node_id, to: node_id }
  },
  getEdge: async (ada) => {
    const { graph_id, node_id } = await newNode(ada)
    return { graph_id, from: node_id, to: node_id }
  },
  listCommunities: async (ada) => ({ graph_id: await newGraph(ada) }),
  getGraphMap: async (ada) => ({
    graph_id: await newGraph(ada),
    relation: 'founded by',
    since: '2020-01-01',
  }),
  exportGraph: async (ada) => ({ graph_id: await newGraph(ada), format: 'graphml' }),
  getUsage: async () => ({}),
  getUsageHistory: async () => ({ step: 'hour', by: 'key' }),
  listUsageEntries: async () => ({ from: '2026-01-01T00:00:00Z' }),
  listSearchEngines: async () => ({}),
  getInstallation: async () => ({}),
  listSessions: async () => ({}),
  endOtherSessions: async () => ({}),
  // The same one, as every test signs in with it.
  changePassword: async () => ({ current_password: password, new_password: password }),
  // Succeeds only in the test that is about it: all others go on with the account.
  deleteOwnAccount: async () => ({ current_password: `not ${password}` }),
  changeProfile: async () => ({ name: newName() }),
  listAccounts: async () => ({}),
  createAccount: async () => ({
    email: `${newName().replace(' ', '-')}@example.org`,
    password: 'a long password',
    grant: 3.5,
  }),
  deleteAccount: async (ada) => ({ account_id: await newAccount(ada) }),
  grantTokens: async (ada) => ({ email: (await ada.owner()).email, tokens: 3.5 }),
  listBackups: async () => ({}),
  createBackup: async () => ({}),
  getBackup: async (ada) => ({ name: await newBackup(ada) }),
  deleteBackup: async (ada) => ({ name: await newBackup(ada) }),
}

const password = 'correct horse battery staple'

const text = 'The Halvorsen yard was founded by Mats Halvorsen.'

async function targets(ada: TestCaller) {
  const target_graph_id = await newGraph(ada)
  return { target_graph_id, target_doc_id: await newDocument(ada, target_graph_id) }
}

const topic = 'The Norrvik Sound Bridge'

const researched = new Map<string, Promise<string>>()

/** One for each account, as it takes long; nothing of what is over changes it. */
function newResearch(ada: TestCaller): Promise<string> {
  const known = researched.get(ada.accountId)
  if (known !== undefined) return known
  const begun = ada
    .call('research', { topic, model: 'snap', max_results: 2 })
    .then(({ research_id }) => research_id)
  researched.set(ada.accountId, begun)
  return begun
}

async function newAccount(ada: TestCaller): Promise<string> {
  const person = { email: `${newName().replace(' ', '-')}@example.org`, password, grant: 1 }
  return (await (await ada.owner()).call('createAccount', person)).account_id
}

async function newBackup(ada: TestCaller): Promise<string> {
  return (await (await ada.owner()).call('createBackup', {})).name
}

async function newConversation(ada: TestCaller): Promise<string> {
  return (await ada.call('createConversation', {})).conversation_id
}

async function newInteraction(ada: TestCaller): Promise<string> {
  const messages = [{ role: 'user' as const, content: 'Which ferry?' }]
  return (await ada.call('interact', { messages })).interaction_id
}

/** No test reaches the web: an address that is not on it. */
const refused = 'http://127.0.0.1/guide/'

async function newCrawl(ada: TestCaller): Promise<string> {
  return (await ada.call('startCrawl', { url: refused })).crawl_id
}

async function newGraph(ada: TestCaller): Promise<string> {
  return (await ada.call('createGraph', { name: newName() })).graph_id
}

async function newDocument(ada: TestCaller, graph_id?: string): Promise<string> {
  const title = newName()
  return (await ada.call('addDocument', { text, title, ...(graph_id && { graph_id }) })).doc_id
}

/** Of a person that a document in a new graph names. */
async function newNode(ada: TestCaller) {
  const graph_id = await newGraph(ada)
  await newDocument(ada, graph_id)
  const [node] = (await ada.call('listNodes', { graph_id, q: 'Mats Halvorsen' })).data
  return { graph_id, node_id: node?.node_id ?? '' }
}

let names = 0

function newName(): string {
  return `name ${++names}`
}
