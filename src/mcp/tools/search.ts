import type { z } from 'zod'
import { spellingNote } from '../../contract/chat/spelling.ts'
import type { searchDocuments } from '../../contract/documents/document-search.ts'
import { contractLimits } from '../../contract/limits.ts'
import { documentUrl } from '../../operations/page-urls.ts'
import { isChatGpt } from '../client-info.ts'
import { bodyOf, type McpCall } from '../mcp-call.ts'
import { quoted } from '../quoted.ts'
import type { ToolAnswer } from '../tool-calls/tool-result.ts'

/** The characters around each passage. */
const overheadCharacters = 250

/** Finds passages, shortened so that all fit into one result; `fetch` returns the rest. */
export async function search(
  args: z.output<(typeof searchDocuments)['input']>,
  call: McpCall,
): Promise<ToolAnswer> {
  const { passages, spelling } = await bodyOf('searchDocuments', args, call)
  const each = contractLimits.toolTextCharacters / Math.max(1, passages.length) - overheadCharacters
  const results = passages.map(({ doc_id, title, text, start }) => ({
    id: doc_id,
    title,
    url: documentUrl(call.baseUrl, doc_id),
    text: text.length > each ? `${text.slice(0, Math.max(40, each)).toWellFormed()}…` : text,
    offset: start,
  }))
  if (isChatGpt(call)) return { structured: { results }, isJson: true }
  const lines = results.map(
    ({ id, title, text, offset }, place) => `${place + 1}. ${title} (${id}, at ${offset})\n${text}`,
  )
  return {
    structured: { results },
    text: [
      ...(spelling ? [spellingNote(spelling)] : []),
      lines.length === 0 ? 'No passage was found.' : quoted(lines.join('\n\n')),
    ].join('\n'),
  }
}
