import { CLIENT_INFO_META_KEY } from '@modelcontextprotocol/server'
import type { McpCall } from './mcp-call.ts'

/** Whether the client is ChatGPT, which reads results of `search` and `fetch` only as JSON in the text. */
export function isChatGpt({ request, mcp }: McpCall): boolean {
  const envelope: Readonly<Record<string, unknown>> = mcp.envelope ?? {}
  const named = JSON.stringify(envelope[CLIENT_INFO_META_KEY] ?? '')
  return /openai|chatgpt/i.test(`${named} ${request?.headers.get('user-agent') ?? ''}`)
}
