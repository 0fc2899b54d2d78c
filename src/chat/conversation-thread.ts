import { isMainThread, workerData } from 'node:worker_threads'
import { lowerPriority } from '../base/turns/lower-priority.ts'
import {
  type ConversationPage,
  listConversations,
  type StoredConversation,
} from '../storage/chat/list-conversations.ts'
import { openReader } from '../storage/open-reader.ts'
import type { StorageConfig } from '../storage/open-storage.ts'
import type { PageOf } from '../storage/statements/page.ts'

export type Sought = { readonly accountId: string; readonly page: ConversationPage }

// The pool of threads passes its `workerData` to each of them.
const storage = await openReader(workerData as StorageConfig)

/** A page of the conversations of an account that match the search, the last used first. */
export function search({ accountId, page }: Sought): Promise<PageOf<StoredConversation>> {
  return listConversations(storage, accountId, page)
}

if (!isMainThread) lowerPriority()
