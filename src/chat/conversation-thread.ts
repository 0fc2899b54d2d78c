import { isMainThread } from 'node:worker_threads'
import { lowerPriority } from '../base/turns/lower-priority.ts'
import {
  type ConversationPage,
  listConversations,
  type StoredConversation,
} from '../storage/chat/list-conversations.ts'
import { openReaderOfPool } from '../storage/open-reader.ts'
import type { PageOf } from '../storage/statements/page.ts'

export type Sought = { readonly accountId: string; readonly page: ConversationPage }

const storage = await openReaderOfPool()

/** A page of the conversations of an account that match the search, the last used first. */
export function search({ accountId, page }: Sought): Promise<PageOf<StoredConversation>> {
  return listConversations(storage, accountId, page)
}

if (!isMainThread) lowerPriority()
