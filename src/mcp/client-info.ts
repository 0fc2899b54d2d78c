import { CLIENT_CAPABILITIES_META_KEY, CLIENT_INFO_META_KEY } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { McpCall } from './mcp-call.ts'

type Asked = Pick<McpCall, 'request' | 'mcp'>

/** A client writes its name itself, and the log should not be filled with it. */
const charactersMax = 100

const ClientInfo = z.object({ name: z.string(), version: z.string().optional() })
const Capabilities = z.object({ extensions: z.record(z.string(), z.unknown()) })

/**
 * The name and version of the client: as it introduces itself with each request or, in older revisions, as its HTTP
 * library does. Empty if it does neither.
 */
export function clientOf(call: Asked): string {
  const { data: info } = ClientInfo.safeParse(envelopeOf(call)[CLIENT_INFO_META_KEY])
  const named = info && [info.name, info.version].filter(Boolean).join(' ')
  return (named ?? userAgentOf(call) ?? '').slice(0, charactersMax)
}

/** Whether the client is ChatGPT, which reads results of `search` and `fetch` only as JSON in the text. */
export function isChatGpt(call: Asked): boolean {
  const named = JSON.stringify(envelopeOf(call)[CLIENT_INFO_META_KEY] ?? '')
  return /openai|chatgpt/i.test(`${named} ${userAgentOf(call) ?? ''}`)
}

/** Whether the client declares that it supports an extension of the protocol. */
export function supports(extension: string, call: Asked): boolean {
  const declared = Capabilities.safeParse(envelopeOf(call)[CLIENT_CAPABILITIES_META_KEY])
  return declared.success && Object.hasOwn(declared.data.extensions, extension)
}

/** What a client tells of itself with each request; nothing in older revisions of the protocol. */
function envelopeOf({ mcp }: Asked): Readonly<Record<string, unknown>> {
  return mcp.envelope ?? {}
}

function userAgentOf({ request }: Asked): string | null | undefined {
  return request?.headers.get('user-agent')
}
