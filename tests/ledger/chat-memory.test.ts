import { expect, test } from 'vitest'
import { Chat } from '../../src/chat/chat.ts'
import { ChatPlaces } from '../../src/chat/chat-places.ts'
import type { Engine } from '../../src/engines/engine.ts'
import { Ledger } from '../../src/ledger/ledger.ts'
import { LedgerStore } from '../../src/storage/ledger/ledger-store.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { collectGarbage } from '../support/threads/collect-garbage.ts'
import { newAccount } from './holds.ts'

test.each(storageEngines)(
  'what a turn has read is forgotten when it ends, on $name',
  async ({ open }) => {
    await using storage = await open()
    const accountId = await newAccount(storage, 100)
    const read: WeakRef<object>[] = []
    const engine: Engine = {
      isLocal: true,
      isConfigured: true,
      async *answer() {
        const passages: never[] = []
        read.push(new WeakRef(passages))
        yield { type: 'answer', text: 'Here.', citations: [], passages }
      },
    }
    const ledger = new Ledger(new LedgerStore(storage), 'server:test')
    const chat = new Chat(
      { rag: engine, graph: engine, web: engine },
      ledger,
      new ChatPlaces(1),
      25,
    )

    for (let turn = 0; turn < 3; turn++) {
      const begun = await chat.begin({
        keyId: undefined,
        thinking: 'snap',
        engine: 'rag',
        reach: { accountId },
        messages: [{ role: 'user', content: 'Who?' }],
      })
      if ('replay' in begun) throw new Error('Nothing was answered before')
      for await (const _event of begun);
    }

    // What the last turn used may still be on the stack, and the others end when their promises have settled.
    const remembered = () => {
      collectGarbage()
      return read.slice(0, 2).filter((one) => one.deref() !== undefined)
    }
    await expect.poll(remembered).toEqual([])
  },
)
