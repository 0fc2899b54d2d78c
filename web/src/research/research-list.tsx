import './research.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Telescope } from 'lucide-react'
import { Link } from 'wouter'
import type { ResearchJob } from '../../../src/contract/research/research.ts'
import { formatTime } from '../parts/format.ts'
import { Empty } from '../parts/lists/empty.tsx'
import { PagedList } from '../parts/lists/paged-list.tsx'
import { type Column, Table } from '../parts/lists/table.tsx'
import { useIsLeaving } from '../parts/removals/removals.ts'
import { View } from '../parts/view.tsx'
import { strings } from '../strings/strings.ts'
import { NewResearch } from './new-research.tsx'
import { jobPath, jobsQuery } from './research-queries.ts'

const text = strings.research
export const tones = {
  queued: 'busy',
  running: 'busy',
  done: 'good',
  failed: 'bad',
  cancelled: '',
} as const

/** The form for new research, and earlier jobs. */
export function ResearchList() {
  const query = useInfiniteQuery(jobsQuery)
  const isLeaving = useIsLeaving()
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
        {(jobs) => (
          <Table
            label={text.title}
            rows={jobs.filter(({ research_id }) => !isLeaving(jobPath(research_id)))}
            columns={columns}
            keyOf={({ research_id }) => research_id}
          />
        )}
      </PagedList>
    </View>
  )
}

const columns: readonly Column<ResearchJob>[] = [
  {
    name: text.topic,
    kind: 'name',
    cell: ({ research_id, topic }) => <Link href={`/research/${research_id}`}>{topic}</Link>,
  },
  {
    name: text.status,
    cell: ({ status }) => <span className={`status ${tones[status]}`}>{text.states[status]}</span>,
  },
  { name: text.model, cell: ({ model }) => strings.chat.models[model] },
  { name: text.begun, kind: 'short', cell: ({ created_at }) => formatTime(created_at) },
]
