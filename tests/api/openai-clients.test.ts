import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Access, ChatPeer } from '../peers/chat-peer.ts'
import { havePeers, importPeer } from '../support/peers/import-peers.ts'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'

const yard = 'The Halvorsen yard was founded in 1874 by Mats Halvorsen. It closed in 1977.'
const question = 'Who founded the Halvorsen yard?'
const postsPerMinute = 20

describe.runIf(havePeers)('clients of others ask unchanged', () => {
  let service: ComposedService
  let ada: TestCaller

  beforeAll(async () => {
    service = await composeService('sqlite', {
      RATE_LIMIT_POST_PER_MINUTE: String(postsPerMinute),
    })
    ada = await service.account()
    await ada.call('addDocument', { title: 'The yard', text: yard })
  })
  afterAll(() => service?.[Symbol.asyncDispose]())

  const accessOf = ({ key }: { key: string }, more: Partial<Access> = {}): Access => ({
    url: `${service.url}/v1`,
    key,
    model: 'snap',
    ...more,
  })
  const newKey = () => service.caller(ada.accountId)
  const balance = async () => (await ada.call('getUsage', {})).balance

  test('openai lists the models', async () => {
    type Exports = { listModels(access: Access): Promise<string[]> }
    const { listModels } = await importPeer<Exports>('openai-peer')

    expect(await listModels(accessOf(ada))).toContain('ponder:graph')
  })

  describe.each(['openai-peer', 'ai-peer', 'langchain-peer'])('%s', (file) => {
    let peer: ChatPeer

    beforeAll(async () => {
      peer = (await importPeer<{ peer: ChatPeer }>(file)).peer
    })

    test('asks, and streams the same to the end', async () => {
      const access = accessOf(await newKey(), { model: 'snap:graph' })

      const whole = await peer.ask(access, question)
      const pieces: string[] = []
      for await (const piece of peer.stream(access, question)) pieces.push(piece)

      expect(whole).toContain('Mats Halvorsen')
      expect(pieces.join('')).toBe(whole)
    })

    test('may leave in the middle, and the service goes on', async () => {
      const access = accessOf(await newKey())
      const leaving = new AbortController()

      const left = async () => {
        for await (const _ of peer.stream(access, question, leaving.signal)) leaving.abort()
      }

      await left().catch(() => {})
      expect(leaving.signal.aborted).toBe(true)
      expect(await peer.ask(access, question)).toContain('Mats Halvorsen')
    })

    test.each([
      ['a key that nobody has', 401, async () => ({ key: 'svc_key_live_x' })],
      ['too few tokens', 402, () => service.account(1)],
      ['too many calls', 429, spentKey],
    ])('%s: it tells of %d', async (_what, status, caller) => {
      const refused = peer.ask(accessOf(await caller()), question)

      expect(peer.statusOf(await refused.catch((error: unknown) => error))).toBe(status)
    })

    test('pays once for a call that it repeats under the same key', async () => {
      const headers = { 'idempotency-key': `same-${file}` }
      const access = accessOf(await newKey(), { headers })
      const before = await balance()

      const first = await peer.ask(access, question)
      const again = await peer.ask(access, question)

      expect(again).toBe(first)
      expect(before - (await balance())).toBe(3)
    })
  })

  async function spentKey(): Promise<TestCaller> {
    const key = await newKey()
    for (let count = 0; count < postsPerMinute; count++) await key.send('createGraph', {})
    return key
  }
})
