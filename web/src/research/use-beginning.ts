import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { z } from 'zod'
import { refusalOf } from '../../../src/client/refused.ts'
import { ResearchJob, type research } from '../../../src/contract/research/research.ts'
import { randomKey } from '../parts/random-key.ts'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { questionsOf, type ResearchDraft, sourcesOf } from './research-draft.ts'
import { jobsQuery } from './research-queries.ts'

/** Begins the research of a draft, calls `begun`, and opens the view of the job. */
export function useBeginning(draft: ResearchDraft, begun: () => void) {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const key = useKeyOf(draft)
  return useAction({
    mutationFn: () => {
      const { topic, model, sources } = draft
      const questions = questionsOf(draft)
      const wanted = { topic, model, max_results: sources, ...sourcesOf(draft) }
      return begin({ ...wanted, ...(questions && { questions }) }, key)
    },
    onSuccess: (id) => {
      begun()
      void queries.invalidateQueries({ queryKey: jobsQuery.queryKey })
      navigate(`/research/${id}`)
    },
  })
}

/** An idempotency key that stays as long as the draft: sent again, it begins one job. */
function useKeyOf(draft: ResearchDraft): string {
  const [keyed, setKeyed] = useState(() => ({ draft, key: randomKey() }))
  if (keyed.draft === draft) return keyed.key
  const next = { draft, key: randomKey() }
  setKeyed(next)
  return next.key
}

/** Begins a job, which continues without this page, and returns its id. */
async function begin(input: z.input<typeof research.input>, key: string) {
  const headers = { prefer: 'respond-async', 'idempotency-key': key }
  const response = await service.send('research', input, headers)
  if (!response.ok) throw await refusalOf(response)
  return ResearchJob.parse(await response.json()).research_id
}
