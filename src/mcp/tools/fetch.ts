import type { z } from 'zod'
import type { getDocumentContent } from '../../contract/documents/document-content.ts'
import { documentIdOf, documentUrl } from '../../operations/page-urls.ts'
import { isChatGpt } from '../client-info.ts'
import type { McpCall } from '../mcp-call.ts'
import { quoted } from '../quoted.ts'
import { readDocument } from '../read-document.ts'
import type { ToolAnswer } from '../tool-calls/tool-result.ts'
import { demandWithin, pageEnd } from './page-end.ts'

/** Reads one page of a document's text. */
export async function fetchDocument(
  { id, offset, max_chars }: z.output<(typeof getDocumentContent)['mcp']['input']>,
  call: McpCall,
): Promise<ToolAnswer> {
  const docId = documentIdOf(id)
  // One character more than a page, which shows whether the text continues.
  const window = { offset, charactersMax: max_chars + 1 }
  const { text: read, characters, ...document } = await readDocument(docId, window, call)
  demandWithin(offset, characters)
  const text = read.slice(0, pageEnd(read, 0, max_chars))
  const end = offset + text.length
  const more = end < characters
  const structured = {
    id: docId,
    title: document.title,
    text,
    url: document.url ?? documentUrl(call.baseUrl, docId),
    metadata: { characters, offset, ...(more && { next_offset: end }) },
  }
  if (isChatGpt(call)) return { structured, isJson: true }
  const head = `${docId}, characters ${offset} to ${end} of ${characters}`
  const next = more ? `\n\nThe next page: offset ${end}.` : ''
  return { structured, text: `${head}\n${quoted(`${document.title}\n\n${text}`)}${next}` }
}
