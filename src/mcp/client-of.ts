import { CLIENT_INFO_META_KEY } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { McpCall } from './mcp-call.ts'

const charactersMax = 100

const ClientInfo = z.object({ name: z.string(), version: z.string().optional() })

/**
 * The name and version of the client: as it introduces itself with each request or, in older revisions, as its HTTP
 * library does. Empty if it does neither.
 */
export function clientOf({ request, mcp }: Pick<McpCall, 'request' | 'mcp'>): string {
  const envelope: Readonly<Record<string, unknown>> = mcp.envelope ?? {}
  const { data: info } = ClientInfo.safeParse(envelope[CLIENT_INFO_META_KEY])
  const named = info && [info.name, info.version].filter(Boolean).join(' ')
  return (named ?? request?.headers.get('user-agent') ?? '').slice(0, charactersMax)
}
