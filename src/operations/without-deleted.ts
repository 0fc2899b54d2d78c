import type { Interaction } from '../contract/chat.ts'

/** Tells which of some documents an account still has. */
export type HasDocuments = {
  existing(accountId: string, docIds: readonly string[]): Promise<ReadonlySet<string>>
}

type Quoting = Partial<Pick<Interaction, 'messages' | 'citations' | 'trace'>> & {
  readonly reply?: string
}

const said = 'This answer quoted a document that has been deleted since.'

/** An answer that was kept; if a document that it quotes is deleted, only that it is. */
export async function withoutDeleted<Answer extends Quoting>(
  answer: Answer,
  accountId: string,
  documents: HasDocuments,
): Promise<Answer> {
  const cited = [
    ...(answer.citations ?? []),
    ...(answer.trace?.paths ?? []).flatMap(({ hops }) => hops),
  ]
  const docIds = [...new Set(cited.flatMap(({ doc_id }) => (doc_id ? [doc_id] : [])))]
  if (docIds.length === 0) return answer
  const existing = await documents.existing(accountId, docIds)
  if (docIds.every((docId) => existing.has(docId))) return answer
  return {
    ...answer,
    ...(answer.reply !== undefined && { reply: said }),
    ...(answer.messages && { messages: answer.messages.map(forgotten) }),
    ...(answer.citations && { citations: [] }),
    ...(answer.trace && { trace: { nodes: [], paths: [], steps: [] } }),
  }
}

function forgotten(message: Interaction['messages'][number]): Interaction['messages'][number] {
  return message.role === 'assistant' ? { ...message, content: said } : message
}
