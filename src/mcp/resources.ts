import {
  type ListResourcesResult,
  type ReadResourceResult,
  ResourceNotFoundError,
  type ResourceTemplateType as ResourceTemplate,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Caller } from '../access/caller.ts'
import { invalidParameter } from '../base/errors/invalid-parameter.ts'
import { ServiceError } from '../base/errors/service-error.ts'
import {
  documentAddress,
  documentAt,
  documentsPrefix,
} from '../contract/documents/document-address.ts'
import { contractLimits } from '../contract/limits.ts'
import type { Scope } from '../contract/scope.ts'
import { bodyOf, type McpCall } from './mcp-call.ts'
import { readDocument } from './read-document.ts'

/** The prefix of graph URIs; an id follows. */
export const graphsPrefix = 'skein://graphs/'

/** The templates by which clients make the URI of a resource from an id, each with the scope that reads it. */
const resourceTemplates = [
  {
    scope: 'documents:read',
    uriTemplate: `${documentsPrefix}{id}`,
    name: 'document',
    title: 'A document',
    description: 'The text of a document of this account.',
    mimeType: 'text/markdown',
  },
  {
    scope: 'graphs:read',
    uriTemplate: `${graphsPrefix}{id}`,
    name: 'graph',
    title: 'A graph',
    description: 'The topics of a graph, each with sentences that tell of it.',
    mimeType: 'text/markdown',
  },
] as const

/** The templates whose resources a caller may read. */
export function templatesFor({ scopes }: Caller): ResourceTemplate[] {
  return resourceTemplates.flatMap(({ scope, ...template }) =>
    scopes.has(scope) ? [template] : [],
  )
}

const ResourceRead = z.looseObject({
  method: z.literal('resources/read'),
  params: z.looseObject({ uri: z.string() }),
})

/** The scope that the caller lacks for the resource that a message reads, if it does. */
export function missingToRead({ scopes }: Caller, message: unknown): Scope | undefined {
  const uri = ResourceRead.safeParse(message).data?.params.uri ?? ''
  const read = resourceTemplates.find(({ uriTemplate }) =>
    uri.startsWith(uriTemplate.replace('{id}', '')),
  )
  return read && !scopes.has(read.scope) ? read.scope : undefined
}

/** The documents of the account, newest first, 50 per page; none for a key that may not read them. */
export async function listResources(
  cursor: string | undefined,
  call: McpCall,
): Promise<ListResourcesResult> {
  if (!call.caller.scopes.has('documents:read')) return { resources: [] }
  const page = { limit: 50, ...(cursor !== undefined && { starting_after: cursor }) }
  const { data, next_cursor } = await bodyOf('listDocuments', page, call).catch(inTermsOfCursor)
  return {
    resources: data.map((document) => ({
      uri: documentAddress(document.doc_id),
      name: document.doc_id,
      title: document.title,
      mimeType: 'text/markdown',
      annotations: {
        audience: ['assistant', 'user'],
        priority: 0.5,
        lastModified: document.created_at,
      },
    })),
    ...(next_cursor !== null && { nextCursor: next_cursor }),
  }
}

/** Renames the parameter in an error: the protocol's `cursor` is the operation's `starting_after`. */
function inTermsOfCursor(error: unknown): never {
  const isWrong = error instanceof ServiceError && error.facts.param === 'starting_after'
  throw isWrong ? invalidParameter('cursor', 'It must be the nextCursor of another page.') : error
}

/** Reads a resource of the account; resources of other accounts are not found. */
export async function readResource(uri: string, call: McpCall): Promise<ReadResourceResult> {
  try {
    return { contents: [{ uri, mimeType: 'text/markdown', text: await textOf(uri, call) }] }
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not_found') {
      throw new ResourceNotFoundError(uri)
    }
    throw error
  }
}

async function textOf(uri: string, call: McpCall): Promise<string> {
  const docId = documentAt(uri)
  if (docId !== undefined) {
    const window = { offset: 0, charactersMax: contractLimits.toolTextCharactersMax + 1 }
    const { text } = await readDocument(docId, window, call)
    return firstPage(text)
  }
  if (uri.startsWith(graphsPrefix)) return summaryOf(uri.slice(graphsPrefix.length), call)
  throw new ResourceNotFoundError(uri)
}

function firstPage(text: string): string {
  const max = contractLimits.toolTextCharactersMax
  if (text.length <= max) return text
  return `${text.slice(0, max).toWellFormed()}\n\n(The tool fetch reads on, from offset ${max}.)`
}

async function summaryOf(graph_id: string, call: McpCall): Promise<string> {
  const graph = await bodyOf('getGraph', { graph_id }, call)
  const { data } = await bodyOf('listCommunities', { graph_id, limit: 10 }, call)
  const topics = data.map(({ title, summary }) =>
    [`## ${title}`, ...summary.map(({ sentence }) => `- ${sentence}`)].join('\n'),
  )
  const counts = `${graph.documents} documents, ${graph.nodes} nodes, ${graph.edges} edges`
  return firstPage([`# ${graph.name}`, counts, ...topics].join('\n\n'))
}
