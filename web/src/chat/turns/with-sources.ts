import type { Citation } from '../../../../src/contract/chat/chat.ts'
import type { Turn } from '../../../../src/contract/chat/conversations.ts'
import { pagePath } from '../../service.ts'
import { placeOf } from '../evidence/place-of.ts'
import type { SourceNote } from './rich-reply.ts'

/**
 * The reply with its sources below it, as footnotes: the title, place and address of each. Two spaces end a line in
 * Markdown too.
 */
export function withSources({ reply, citations }: Pick<Turn, 'reply' | 'citations'>): string {
  const notes = notesOf(citations).map(({ told, address }) => `${told}: ${address}`)
  return notes.length === 0 ? reply : `${reply}\n\n${notes.join('  \n')}`
}

/** The sources, each with its number, title and place. */
export function notesOf(citations: readonly Citation[]): readonly SourceNote[] {
  return citations.map((cited) => ({
    told: `[${cited.index}] ${[cited.title, ...placeOf(cited)].join(', ')}`,
    address: addressOf(cited),
  }))
}

/** Where the source can be opened: on the web, or the passage on this page. */
function addressOf({ url, doc_id, start, end }: Citation): string {
  return url ?? `${location.origin}${pagePath}/documents/${doc_id}?start=${start}&end=${end}`
}
