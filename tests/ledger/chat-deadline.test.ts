import { afterEach, describe, expect, test, vi } from 'vitest'
import { Chat } from '../../src/chat/chat.ts'
import { ChatPlaces } from '../../src/chat/chat-places.ts'
import type { Engine } from '../../src/engines/engine.ts'
import { Ledger } from '../../src/ledger/ledger.ts'
import { LedgerStore } from '../../src/storage/ledger/ledger-store.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { newAccount } from './holds.ts'

/** An engine that heeds no signal and never answers. */
const silent: Engine = {
  isLocal: true,
  isConfigured: true,
  async *answer() {
    await new Promise(() => {})
    yield* []
  },
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe.each(storageEngines)('a chat without an answer, on $name', ({ open }) => {
  test.each([
    ['snap', 60_000],
    ['ponder', 180_000],
  ] as const)('ends in time with %s, costs nothing and leaves its place', async (thinking, ms) => {
    await using storage = await open()
    const accountId = await newAccount(storage, 100)
    const store = new LedgerStore(storage)
    const engines = { rag: silent, graph: silent, web: silent }
    const chat = new Chat(engines, new Ledger(store, 'server:test'), new ChatPlaces(1), 25)
    const { setTimeout } = globalThis
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((work, asked) =>
      setTimeout(work, asked === ms ? 30 : asked),
    )

    for (let count = 0; count < 2; count++) {
      const begun = await chat.begin({
        keyId: undefined,
        thinking,
        engine: 'rag',
        reach: { accountId },
        idempotency: undefined,
        messages: [{ role: 'user', content: 'Who?' }],
      })
      if ('replay' in begun) throw new Error('Nothing was answered before')
      await expect(toTheEnd(begun)).rejects.toMatchObject({ code: 'overloaded' })
    }

    expect(await store.balance(accountId)).toMatchObject({ available: 100, held: 0 })
  })
})

async function toTheEnd(events: AsyncIterable<unknown>): Promise<void> {
  for await (const _event of events);
}
