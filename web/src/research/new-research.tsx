import { useQuery } from '@tanstack/react-query'
import { contractLimits } from '../../../src/contract/limits.ts'
import type { ModelId } from '../../../src/contract/models.ts'
import { modelsQuery } from '../chat/models-query.ts'
import { Field } from '../parts/field.tsx'
import { formatNumber } from '../parts/format.ts'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { useKeptState } from '../session/use-kept.ts'
import { strings } from '../strings/strings.ts'
import { PlanFields } from './plan-fields.tsx'
import {
  blankDraft,
  isTooLong,
  questionsOf,
  type ResearchDraft,
  readsOfDraft,
} from './research-draft.ts'
import { SourceField } from './source-field.tsx'
import { useBeginning } from './use-beginning.ts'

const text = strings.research

/**
 * A form for new research: topic, depth, what is read, number of sources, and first questions; nothing is charged
 * before it is sent.
 */
export function NewResearch() {
  const [draft, setDraft] = useKeptState('research', blankDraft)
  const { topic, model, sources, questions } = draft
  const planning = useAction({
    mutationFn: (topic: string) => service.call('planResearch', { topic }),
    // The topic may have been changed meanwhile; a plan for another one would be searched.
    onSuccess: ({ questions }, of) =>
      of === topic && setDraft({ ...draft, planned: questions, questions }),
  })
  const beginning = useBeginning(draft, () => setDraft(blankDraft))
  const hasTopic = topic.trim() !== '' && !isTooLong(topic)
  return (
    <form
      className="card new-research"
      onSubmit={(event) => {
        event.preventDefault()
        beginning.mutate()
      }}
    >
      <TopicField
        topic={topic}
        write={(topic) => {
          // The plan was one for another topic.
          const { planned: _, questions: __, ...rest } = draft
          setDraft({ ...rest, topic })
        }}
      />
      <div className="choices">
        <DepthFields
          model={model}
          sources={sources}
          choose={(model) => setDraft({ ...draft, model })}
          use={(sources) => setDraft({ ...draft, sources })}
        />
        <SourceField draft={draft} change={setDraft} />
        <button
          type="button"
          className="button"
          disabled={!hasTopic}
          aria-disabled={planning.isPending}
          onClick={() => planning.mutate(topic)}
        >
          {text.plan}
        </button>
        <button
          type="submit"
          className="button primary"
          disabled={!hasTopic || questionsOf(draft)?.length === 0}
          aria-disabled={beginning.isPending}
        >
          {text.begin}
        </button>
      </div>
      {/* Where one looks who has pressed a button. */}
      {planning.error && <ProblemNote error={planning.error} />}
      {beginning.error && <ProblemNote error={beginning.error} />}
      {readsOfDraft(draft) !== 'documents' && <DomainFields draft={draft} change={setDraft} />}
      {questions && (
        <PlanFields
          questions={questions}
          change={(questions) => setDraft({ ...draft, questions })}
        />
      )}
      <Price model={model} />
    </form>
  )
}

/** What is to be found out, in the words of who wants to know it. */
function TopicField(props: { topic: string; write(topic: string): void }) {
  const charactersMax = formatNumber(contractLimits.topicCharacters)
  return (
    <Field
      label={text.topic}
      hint={text.topicHint}
      {...(isTooLong(props.topic) && { wrong: text.topicTooLong(charactersMax) })}
    >
      {(field) => (
        <textarea
          {...field}
          rows={2}
          required
          value={props.topic}
          onChange={(event) => props.write(event.target.value)}
        />
      )}
    </Field>
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

/** The sites that may be read; folded away until somebody wants to choose. */
function DomainFields(props: { draft: ResearchDraft; change(draft: ResearchDraft): void }) {
  const { draft, change } = props
  const { included = '', excluded = '' } = draft
  return (
    <details open={included !== '' || excluded !== '' ? true : undefined}>
      <summary>{text.sites}</summary>
      <div className="choices">
        <Field label={text.included} hint={text.domainsHint}>
          {(field) => (
            <input
              {...field}
              value={included}
              onChange={(event) => change({ ...draft, included: event.target.value })}
            />
          )}
        </Field>
        <Field label={text.excluded} hint={text.belowHint}>
          {(field) => (
            <input
              {...field}
              value={excluded}
              onChange={(event) => change({ ...draft, excluded: event.target.value })}
            />
          )}
        </Field>
      </div>
    </details>
  )
}

/** What the research costs at least and at most, once the service has told it. */
function Price({ model }: { model: ModelId }) {
  const models = useQuery(modelsQuery).data?.models ?? []
  const price = models.find(({ id }) => id === model)?.price
  return (
    price && (
      <p className="price">
        {text.price(formatNumber(price.research_min), formatNumber(price.research_max))}
      </p>
    )
  )
}
