import { z } from 'zod'
import { ModelId } from '../models.ts'
import { ReportGrounding, ResearchResult } from './research-result.ts'

/** Events are numbered from 1; the number is the event's id in the stream. */
const number = z.int().positive()
const count = z.int().nonnegative()

/** The progress events of a research job, as they are stored. */
export const ResearchProgress = z.discriminatedUnion('type', [
  z.object({ type: z.literal('plan-made'), number, facets: z.array(z.string()) }),
  z.object({ type: z.literal('round-start'), number, round: count }),
  z.object({ type: z.literal('search-end'), number, query: z.string(), results: count }),
  z.object({ type: z.literal('page-start'), number, url: z.string(), title: z.string() }),
  z.object({
    type: z.literal('page-end'),
    number,
    url: z.string(),
    failed: z.string().optional().describe('Why the page could not be read.'),
    copy_of: z.string().optional().describe('The page with the same text that was read before.'),
  }),
  z.object({
    type: z.literal('round-end'),
    number,
    round: count,
    pages: count,
    gaps: z.array(z.string()).describe('The parts of the topic that are still open.'),
  }),
  z.object({ type: z.literal('writing-start'), number, sources: count }),
  z.object({ type: z.literal('writing-end'), number, grounding: ReportGrounding }),
])
export type ResearchProgress = z.infer<typeof ResearchProgress>

/** The events of a research job. The last one has the whole result. */
export const ResearchEvent = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('research-start'),
      number,
      research_id: z.string(),
      topic: z.string(),
      model: ModelId,
    }),
    ...ResearchProgress.options,
    ResearchResult.extend({ type: z.literal('research-end'), number }),
  ])
  .meta({ id: 'ResearchEvent' })
export type ResearchEvent = z.infer<typeof ResearchEvent>
