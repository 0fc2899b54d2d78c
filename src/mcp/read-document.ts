import type { Document } from '../contract/documents/documents.ts'
import { bodyOf, callOperation, type McpCall } from './mcp-call.ts'

/** A document and up to `charactersMax` characters of its text from `offset` on. Throws `not_found`. */
export async function readDocument(
  doc_id: string,
  { offset, charactersMax }: { readonly offset: number; readonly charactersMax: number },
  call: McpCall,
): Promise<Document & { readonly text: string }> {
  const document = await bodyOf('getDocument', { doc_id }, call)
  const answer = await callOperation('getDocumentContent', { doc_id, format: 'text' }, call)
  if (answer.form !== 'content') throw new Error('The text of a document is no content')
  const { bytes } = answer.content
  const pieces = bytes instanceof Uint8Array ? [bytes] : bytes
  return { ...document, text: await charactersOf(pieces, offset, offset + charactersMax) }
}

/** The characters from `start` to `end` of a text in UTF-8; reads no further than needed. */
async function charactersOf(
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  start: number,
  end: number,
): Promise<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let [text, at] = ['', 0]
  for await (const piece of pieces) {
    const read = decoder.decode(piece, { stream: true })
    text += read.slice(Math.max(0, start - at), Math.max(0, end - at))
    at += read.length
    if (at >= end) break
  }
  return text
}
