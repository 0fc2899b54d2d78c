import { sql } from 'kysely'
import { searchable } from './conversation-writes.ts'
import { keysetPage, type Page, type PageOf } from './page.ts'
import type { Storage } from './storage.ts'

/** Times are milliseconds since 1970. */
export type StoredConversation = {
  readonly id: string
  /** Empty until the first question is answered, unless it was given one. */
  readonly title: string
  readonly turns: number
  readonly createdAt: number
  readonly updatedAt: number
}

export type StoredTurn = {
  readonly id: string
  readonly question: string
  readonly reply: string
  /** The answer as it was given, and what the turn says of it besides, each as JSON. Null once the answer is gone. */
  readonly response: string | null
  readonly answer: string
  readonly createdAt: number
}

/** A page of conversations: up to `limit`, the last used first, after one that was last used at `updatedAt`. */
export type ConversationPage = {
  readonly limit: number
  readonly after?: Pick<StoredConversation, 'id' | 'updatedAt'> | undefined
  /** Part of what they say. */
  readonly saying?: string | undefined
}

export class ConversationStore {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  async list(
    accountId: string,
    { limit, after, saying }: ConversationPage,
  ): Promise<PageOf<StoredConversation>> {
    let query = this.#conversations(accountId)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
    if (after) {
      query = query.where((row) =>
        row.or([
          row('updated_at', '<', after.updatedAt),
          row.and([row('updated_at', '=', after.updatedAt), row('id', '<', after.id)]),
        ]),
      )
    }
    if (saying !== undefined) {
      const pattern = `%${searchable(saying).replace(/[\\%_]/g, '\\$&')}%`
      query = query.where(sql<boolean>`(words like ${pattern} escape '\\' or exists (
        select 1 from turns where conversation_id = conversations.id and turns.words like ${pattern} escape '\\'))`)
    }
    const rows = await query.execute()
    return { entries: rows.slice(0, limit), hasMore: rows.length > limit }
  }

  find(accountId: string, conversationId: string): Promise<StoredConversation | undefined> {
    return this.#conversations(accountId).where('id', '=', conversationId).executeTakeFirst()
  }

  /** The turns of a conversation, the newest first. */
  async turns(conversationId: string, page: Page): Promise<PageOf<StoredTurn>> {
    const query = this.#storage.db
      .selectFrom('turns')
      .leftJoin('interactions', 'interactions.id', 'turns.id')
      .select(['turns.id', 'question', 'reply', 'answer', 'turns.created_at as createdAt'])
      .select('response')
      .where('conversation_id', '=', conversationId)
    const rows = await keysetPage(query, 'turns.id', page).execute()
    return { entries: rows.slice(0, page.limit), hasMore: rows.length > page.limit }
  }

  create(accountId: string, conversationId: string, title: string): Promise<void> {
    return this.#storage.write.createConversation({ accountId, conversationId, title })
  }

  /** False if the account has no such conversation. */
  rename(accountId: string, conversationId: string, title: string): Promise<boolean> {
    return this.#storage.write.renameConversation({ accountId, conversationId, title })
  }

  remove(accountId: string, conversationId: string): Promise<void> {
    return this.#storage.write.deleteConversation({ accountId, conversationId })
  }

  #conversations(accountId: string) {
    return this.#storage.db
      .selectFrom('conversations')
      .select(['id', 'title', 'turn_count as turns'])
      .select(['created_at as createdAt', 'updated_at as updatedAt'])
      .where('account_id', '=', accountId)
  }
}
