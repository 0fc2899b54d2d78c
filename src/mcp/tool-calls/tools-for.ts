import type { Tool as ListedTool } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Caller } from '../../access/caller.ts'
import { invalidParameter } from '../../base/errors/invalid-parameter.ts'
import type { Scope } from '../../contract/scope.ts'
import { parseInput } from '../../operations/input/parse-input.ts'
import { queryFields } from '../../operations/input/query-fields.ts'
import { type RunnableTool, tools } from '../tools/tools.ts'
import { listTool } from './list-tool.ts'

/** The tools that a client requests; all by default. */
export type WantedTools = {
  readonly names?: ReadonlySet<string>
  readonly readOnly?: boolean
}

export type OfferedTool = RunnableTool & { readonly listed: ListedTool }

/** Built for the first client, as most processes never have one. */
let offered: readonly OfferedTool[] | undefined

/** Throws `invalid_request` if there is no tool of a requested name, which would silently offer less. */
export function demandKnown({ names }: WantedTools): void {
  const known = tools.map(({ mcp }) => mcp.name)
  const unknown = [...(names ?? [])].find((name) => !known.includes(name))
  if (unknown === undefined) return
  const why = `There is no tool ${JSON.stringify(unknown.slice(0, 64))}. There are: ${known.join(', ')}.`
  throw invalidParameter('tools', why)
}

/** The requested tools that the caller's scopes permit. */
export function toolsFor(caller: Caller, wanted: WantedTools): readonly OfferedTool[] {
  offered ??= tools.map((tool) => ({ ...tool, listed: listTool(tool) }))
  return offered.filter(
    ({ operation: { scope }, mcp }) =>
      (scope === undefined || caller.scopes.has(scope)) &&
      (!wanted.names || wanted.names.has(mcp.name)) &&
      (!wanted.readOnly || mcp.hints.readOnly),
  )
}

const ToolCall = z.looseObject({
  method: z.literal('tools/call'),
  params: z.looseObject({ name: z.string() }),
})

/** The scope that the caller lacks for the tool that a message calls, if it is one and there is no more to it. */
export function missingScope(caller: Caller, message: unknown): Scope | undefined {
  const call = ToolCall.safeParse(message).data
  const tool = call && tools.find(({ mcp }) => mcp.name === call.params.name)
  const scope = tool?.operation.scope
  return scope !== undefined && !caller.scopes.has(scope) ? scope : undefined
}

/** The parameters of the URL. A mistyped one would silently offer more than was wanted. */
const Narrowing = z.strictObject({ tools: z.string(), readonly: z.string() }).partial()

/**
 * Parses the request: `?tools=ask,search`, or the header `X-MCP-Toolsets`, selects tools by name; `?readonly=1` those
 * that change nothing. Throws `invalid_request` for another parameter.
 */
export function wantedTools(request: Request): WantedTools {
  const query = parseInput(Narrowing, queryFields(new URL(request.url).searchParams))
  const listed = query.tools ?? request.headers.get('x-mcp-toolsets')
  return {
    ...(listed !== null && { names: new Set(listed.split(',').map((name) => name.trim())) }),
    readOnly: query.readonly !== undefined && !['0', 'false'].includes(query.readonly),
  }
}
