import type { z } from 'zod'
import type { getDocumentContent } from '../../contract/document-content.ts'
import { documentUrl } from '../../operations/document-url.ts'
import { isChatGpt } from '../is-chat-gpt.ts'
import type { McpCall } from '../mcp-call.ts'
import { quoted } from '../quoted.ts'
import { readDocument } from '../read-document.ts'
import { documentsPrefix } from '../resources.ts'
import type { ToolAnswer } from '../tool-result.ts'
import { pageEnd } from './page-end.ts'

/** Reads one page of a document's text. */
export async function fetchDocument(
  { id, offset, max_chars }: z.output<(typeof getDocumentContent)['mcp']['input']>,
  call: McpCall,
): Promise<ToolAnswer> {
  const docId = id.startsWith(documentsPrefix) ? id.slice(documentsPrefix.length) : id
  const document = await readDocument(docId, call)
  const end = pageEnd(document.text, offset, max_chars)
  const text = document.text.slice(offset, end)
  const more = end < document.text.length
  const structured = {
    id: docId,
    title: document.title,
    text,
    url: document.url ?? documentUrl(call.baseUrl, docId),
    metadata: { characters: document.text.length, offset, ...(more && { next_offset: end }) },
  }
  if (isChatGpt(call)) return { structured }
  const head = `${docId}, characters ${offset} to ${end} of ${document.text.length}`
  const next = more ? `\n\nThe next page: offset ${end}.` : ''
  return { structured, text: `${head}\n${quoted(`${document.title}\n\n${text}`)}${next}` }
}
