import { shortened } from '../../base/text/shortened.ts'
import { cleanName } from '../../contract/text/clean-name.ts'
import { demandOpenAccount } from '../access/open-account.ts'
import type { Db } from '../database.ts'
import { storageTime } from '../statements/clock.ts'

type Own = { readonly accountId: string; readonly conversationId: string }

/** A question of a conversation, to be stored with its answer. */
export type NewTurn = {
  readonly conversationId: string
  readonly question: string
  readonly reply: string
  /** Data of the answer besides its messages. */
  readonly about: Readonly<Record<string, unknown>>
}

/** A question becomes the title of its conversation, and stands on one line of a list. */
const titleCharacters = 80

export const conversationWrites = { createConversation, renameConversation, deleteConversation }

async function createConversation(db: Db, input: Own & { readonly title: string }): Promise<void> {
  await demandOpenAccount(db, input.accountId)
  const now = await storageTime(db)
  await db
    .insertInto('conversations')
    .values({
      id: input.conversationId,
      account_id: input.accountId,
      title: input.title,
      words: searchable(input.title),
      turn_count: 0,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** False if the account has no such conversation. */
async function renameConversation(
  db: Db,
  input: Own & { readonly title: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversations')
    .set({ title: input.title, words: searchable(input.title) })
    .where('id', '=', input.conversationId)
    .where('account_id', '=', input.accountId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function deleteConversation(db: Db, { accountId, conversationId }: Own): Promise<void> {
  // Updating the row first locks it, so that no turn is added concurrently.
  const { numUpdatedRows } = await db
    .updateTable('conversations')
    .set({ turn_count: 0 })
    .where('id', '=', conversationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await db.deleteFrom('turns').where('conversation_id', '=', conversationId).execute()
  await db.deleteFrom('conversations').where('id', '=', conversationId).execute()
}

/**
 * Stores a turn, unless the conversation has been deleted; the answer is stored with its interaction. Part of the
 * transaction that charges for it.
 */
export async function insertTurn(
  db: Db,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  turn: NewTurn,
): Promise<void> {
  const now = await storageTime(db)
  const title = titleOf(turn.question)
  const { numUpdatedRows } = await db
    .updateTable('conversations')
    .set((row) => ({
      turn_count: row('turn_count', '+', 1),
      updated_at: now,
      title: row.case().when('title', '=', '').then(title).else(row.ref('title')).end(),
      words: row.case().when('title', '=', '').then(searchable(title)).else(row.ref('words')).end(),
    }))
    .where('id', '=', turn.conversationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await db
    .insertInto('turns')
    .values({
      id,
      conversation_id: turn.conversationId,
      question: turn.question,
      reply: turn.reply,
      words: searchable(`${turn.question}\n${turn.reply}`),
      answer: JSON.stringify(turn.about),
      created_at: now,
    })
    .execute()
}

/** Removes a turn whose answer was not delivered; there may be none. */
export async function removeTurn(db: Db, id: string): Promise<void> {
  const turn = await db
    .deleteFrom('turns')
    .where('id', '=', id)
    .returning('conversation_id')
    .executeTakeFirst()
  if (!turn) return
  await db
    .updateTable('conversations')
    .set((row) => ({ turn_count: row('turn_count', '-', 1) }))
    .where('id', '=', turn.conversation_id)
    .execute()
}

/** Normalises text for searching: lower case and NFKC, so that neither case nor the encoding of accents matters. */
export function searchable(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** The first line of the question, cut at a word boundary. */
function titleOf(question: string): string {
  const line = cleanName(question.trim().split('\n', 1)[0] ?? '')
  return line.length <= titleCharacters ? line : shortened(line, titleCharacters - 1, '…')
}
