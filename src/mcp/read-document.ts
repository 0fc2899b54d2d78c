import type { Document } from '../contract/documents.ts'
import { answerOf, bodyOf, type McpCall } from './mcp-call.ts'

/** A document and its text, in which all offsets count. Throws `not_found`. */
export async function readDocument(
  doc_id: string,
  call: McpCall,
): Promise<Document & { readonly text: string }> {
  const document = await bodyOf('getDocument', { doc_id }, call)
  const answer = await answerOf('getDocumentContent', { doc_id, format: 'text' }, call)
  if (answer.form !== 'content' || !(answer.content.bytes instanceof Uint8Array)) {
    throw new Error('The text of a document is not in one piece')
  }
  return { ...document, text: new TextDecoder().decode(answer.content.bytes) }
}
