import type { Interaction } from '../contract/chat.ts'
import type { Hop, Trace } from '../contract/trace.ts'

/** An answer as people read it: the text, what it quotes, how that was reached, and what it cost. */
export function showInteraction({ messages, citations, trace, usage }: Interaction): string {
  const nodes = `${usage.nodes_accessed} ${usage.nodes_accessed === 1 ? 'node' : 'nodes'} read`
  const limited = usage.limited_by_balance ? ' (the balance did not allow more)' : ''
  const cost = `${usage.tokens_consumed} tokens charged, ${usage.balance_remaining} left; ${nodes}${limited}.`
  const paragraphs = [
    messages.at(-1)?.content ?? '',
    citations.map(showCitation).join('\n'),
    showPaths(trace),
    cost,
  ]
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')
}

function showCitation(citation: Interaction['citations'][number]): string {
  const { index, title, doc_id, start, end, quote, url } = citation
  const place = [`${doc_id} ${start}–${end}`, ...(url === undefined ? [] : [url])].join(', ')
  return `[${index}] ${title} (${place})\n    “${quote.replace(/\s+/g, ' ')}”`
}

function showPaths({ paths, nodes }: Trace): string {
  const titles = new Map(nodes.map(({ id, title }) => [id, title]))
  const titleOf = (id: string) => titles.get(id) ?? id
  const showHop = ({ from, to, relation, sentence }: Hop) =>
    `${titleOf(from)} —${relation}→ ${titleOf(to)}: “${sentence.replace(/\s+/g, ' ')}”`
  const lines = paths.flatMap(({ passage, hops }) => [
    `Path to ${titleOf(passage)}:`,
    ...hops.map((hop) => `    ${showHop(hop)}`),
  ])
  return lines.join('\n')
}
