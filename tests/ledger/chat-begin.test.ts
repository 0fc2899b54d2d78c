import { describe, expect, test } from 'vitest'
import { Chat } from '../../src/chat/chat.ts'
import { ChatPlaces } from '../../src/chat/chat-places.ts'
import type { Engine } from '../../src/engines/engine.ts'
import { Ledger } from '../../src/ledger/ledger.ts'
import { LedgerStore } from '../../src/storage/ledger/ledger-store.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { newAccount } from './holds.ts'

/** An engine that tells when it began and when it was told to stop. */
function watched(isLocal: boolean) {
  const seen = { began: false, stopped: false }
  const engine: Engine = {
    isLocal,
    isConfigured: true,
    async *answer(_question, _tools, signal) {
      seen.began = true
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
      seen.stopped = true
      yield* []
    },
  }
  return { engine, seen }
}

describe.each(storageEngines)('a chat that cannot be paid, on $name', ({ open }) => {
  test('is refused, asks nobody outside, and what it began here stops', async () => {
    await using storage = await open()
    const accountId = await newAccount(storage, 1)
    const store = new LedgerStore(storage)
    const [here, outside] = [watched(true), watched(false)]
    const engines = { rag: here.engine, graph: here.engine, web: outside.engine }
    const chat = new Chat(engines, new Ledger(store, 'server:test'), new ChatPlaces(1), 25)

    for (const engine of ['rag', 'web'] as const) {
      const begun = chat.begin({
        keyId: undefined,
        thinking: 'snap',
        engine,
        reach: { accountId },
        messages: [{ role: 'user', content: 'Who?' }],
      })
      await expect(begun).rejects.toMatchObject({ code: 'insufficient_tokens' })
    }

    expect(here.seen).toEqual({ began: true, stopped: true })
    expect(outside.seen).toEqual({ began: false, stopped: false })
    expect(await store.balance(accountId)).toMatchObject({ available: 1, held: 0 })
  })
})
