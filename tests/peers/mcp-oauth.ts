import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Answer, Memory, OAuthConnection, OAuthPeer } from './oauth-peer.ts'

export const redirectUrl = 'http://localhost:4999/callback'

export const peers: readonly OAuthPeer[] = [
  {
    name: 'v2',
    async connect(url, fetch, answer, memory = {}) {
      const back = new Provider(memory, answer)
      const transport = () =>
        new StreamableHTTPClientTransport(new URL(url), { authProvider: back.provider, fetch })
      const client = new Client({ name: 'test', version: '1' })
      const first = transport()
      await client.connect(first).catch(async (error: unknown) => {
        if (!back.cameTo) throw error
        await first.finishAuth(back.cameTo.searchParams)
        await client.connect(transport())
      })
      return connectionOf(client, memory)
    },
  },
  {
    name: 'v1',
    async connect(url, fetch, answer, memory = {}) {
      const back = new Provider(memory, answer)
      const transport = () =>
        new OlderTransport(new URL(url), { authProvider: back.provider as never, fetch })
      const client = new OlderClient({ name: 'test', version: '1' })
      const first = transport()
      // Its types know no `undefined` where the setting for exact optional fields is on.
      await client.connect(first as never).catch(async (error: unknown) => {
        if (!back.cameTo) throw error
        await first.finishAuth(back.cameTo.searchParams.get('code') ?? '')
        await client.connect(transport() as never)
      })
      return connectionOf(client, memory)
    },
  },
]

function connectionOf(client: Client | OlderClient, memory: Memory): OAuthConnection {
  return {
    memory,
    listTools: async () => {
      const { tools } = await client.listTools()
      return tools.map(({ name }) => name)
    },
    close: () => client.close(),
  }
}

/** Keeps in memory what a client knows, and lets the person answer as soon as they are asked. */
class Provider {
  /** Where the person has come back. */
  cameTo: URL | undefined
  readonly provider: OAuthClientProvider

  constructor(memory: Memory, answer: Answer) {
    this.provider = {
      redirectUrl,
      clientMetadata: {
        client_name: 'Peer',
        redirect_uris: [redirectUrl],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'none',
      },
      clientInformation: () => memory.client as never,
      saveClientInformation: (client) => {
        memory.client = client
      },
      tokens: () => memory.tokens as never,
      saveTokens: (tokens) => {
        memory.tokens = tokens
      },
      codeVerifier: () => memory.verifier ?? '',
      saveCodeVerifier: (verifier) => {
        memory.verifier = verifier
      },
      discoveryState: () => memory.discovery as never,
      saveDiscoveryState: (discovery) => {
        memory.discovery = discovery
      },
      redirectToAuthorization: async (address) => {
        this.cameTo = await answer(address)
      },
    }
  }
}
