import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { refusalOf } from '../../../src/client/refused.ts'
import { contractLimits } from '../../../src/contract/limits.ts'
import type { ModelId } from '../../../src/contract/models.ts'
import { ResearchJob } from '../../../src/contract/research/research.ts'
import { modelsQuery } from '../chat/models-query.ts'
import { Field } from '../parts/field.tsx'
import { formatNumber } from '../parts/format.ts'
import { ProblemNote } from '../parts/problem-note.tsx'
import { randomKey } from '../parts/random-key.ts'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { useKeptState } from '../session/use-kept.ts'
import { strings } from '../strings/strings.ts'
import { PlanFields } from './plan-fields.tsx'
import { jobsQuery } from './research-queries.ts'

const text = strings.research

/** What is in the form. `questions` are those of the plan, as far as they were changed; missing without a plan. */
type Draft = {
  readonly topic: string
  readonly model: ModelId
  readonly sources: number
  readonly questions?: readonly string[]
}
const topicMax = contractLimits.topicCharacters
const blank: Draft = { topic: '', model: 'ponder', sources: 8 }

/**
 * A form for new research: topic, depth, number of sources, and first questions; nothing is charged before it is sent.
 */
export function NewResearch() {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [draft, setDraft] = useKeptState('research', blank)
  const { topic, model, sources, questions } = draft
  const models = useQuery(modelsQuery).data?.models ?? []
  const price = models.find(({ id }) => id === model)?.price
  const isTooLong = topic.trim().length > topicMax
  const asked = questions?.map((question) => question.trim()).filter((question) => question !== '')
  const planning = useAction({
    mutationFn: (topic: string) => service.call('planResearch', { topic }),
    // The topic may have been changed meanwhile; a plan for another one would be searched.
    onSuccess: ({ questions }, planned) => planned === topic && setDraft({ ...draft, questions }),
  })
  const key = useKeyOf(draft)
  const beginning = useAction({
    mutationFn: () =>
      begin({ topic, model, max_results: sources, ...(asked && { questions: asked }) }, key),
    onSuccess: (id) => {
      setDraft(blank)
      void queries.invalidateQueries({ queryKey: jobsQuery.queryKey })
      navigate(`/research/${id}`)
    },
  })
  return (
    <form
      className="card new-research"
      onSubmit={(event) => {
        event.preventDefault()
        beginning.mutate()
      }}
    >
      <Field
        label={text.topic}
        hint={text.topicHint}
        {...(isTooLong && { wrong: text.topicTooLong(formatNumber(topicMax)) })}
      >
        {(field) => (
          <textarea
            {...field}
            rows={2}
            required
            value={topic}
            onChange={(event) => setDraft({ topic: event.target.value, model, sources })}
          />
        )}
      </Field>
      <div className="choices">
        <DepthFields
          model={model}
          sources={sources}
          choose={(model) => setDraft({ ...draft, model })}
          use={(sources) => setDraft({ ...draft, sources })}
        />
        <button
          type="button"
          className="button"
          disabled={topic.trim() === '' || isTooLong || planning.isPending}
          onClick={() => planning.mutate(topic)}
        >
          {text.plan}
        </button>
        <button
          type="submit"
          className="button primary"
          disabled={topic.trim() === '' || isTooLong || asked?.length === 0 || beginning.isPending}
        >
          {text.begin}
        </button>
      </div>
      {planning.error && <ProblemNote error={planning.error} />}
      {questions && (
        <PlanFields
          questions={questions}
          change={(questions) => setDraft({ ...draft, questions })}
        />
      )}
      {price && (
        <p className="price">
          {text.price(formatNumber(price.research_min), formatNumber(price.research_max))}
        </p>
      )}
      {beginning.error && <ProblemNote error={beginning.error} />}
    </form>
  )
}

/** The depth of the research, and its most sources. */
function DepthFields(props: {
  model: ModelId
  sources: number
  choose(model: ModelId): void
  use(sources: number): void
}) {
  return (
    <>
      <Field label={text.model}>
        {(field) => (
          <select
            {...field}
            value={props.model}
            onChange={(event) => props.choose(event.target.value === 'snap' ? 'snap' : 'ponder')}
          >
            {(['ponder', 'snap'] as const).map((id) => (
              <option key={id} value={id}>
                {text.models[id]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={text.sourcesMax}>
        {(field) => (
          <input
            {...field}
            type="number"
            min={1}
            max={20}
            value={props.sources}
            onChange={(event) => props.use(Number(event.target.value))}
          />
        )}
      </Field>
    </>
  )
}

/** An idempotency key that stays as long as the draft: sent again, it begins one job. */
function useKeyOf(draft: Draft): string {
  const [keyed, setKeyed] = useState(() => ({ draft, key: randomKey() }))
  if (keyed.draft === draft) return keyed.key
  const next = { draft, key: randomKey() }
  setKeyed(next)
  return next.key
}

/** Begins a job, which continues without this page, and returns its id. */
async function begin(
  input: { topic: string; model: ModelId; max_results: number; questions?: string[] },
  key: string,
) {
  const headers = { prefer: 'respond-async', 'idempotency-key': key }
  const response = await service.send('research', input, headers)
  if (!response.ok) throw await refusalOf(response)
  return ResearchJob.parse(await response.json()).research_id
}
