import type { Interaction } from '../contract/chat/chat.ts'

/** Tells which documents an account still has. */
export type HasDocuments = {
  existing(accountId: string, docIds: readonly string[]): Promise<ReadonlySet<string>>
}

type Quoting = Partial<Pick<Interaction, 'messages' | 'citations' | 'trace'>> & {
  readonly reply?: string
}

/** Replaces the text of an answer that quoted a deleted document. */
export const saidOfDeleted = 'This answer quoted a document that has been deleted since.'

/** A stored answer; without its content if a document that it quotes has been deleted. */
export async function withoutDeleted<Answer extends Quoting>(
  answer: Answer,
  accountId: string,
  documents: HasDocuments,
): Promise<Answer> {
  const cited = [
    ...(answer.citations ?? []),
    ...(answer.trace?.paths ?? []).flatMap(({ hops }) => hops),
  ]
  const docIds = cited.flatMap(({ doc_id }) => (doc_id ? [doc_id] : []))
  if (await hasAll(docIds, accountId, documents)) return answer
  return {
    ...answer,
    ...(answer.reply !== undefined && { reply: saidOfDeleted }),
    ...(answer.messages && { messages: answer.messages.map(forgotten) }),
    ...(answer.citations && { citations: [] }),
    ...(answer.trace && { trace: { nodes: [], paths: [], steps: [] } }),
  }
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
