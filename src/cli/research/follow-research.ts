import { documentAt } from '../../contract/documents/document-address.ts'
import type { ResearchEvent } from '../../contract/research/research-events.ts'
import type { ResearchResult } from '../../contract/research/research-result.ts'
import type { Terminal } from '../terminal.ts'

/** Shows the events of a research job, line by line, until it ends; `undefined` if the events end before. */
export async function showProgress(
  events: AsyncIterable<ResearchEvent>,
  terminal: Terminal,
  onStart: (researchId: string) => void = () => {},
): Promise<ResearchResult | undefined> {
  const titles = new Map<string, string>()
  for await (const event of events) {
    if (event.type === 'page-start') titles.set(event.url, event.title)
    if (event.type === 'research-start') onStart(event.research_id)
    if (event.type === 'research-end') return withoutNumber(event)
    if (!terminal.json) terminal.note(lineOf(event, titles))
  }
  return undefined
}

function withoutNumber(event: ResearchEvent & { type: 'research-end' }): ResearchResult {
  const { type: _, number: __, ...result } = event
  return result
}

function lineOf(
  event: Exclude<ResearchEvent, { type: 'research-end' }>,
  titles: ReadonlyMap<string, string>,
): string {
  // A reader knows a page by its address, and a document by its title.
  const nameAt = (url: string) => (documentAt(url) && titles.get(url)) || url
  switch (event.type) {
    case 'research-start':
      return `Researching: ${event.topic} (${event.research_id})`
    case 'plan-made':
      return `Plan: ${event.facets.join(' · ')}`
    case 'round-start':
      return `Round ${event.round}`
    case 'search-end':
      return `  Searched "${event.query}": ${counted(event.results, 'result')}`
    case 'page-start':
      return documentAt(event.url)
        ? `  Reading ${event.title}`
        : `  Reading ${event.title} (${event.url})`
    case 'page-end':
      return event.failed === undefined
        ? `  Read ${nameAt(event.url)}`
        : `  Could not read ${nameAt(event.url)}: ${event.failed}`
    case 'round-end':
      return `  ${counted(event.pages, 'page')} so far${event.gaps.length > 0 ? `; too little yet on: ${event.gaps.join(' · ')}` : ''}`
    case 'writing-start':
      return `Writing from ${counted(event.sources, 'page')}`
    case 'writing-end':
      return `${event.grounding.cited} of ${event.grounding.sentences} sentences are cited`
  }
}

function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`
}
