import type { Citation, Interaction } from '../../contract/chat/chat.ts'
import { indexingNote } from '../../contract/chat/indexing-note.ts'
import { spellingNote } from '../../contract/chat/spelling.ts'
import type { Hop, Trace } from '../../contract/chat/trace.ts'
import type { WrittenBy } from '../../contract/chat/written-by.ts'
import { partName } from '../../contract/documents/location.ts'

/** What stands below a reply for people to read: its citations, the paths to them, and its price. */
export function showEvidence(interaction: Interaction): string {
  const { citations, trace, usage, written_by, documents_indexing, spelling } = interaction
  const nodes = `${usage.nodes_accessed} ${usage.nodes_accessed === 1 ? 'node' : 'nodes'} read`
  const limited = usage.limited_by_balance ? ' (the balance did not allow more)' : ''
  const paragraphs = [
    citations.map(showCitation).join('\n'),
    showPaths(trace, citations),
    written_by ? showWriter(written_by) : '',
    documents_indexing ? indexingNote(documents_indexing) : '',
    spelling ? spellingNote(spelling) : '',
    `${usage.tokens_consumed} tokens charged, ${usage.balance_remaining} left; ${nodes}${limited}.`,
  ]
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')
}

function showWriter({ name, refused_sentences: refused, fallback }: WrittenBy): string {
  if (name === 'built-in') return `Quotes alone. ${fallback ?? ''}`.trim()
  const left = refused === 1 ? '1 sentence was' : `${refused} sentences were`
  const untold = refused > 0 ? ` ${left} left out, as these do not support what it said.` : ''
  const early = fallback === undefined ? '' : ` ${fallback}`
  return `Written by ${name} from these quotes.${untold}${early}`
}

function showCitation(citation: Citation): string {
  const { index, title, doc_id, location, start, end, quote, url = '' } = citation
  const all = [partName(location), `${doc_id} ${start}–${end}`, url]
  const place = all.filter((each) => each !== '').join(', ')
  return `[${index}] ${title} (${place})\n    “${quote.replace(/\s+/g, ' ')}”`
}

/** The paths to the cited documents, without those that another one begins with. All paths are in the JSON output. */
function showPaths({ paths, nodes }: Trace, citations: readonly Citation[]): string {
  const titles = new Map(nodes.map(({ id, title }) => [id, title]))
  const cited = new Set(citations.map(({ doc_id }) => doc_id))
  return paths
    .filter(({ hops }) => cited.has(hops.at(-1)?.doc_id ?? ''))
    .map(({ hops }) => `Path: ${showHops(hops, titles)}`)
    .filter(
      (path, at, all) => !all.some((other, nth) => nth !== at && other.startsWith(`${path} —`)),
    )
    .join('\n')
}

/** `Aurelia (ferry) —was designed by→ Ingrid Solberg` */
function showHops(hops: readonly Hop[], titles: ReadonlyMap<string, string>): string {
  const titleOf = (id: string | undefined) => (id && titles.get(id)) ?? id ?? ''
  return hops.reduce((line, { from, to, relation }) => {
    // A hop from an entity to the passage with the same title is not informative.
    if (titleOf(from) === titleOf(to)) return line
    return `${line} —${relation}→ ${titleOf(to)}`
  }, titleOf(hops[0]?.from))
}
