import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { McpConnection, McpPeer } from '../peers/mcp-peer.ts'
import { havePeers, importPeer } from '../support/peers/import-peers.ts'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { type LocalWeb, startLocalWeb } from '../support/web/local-web.ts'

const yard = 'The Halvorsen yard was founded in 1874 by Mats Halvorsen. It closed in 1977.'
const question = 'Who founded the Halvorsen yard?'

describe.runIf(havePeers)('clients of others use MCP unchanged', () => {
  let service: ComposedService
  let web: LocalWeb
  const peers = new Map<string, McpPeer>()

  beforeAll(async () => {
    web = await startLocalWeb(builtInPages)
    service = await composeService('sqlite', web.env)
    for (const file of ['mcp-v1', 'mcp-v2']) {
      const exported = await importPeer<{ peers: readonly McpPeer[] }>(file)
      for (const peer of exported.peers) peers.set(peer.name, peer)
    }
  })
  afterAll(async () => {
    await service?.[Symbol.asyncDispose]()
    await web?.[Symbol.asyncDispose]()
  })

  describe.each(['v1', 'v2 legacy', 'v2 auto', 'v2 pin'])('%s', (name) => {
    let ada: TestCaller
    let connection: McpConnection
    const connect = (key: string) => {
      const peer = peers.get(name)
      if (!peer) throw new Error(`There is no peer ${name}`)
      return peer.connect(`${service.url}/api/mcp`, key)
    }
    const balance = async () => (await ada.call('getUsage', {})).balance

    beforeAll(async () => {
      ada = await service.account()
      await ada.call('addDocument', { title: 'The yard', text: yard })
      connection = await connect(ada.key)
    })
    afterAll(() => connection?.close())

    test('asks, is told of the steps, and its own check of the result passes', async () => {
      const told: number[] = []

      const names = await connection.listTools()
      const onprogress = ({ progress }: { progress: number }) => told.push(progress)
      const result = await connection.call('ask', { question }, { onprogress })

      expect(names).toContain('ask')
      expect(result.structuredContent?.answer).toContain('Mats Halvorsen')
      expect(told.length).toBeGreaterThan(0)
      expect(told).toEqual(told.toSorted((a, b) => a - b))
    })

    test('every tool that only reads gives a result that fits its description', async () => {
      await connection.listTools()
      const graphs = await connection.call('graph_list', {})
      const { data } = z
        .object({ data: z.array(z.looseObject({ graph_id: z.string() })) })
        .parse(graphs.structuredContent)
      const calls: [string, Record<string, unknown>][] = [
        ['search', { query: 'Halvorsen' }],
        ['document_list', {}],
        ['graph_query', { graph_id: data[0]?.graph_id, query: 'Halvorsen yard' }],
        ['model_list', {}],
        ['account_get', {}],
      ]

      for (const [tool, args] of calls) {
        expect(await connection.call(tool, args), tool).not.toHaveProperty('isError')
      }
    })

    test('starts research, and is told of its progress to the end', async () => {
      const told: number[] = []
      const args = { topic: 'The Norrvik Sound Bridge', model: 'snap', max_results: 2 }

      const started = await connection.call('research_start', args)
      const { research_id } = started.structuredContent ?? {}
      const onprogress = ({ progress }: { progress: number }) => told.push(progress)
      const done = await connection.call('research_get', { research_id }, { onprogress })

      expect(done.structuredContent).toMatchObject({ status: 'done', progress: 1 })
      expect(told.length).toBeGreaterThan(0)
    })

    test('leaves in the middle, comes back and pays once', async () => {
      const before = await balance()
      const leaving = new AbortController()
      const args = { question: 'When did the Halvorsen yard close?' }

      const left = connection.call('ask', args, { signal: leaving.signal }).catch(() => {})
      setTimeout(() => leaving.abort(), 3)
      await left
      const { structuredContent } = await connection.call('ask', args)

      expect(structuredContent?.answer).toContain('1977')
      expect(before - (await balance())).toBe(3)
    })

    test('pays once under its own key', async () => {
      const before = await balance()
      const args = { question, idempotency_key: 'mine' }

      const first = await connection.call('ask', args)
      const again = await connection.call('ask', args)

      expect(again.structuredContent?.interaction_id).toBe(first.structuredContent?.interaction_id)
      expect(before - (await balance())).toBe(3)
    })

    test('is told what is missing by a poor account, and nothing by a key that was revoked', async () => {
      const poor = await connect((await service.account(1)).key)
      const revoked = await service.caller(ada.accountId)
      const late = await connect(revoked.key)
      await ada.call('revokeKey', { key_id: revoked.keyId })

      const refused = await poor.call('ask', { question })

      expect(refused.isError).toBe(true)
      expect(refused.content[0]?.text).toContain('Need 3, have 1')
      await expect(late.call('ask', { question })).rejects.toThrow()
      await Promise.all([poor.close(), late.close()])
    })
  })
})
