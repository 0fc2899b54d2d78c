import { sql } from 'kysely'
import { keysetPage, type Page, type PageOf } from '../statements/page.ts'
import type { Storage } from '../storage.ts'
import {
  type ConversationPage,
  conversationsOf,
  listConversations,
  type StoredConversation,
} from './list-conversations.ts'

/** A question of a conversation with its answer. Times are milliseconds since 1970. */
export type StoredTurn = {
  readonly id: string
  readonly question: string
  readonly reply: string
  /** The answer as it was given, as JSON; null if it has been removed. */
  readonly response: string | null
  /** What the turn keeps of its answer besides, such as the engine and the time it took, as JSON. */
  readonly answer: string
  readonly createdAt: number
}

/** The most bytes of answers on one page of turns; a single longer answer is still returned. */
const answerBytesOfPageMax = 2 * 1024 * 1024

/** Reads and changes the conversations of accounts. */
export class ConversationStore {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  list(accountId: string, page: ConversationPage): Promise<PageOf<StoredConversation>> {
    return listConversations(this.#storage, accountId, page)
  }

  find(accountId: string, conversationId: string): Promise<StoredConversation | undefined> {
    return conversationsOf(this.#storage, accountId)
      .where('id', '=', conversationId)
      .executeTakeFirst()
  }

  /**
   * The turns of a conversation, newest first. A page has fewer than its limit, but at least one, if answers are long:
   * each contains all messages that led to it.
   */
  async turns(conversationId: string, page: Page): Promise<PageOf<StoredTurn>> {
    const { ids, hasMore } = await this.#turnsThatFit(conversationId, page)
    // PostgreSQL takes no empty list.
    if (ids.length === 0) return { entries: [], hasMore }
    const entries = await this.#turns(conversationId)
      .select(['turns.id', 'question', 'reply', 'answer', 'turns.created_at as createdAt'])
      .select('response')
      .where('turns.id', 'in', ids)
      .orderBy('turns.id', 'desc')
      .execute()
    return { entries, hasMore }
  }

  /** The other turns of the conversation that an answer of the account belongs to; none if it belongs to none. */
  turnsBeside(
    accountId: string,
    interactionId: string,
  ): Promise<readonly Pick<StoredTurn, 'reply' | 'response'>[]> {
    return this.#storage.db
      .selectFrom('turns as own')
      .innerJoin('conversations', 'conversations.id', 'own.conversation_id')
      .innerJoin('turns', 'turns.conversation_id', 'own.conversation_id')
      .leftJoin('interactions', 'interactions.id', 'turns.id')
      .select(['turns.reply', 'response'])
      .where('own.id', '=', interactionId)
      .where('conversations.account_id', '=', accountId)
      .where('turns.id', '<>', interactionId)
      .execute()
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

  /** Reads only the sizes of the answers. */
  async #turnsThatFit(
    conversationId: string,
    page: Page,
  ): Promise<{ readonly ids: readonly string[]; readonly hasMore: boolean }> {
    const query = this.#turns(conversationId)
      .select('turns.id')
      .select(sql<number | null>`octet_length(response)`.as('bytes'))
    const found = await keysetPage(query, 'turns.id', page).execute()
    let bytesLeft = answerBytesOfPageMax
    const fit = found.slice(0, page.limit).filter(({ bytes }, index) => {
      const isIn = bytesLeft > 0 && (index === 0 || (bytes ?? 0) <= bytesLeft)
      bytesLeft = isIn ? bytesLeft - (bytes ?? 0) : 0
      return isIn
    })
    return { ids: fit.map(({ id }) => id), hasMore: found.length > fit.length }
  }

  #turns(conversationId: string) {
    return this.#storage.db
      .selectFrom('turns')
      .leftJoin('interactions', 'interactions.id', 'turns.id')
      .where('conversation_id', '=', conversationId)
  }
}
