import { z } from 'zod'
import { newId } from '../../base/ids.ts'
import type { Thinking } from '../../base/thinking.ts'
import { utcDay } from '../../base/utc-day.ts'
import { ModelId } from '../../contract/models.ts'
import { ResearchReads, readsOf } from '../../contract/research/research-reads.ts'
import type { IdempotencyClaim } from '../../storage/ledger/claim-writes.ts'
import type { DomainFilter } from '../../web-access/search/web-search.ts'

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

/** What a caller wants of a research job. */
export type ResearchWanted = {
  readonly accountId: string
  readonly keyId: string | undefined
  /** The API key whose spending cap the job counts against, if there is one. */
  readonly cappedKeyId?: string | undefined
  readonly topic: string
  readonly questions?: readonly string[] | undefined
  readonly thinking: Thinking
  readonly maxResults: number
  readonly reads: ResearchReads
  /** The graph whose documents are read; where documents are, all of the account if it is missing. */
  readonly targetGraphId?: string | undefined
  /** The domains that may be read; all if it is missing. */
  readonly domains?: DomainFilter
  readonly idempotency?: Omit<IdempotencyClaim, 'accountId'> | undefined
  /** Throws if the research cannot begin. */
  readonly demand?: () => Promise<void>
}
/** What is stored of what is wanted, with what has to be the same whoever runs the job. */
export function inputOf(wanted: ResearchWanted): ResearchInput {
  const { topic, thinking, maxResults, keyId, questions, reads, targetGraphId, domains } = wanted
  return {
    ...{ topic, model: thinking, maxResults, keyId: keyId ?? null },
    ...(questions && { questions: [...questions] }),
    reads,
    ...(targetGraphId !== undefined && { targetGraphId }),
    ...(domains && { domains: ResearchInput.shape.domains.parse(domains) }),
    today: utcDay(),
    docId: newId('document'),
    graphId: newId('graph'),
  }
}
