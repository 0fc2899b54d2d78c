import type { Citation } from '../../../../src/contract/chat/chat.ts'
import type { Turn } from '../../../../src/contract/chat/conversations.ts'
import { pagePath } from '../../service.ts'
import { placeOf } from '../evidence/place-of.ts'

/**
 * The reply with its sources below it, as footnotes: the title, place and address of each. Two spaces end a line in
 * Markdown too.
 */
export function withSources({ reply, citations }: Pick<Turn, 'reply' | 'citations'>): string {
  const notes = citations.map(
    (cited) =>
      `[${cited.index}] ${[cited.title, ...placeOf(cited)].join(', ')}: ${addressOf(cited)}`,
  )
  return notes.length === 0 ? reply : `${reply}\n\n${notes.join('  \n')}`
}

/** Where the source can be opened: on the web, or the passage on this page. */
function addressOf({ url, doc_id, start, end }: Citation): string {
  return url ?? `${location.origin}${pagePath}/documents/${doc_id}?start=${start}&end=${end}`
}
