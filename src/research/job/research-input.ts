import { z } from 'zod'
import { ModelId } from '../../contract/models.ts'
import { ResearchReads, readsOf } from '../../contract/research/research-reads.ts'

/** The stored input of a research job; it stays the same however often the job is resumed. */
export const ResearchInput = z.object({
  topic: z.string(),
  /** Queries of the first round and facets of the report, in place of the mind's own plan. */
  questions: z.array(z.string()).optional(),
  /** How long to think, under the name that callers have for it. */
  model: ModelId,
  maxResults: z.int().positive(),
  /** Missing in jobs from before it could be chosen. */
  reads: ResearchReads.optional(),
  /** The graph whose documents are read; where documents are, all of the account if it is missing. */
  targetGraphId: z.string().optional(),
  /** The domains that may be read; all if it is missing. */
  domains: z
    .object({ include: z.array(z.string()).optional(), exclude: z.array(z.string()).optional() })
    .optional(),
  /** The API key that the job is charged to. */
  keyId: z.string().nullable(),
  /** The day on which the job was created, `YYYY-MM-DD` in UTC. */
  today: z.string(),
  /** The ids that its report and graph will have, so that storing them again changes nothing. */
  docId: z.string(),
  graphId: z.string(),
})
export type ResearchInput = z.infer<typeof ResearchInput>

export function readsOfJob({ reads, targetGraphId }: ResearchInput): ResearchReads {
  return readsOf({ reads, target_graph_id: targetGraphId })
}
