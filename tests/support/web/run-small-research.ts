import type {
  ResearchEvent,
  ResearchRequest,
  ResearchTools,
} from '../../../src/research/research.ts'
import { runResearch } from '../../../src/research/run-research.ts'
import { lighthousePages, smallWeb } from './small-web.ts'

const topic = 'Describe the lighthouse of Skarholm, its builder and its keepers.'

export function requestOf(asked: Partial<ResearchRequest>): ResearchRequest {
  return { topic, thinking: 'ponder', maxResults: 8, today: '2026-01-02', ...asked }
}

/** Researches a lighthouse over the pages of a small web, without a service. */
export function runSmallResearch(
  asked: Partial<ResearchRequest> = {},
  tools: ResearchTools = smallWeb(lighthousePages),
  onEvent: (event: ResearchEvent) => void = () => {},
) {
  return runResearch(requestOf(asked), tools, onEvent, new AbortController().signal)
}
