import { z } from 'zod'
import { ModelId } from '../../contract/models.ts'

/** What a job of research is given, and what has to be the same however often it is resumed. */
export const ResearchInput = z.object({
  topic: z.string(),
  /** What to search first and to look for; the mind's own plan if it is missing. */
  questions: z.array(z.string()).optional(),
  model: ModelId,
  maxResults: z.int().positive(),
  /** The API key that is charged. */
  keyId: z.string().nullable(),
  /** The day on which it began, `YYYY-MM-DD`, in UTC. */
  today: z.string(),
  /** The ids of what it will leave. */
  docId: z.string(),
  graphId: z.string(),
})
export type ResearchInput = z.infer<typeof ResearchInput>
