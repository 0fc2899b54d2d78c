import { z } from 'zod'
import { range } from '../values.ts'

/** One step of the work on an answer. */
export const Step = z
  .object({
    name: z.string().describe('One word: `search`, `walk`, `read` or `write`.'),
    summary: z.string().describe('A sentence for people.'),
  })
  .meta({ id: 'Step' })
export type Step = z.infer<typeof Step>

/** A stored node that was read for the answer. */
export const TraceNode = z
  .object({
    id: z.string(),
    kind: z.enum(['chunk', 'entity', 'community', 'page']),
    title: z.string(),
    doc_id: z.string().optional().describe('Of a passage that was read: its document.'),
    start: range.start.optional(),
    end: range.end.optional(),
  })
  .meta({ id: 'TraceNode' })
export type TraceNode = z.infer<typeof TraceNode>

/** A step from one node to another, with the sentence that says so. */
export const Hop = z
  .object({
    from: z.string(),
    to: z.string(),
    relation: z.string(),
    share: z
      .number()
      .describe('The part of the weight of the passage that came this way, from 0 to 1.'),
    doc_id: z.string(),
    ...range,
    sentence: z.string(),
  })
  .meta({ id: 'Hop' })
export type Hop = z.infer<typeof Hop>

export const Trace = z
  .object({
    nodes: z.array(TraceNode).describe('Every node that was read.'),
    paths: z
      .array(z.object({ passage: z.string(), hops: z.array(Hop) }))
      .describe('With the engine `graph`: how each passage was reached.'),
    steps: z.array(Step),
  })
  .meta({ id: 'Trace' })
export type Trace = z.infer<typeof Trace>
