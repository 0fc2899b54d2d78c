import { FairThreads } from '../base/turns/fair-threads.ts'
import type { ConversationPage, StoredConversation } from '../storage/chat/list-conversations.ts'
import type { StorageConfig } from '../storage/open-storage.ts'
import type { PageOf } from '../storage/statements/page.ts'
import type { Sought } from './conversation-thread.ts'

/**
 * Searches conversations by text, in threads that serve the accounts in turn. A search scans all stored messages, which
 * takes the embedded store a second for 500 MB.
 */
export class ConversationSearch implements AsyncDisposable {
  readonly #threads: FairThreads

  constructor(config: StorageConfig) {
    this.#threads = new FairThreads({
      filename: new URL('./conversation-thread.ts', import.meta.url).href,
      workerData: config,
      minThreads: 0,
      idleTimeout: 5_000,
      what: 'searches in conversations',
      atOnceMax: 2,
      atOnceOfOneMax: 1,
      waitingOfOneMax: 16,
      waitingMax: 256,
      waitMsMax: 30_000,
      workMsMax: 20_000,
      readsStorage: true,
    })
  }

  find(accountId: string, page: ConversationPage): Promise<PageOf<StoredConversation>> {
    const sought: Sought = { accountId, page }
    return this.#threads.run(accountId, 'search', sought)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#threads[Symbol.asyncDispose]()
  }
}
