import './research.css'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Telescope } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { refusalOf } from '../../../src/client/refused.ts'
import type { ModelId } from '../../../src/contract/models.ts'
import { ResearchJob } from '../../../src/contract/research.ts'
import { modelsQuery } from '../chat/models-query.ts'
import { Empty } from '../parts/empty.tsx'
import { Field } from '../parts/field.tsx'
import { formatNumber, formatTime } from '../parts/format.ts'
import { PagedList } from '../parts/paged-list.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { View } from '../parts/view.tsx'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { jobsQuery } from './research-queries.ts'

const text = strings.research
export const tones = {
  queued: 'busy',
  running: 'busy',
  done: 'good',
  failed: 'bad',
  cancelled: '',
} as const

/** A new topic, and those before it. */
export function ResearchList() {
  const query = useInfiniteQuery(jobsQuery)
  return (
    <View title={text.title} lead={text.lead}>
      <NewResearch />
      <PagedList
        query={query}
        empty={
          <Empty icon={Telescope} title={text.none}>
            <p>{text.noneMeans}</p>
          </Empty>
        }
      >
        {(jobs) => <Table rows={jobs} columns={columns} keyOf={({ research_id }) => research_id} />}
      </PagedList>
    </View>
  )
}

const columns: readonly Column<ResearchJob>[] = [
  {
    ...{ name: text.topic, kind: 'name' },
    cell: ({ research_id, topic }) => <Link href={`/research/${research_id}`}>{topic}</Link>,
  },
  {
    name: text.status,
    cell: ({ status }) => <span className={`status ${tones[status]}`}>{text.states[status]}</span>,
  },
  { name: text.model, cell: ({ model }) => strings.chat.models[model] },
  { name: text.begun, kind: 'short', cell: ({ created_at }) => formatTime(created_at) },
]

function NewResearch() {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [topic, setTopic] = useState('')
  const [model, setModel] = useState<ModelId>('ponder')
  const [sources, setSources] = useState(8)
  const models = useQuery(modelsQuery).data?.models ?? []
  const price = models.find(({ id }) => id === model)?.price
  const beginning = useMutation({
    mutationFn: () => begin({ topic, model, max_results: sources }),
    onSuccess: (id) => {
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
      <Field label={text.topic} hint={text.topicHint}>
        {(field) => (
          <textarea
            {...field}
            rows={2}
            required
            value={topic}
            onChange={(event) => setTopic(event.target.value)}
          />
        )}
      </Field>
      <div className="choices">
        <Field label={text.model}>
          {(field) => (
            <select
              {...field}
              value={model}
              onChange={(event) => setModel(event.target.value === 'snap' ? 'snap' : 'ponder')}
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
              value={sources}
              onChange={(event) => setSources(Number(event.target.value))}
            />
          )}
        </Field>
        <button
          type="submit"
          className="button primary"
          disabled={topic.trim() === '' || beginning.isPending}
        >
          {text.begin}
        </button>
      </div>
      {price && (
        <p className="price">
          {text.price(formatNumber(price.research_min), formatNumber(price.research_max))}
        </p>
      )}
      {beginning.error && <ProblemNote error={beginning.error} />}
    </form>
  )
}

/** The id of the job, which goes on without this page. */
async function begin(input: { topic: string; model: ModelId; max_results: number }) {
  const headers = { prefer: 'respond-async', 'idempotency-key': crypto.randomUUID() }
  const response = await service.send('research', input, headers)
  if (!response.ok) throw await refusalOf(response)
  return ResearchJob.parse(await response.json()).research_id
}
