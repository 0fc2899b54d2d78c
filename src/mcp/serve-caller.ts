import { McpServer } from '@modelcontextprotocol/server'
import type { Caller } from '../access/caller.ts'
import { completeArgument } from './complete-argument.ts'
import { instructionsFor } from './instructions.ts'
import type { McpParts } from './mcp-parts.ts'
import { orProtocolError } from './or-protocol-error.ts'
import { listPrompts, writePrompt } from './prompts.ts'
import { listResources, readResource, templatesFor } from './resources.ts'
import { callTool } from './tool-calls/call-tool.ts'
import { serveTasks, tasksExtension } from './tool-calls/tasks.ts'
import { toolsFor, type WantedTools, wantedTools } from './tool-calls/tools-for.ts'

/** How long a client may keep what depends on the key alone, and what changes with the documents. */
const privately = { ttlMs: 300_000, cacheScope: 'private' } as const
const briefly = { ttlMs: 10_000, cacheScope: 'private' } as const

/** A server object for one caller, with the tools that the key's scopes and the request's URL permit. */
export function serveCaller(
  caller: Caller,
  requestId: string,
  parts: McpParts,
  { request, wanted = {} }: { readonly request?: Request; readonly wanted?: WantedTools } = {},
): McpServer {
  const tools = toolsFor(caller, request ? wantedTools(request) : wanted)
  const offered = new Set(tools.map(({ mcp }) => mcp.name))
  const mcp = serverOf(parts, offered)
  const around = { caller, requestId, ...parts }
  // The inner server object, as the class around it rejects a tool that returns a task.
  const { server } = mcp

  server.setRequestHandler('tools/list', () => ({ tools: tools.map(({ listed }) => listed) }))
  server.setRequestHandler('tools/call', ({ params }, context) =>
    callTool(tools, params, { ...around, mcp: context.mcpReq, request }),
  )
  server.setRequestHandler('resources/list', ({ params }, { mcpReq }) =>
    orProtocolError({ ...around, mcp: mcpReq }, (call) => listResources(params?.cursor, call)),
  )
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: templatesFor(caller),
  }))
  server.setRequestHandler('resources/read', ({ params }, { mcpReq }) =>
    orProtocolError({ ...around, mcp: mcpReq }, (call) => readResource(params.uri, call)),
  )
  server.setRequestHandler('prompts/list', () => ({ prompts: listPrompts(offered) }))
  server.setRequestHandler('prompts/get', ({ params }) =>
    writePrompt(params.name, params.arguments ?? {}, offered),
  )
  server.setRequestHandler('completion/complete', ({ params }, { mcpReq }) =>
    orProtocolError({ ...around, mcp: mcpReq }, (call) => completeArgument(params, call)),
  )
  serveTasks(server, (mcpReq) => ({ ...around, mcp: mcpReq }))
  return mcp
}

/** Lists change with the key, the URL and the documents; a client learns it when it asks again. */
const unannounced = {
  tools: { listChanged: false },
  resources: { listChanged: false },
  prompts: { listChanged: false },
}

function serverOf({ version, baseUrl }: McpParts, offered: ReadonlySet<string>): McpServer {
  return new McpServer(
    { name: 'skein', title: 'Skein', version, websiteUrl: baseUrl.href },
    {
      capabilities: {
        ...unannounced,
        completions: {},
        extensions: { [tasksExtension]: {} },
      },
      instructions: instructionsFor(offered),
      cacheHints: {
        'tools/list': privately,
        'prompts/list': privately,
        'server/discover': privately,
        'resources/list': briefly,
        'resources/templates/list': privately,
      },
    },
  )
}
