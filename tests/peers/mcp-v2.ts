import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { McpPeer, ToolResult } from './mcp-peer.ts'

const modes = { legacy: 'legacy', auto: 'auto', pin: { pin: '2026-07-28' } } as const

/** The client that knows the protocol of 2026-07-28 too, in each of its ways to find out what a server knows. */
export const peers: readonly McpPeer[] = Object.entries(modes).map(([how, mode]) => ({
  name: `v2 ${how}`,
  async connect(url, key) {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
    const requestInit = { headers: { authorization: `Bearer ${key}` } }
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }))
    return {
      listTools: async () => (await client.listTools()).tools.map(({ name }) => name),
      call: async (name, args, options) =>
        // The client has checked that it is one.
        (await client.callTool({ name, arguments: args }, options)) as ToolResult,
      close: () => client.close(),
    }
  },
}))
