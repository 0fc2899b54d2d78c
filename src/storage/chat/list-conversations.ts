import { sql } from 'kysely'
import { isPostgres } from '../statements/is-postgres.ts'
import { cutToPage, type PageOf } from '../statements/page.ts'
import type { Storage } from '../storage.ts'
import { searchable } from './conversation-writes.ts'

/** A conversation without its turns. Times are milliseconds since 1970. */
export type StoredConversation = {
  readonly id: string
  /** Empty until the first question is answered, unless a title was given. */
  readonly title: string
  readonly turns: number
  readonly createdAt: number
  readonly updatedAt: number
}

/** A page of conversations: up to `limit`, the most recently used first, after the one given. */
export type ConversationPage = {
  readonly limit: number
  readonly after?: Pick<StoredConversation, 'id' | 'updatedAt'> | undefined
  /** A text that the conversations contain. */
  readonly saying?: string | undefined
}

/** A page of an account's conversations. With `saying`, all of them may have to be read. */
export async function listConversations(
  storage: Pick<Storage, 'db'>,
  accountId: string,
  { limit, after, saying }: ConversationPage,
): Promise<PageOf<StoredConversation>> {
  let query = conversationsOf(storage, accountId)
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
    // In SQLite `like` takes 50 times as long as `instr` for repetitive texts.
    const place = sql.raw(isPostgres(storage.db) ? 'strpos' : 'instr')
    const words = searchable(saying)
    query = query.where(sql<boolean>`(${place}(words, ${words}) > 0 or exists (
      select 1 from turns where conversation_id = conversations.id and ${place}(turns.words, ${words}) > 0))`)
  }
  return cutToPage(await query.execute(), limit)
}

/** The query for the conversations of an account, in no order. */
export function conversationsOf({ db }: Pick<Storage, 'db'>, accountId: string) {
  return db
    .selectFrom('conversations')
    .select(['id', 'title', 'turn_count as turns'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .where('account_id', '=', accountId)
}
