import type { Interaction } from '../../contract/chat/chat.ts'

/** Tells which documents an account still has. */
export type HasDocuments = {
  existing(accountId: string, docIds: readonly string[]): Promise<ReadonlySet<string>>
}

type Quoting = Partial<Pick<Interaction, 'messages' | 'citations' | 'trace'>> & {
  readonly reply?: string
}

/** Replaces the text of an answer that quoted a deleted document. */
const saidOfDeleted = 'This answer quoted a document that has been deleted since.'
/** Replaces the text of a report that was deleted, or quoted a deleted document. */
export const saidOfDeletedReport =
  'This report, or a document that it quotes, has been deleted since.'

/** A stored answer; without its content if a document that it quotes has been deleted. */
export async function withoutDeleted<Answer extends Quoting>(
  answer: Answer,
  accountId: string,
  documents: HasDocuments,
): Promise<Answer> {
  if (await hasAll(docIdsOf(answer), accountId, documents)) return answer
  return {
    ...answer,
    ...(answer.reply !== undefined && { reply: saidOfDeleted }),
    ...(answer.messages && { messages: answer.messages.map(forgotten) }),
    ...(answer.citations && { citations: [] }),
    ...(answer.trace && { trace: { nodes: [], paths: [], steps: [] } }),
  }
}

/**
 * A stored answer, whose messages repeat earlier ones of its conversation, without the replies among them that quote a
 * deleted document. `turns` are the other turns of the conversation, which tell what each reply quotes.
 */
export async function withoutDeletedTurns<Answer extends Pick<Interaction, 'messages'>>(
  answer: Answer,
  turns: readonly Quoting[],
  accountId: string,
  documents: HasDocuments,
): Promise<Answer> {
  if (turns.length === 0) return answer
  const existing = await documents.existing(accountId, [...new Set(turns.flatMap(docIdsOf))])
  const hidden = turns.filter((turn) => !docIdsOf(turn).every((docId) => existing.has(docId)))
  const replies = new Set(hidden.map(({ reply }) => reply))
  const messages = answer.messages.map((message) =>
    replies.has(message.content) ? forgotten(message) : message,
  )
  return { ...answer, messages }
}

function docIdsOf({ citations = [], trace }: Quoting): string[] {
  const cited = [...citations, ...(trace?.paths ?? []).flatMap(({ hops }) => hops)]
  return cited.flatMap(({ doc_id }) => (doc_id ? [doc_id] : []))
}

/** Whether an account still has all of these documents. */
export async function hasAll(
  docIds: readonly string[],
  accountId: string,
  documents: HasDocuments,
): Promise<boolean> {
  const wanted = [...new Set(docIds)]
  if (wanted.length === 0) return true
  const existing = await documents.existing(accountId, wanted)
  return wanted.every((docId) => existing.has(docId))
}

function forgotten(message: Interaction['messages'][number]): Interaction['messages'][number] {
  return message.role === 'assistant' ? { ...message, content: saidOfDeleted } : message
}
