import type { Tool as ListedTool } from '@modelcontextprotocol/server'
import type { Caller } from '../access/caller.ts'
import { listTool } from './list-tool.ts'
import { type Tool, tools } from './tools/tools.ts'

export type OfferedTool = Tool & { readonly listed: ListedTool }

const offered: readonly OfferedTool[] = tools.map((tool) => ({ ...tool, listed: listTool(tool) }))

/**
 * The tools that the scopes of a key permit. The URL can only narrow them: `?tools=ask,search` to those named, and
 * `?readonly=1` to those that change nothing; so does the header `X-MCP-Toolsets`.
 */
export function toolsFor(caller: Caller, request: Request | undefined): readonly OfferedTool[] {
  const wanted = wantedTools(request)
  return offered.filter(
    ({ operation: { scope }, mcp }) =>
      (scope === undefined || caller.scopes.has(scope)) &&
      (!wanted.names || wanted.names.has(mcp.name)) &&
      (!wanted.readOnly || mcp.hints.readOnly),
  )
}

function wantedTools(request: Request | undefined): {
  readonly names?: ReadonlySet<string>
  readonly readOnly?: boolean
} {
  if (!request) return {}
  const query = new URL(request.url).searchParams
  const listed = query.get('tools') ?? request.headers.get('x-mcp-toolsets')
  const readOnly = query.get('readonly')
  return {
    ...(listed !== null && { names: new Set(listed.split(',').map((name) => name.trim())) }),
    readOnly: readOnly !== null && readOnly !== '0' && readOnly !== 'false',
  }
}
