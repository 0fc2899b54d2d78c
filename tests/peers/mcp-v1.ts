import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { McpPeer, ToolResult } from './mcp-peer.ts'

/** The client that knows the protocol up to 2025-11-25. */
export const peers: readonly McpPeer[] = [
  {
    name: 'v1',
    async connect(url, key) {
      const client = new Client({ name: 'test', version: '1' })
      const requestInit = { headers: { authorization: `Bearer ${key}` } }
      const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit })
      // Its types know no `undefined` where the setting for exact optional fields is on.
      await client.connect(transport as Parameters<Client['connect']>[0])
      return {
        listTools: async () => (await client.listTools()).tools.map(({ name }) => name),
        call: async (name, args, options) =>
          // The client has checked that it is one.
          (await client.callTool({ name, arguments: args }, undefined, options)) as ToolResult,
        close: () => client.close(),
      }
    },
  },
]
