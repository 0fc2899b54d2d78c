import './research.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useParams } from 'wouter'
import type { ResearchJob } from '../../../src/contract/research/research.ts'
import { formatTime } from '../parts/format.ts'
import { Skeleton } from '../parts/lists/empty.tsx'
import { Note } from '../parts/notes/note.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { saidByService } from '../parts/notes/said-by-service.ts'
import { useAction } from '../parts/use-action.ts'
import { View } from '../parts/view.tsx'
import { service } from '../service.ts'
import { useKeptState } from '../session/use-kept.ts'
import { strings } from '../strings/strings.ts'
import { DeleteResearch } from './delete-research.tsx'
import { ReportView } from './report-view.tsx'
import { blankDraft } from './research-draft.ts'
import { tones } from './research-list.tsx'
import { jobQuery } from './research-queries.ts'
import { Timeline } from './timeline.tsx'
import { useProgress } from './use-progress.ts'

const text = strings.research

/** A research job: its progress while it runs, then its report. */
export function ResearchView() {
  const { research: researchId = '' } = useParams<{ research: string }>()
  const { data: job, error, refetch } = useQuery(jobQuery(researchId))
  const isRunning = job?.status === 'queued' || job?.status === 'running'
  const events = useProgress(researchId, isRunning)
  if (error) {
    return (
      <View title={text.title}>
        <ProblemNote error={error} refetch={() => void refetch()}>
          <Link href="/research" className="button">
            {text.title}
          </Link>
        </ProblemNote>
      </View>
    )
  }
  if (!job) {
    return (
      <div className="view">
        <Skeleton />
      </div>
    )
  }
  const { include_domains, exclude_domains } = job
  const facts = [
    strings.chat.models[job.model],
    formatTime(job.created_at),
    ...(job.reads === 'web' ? [] : [strings.documents.title]),
    ...(job.reads === 'both' ? [text.fromWeb] : []),
    ...(include_domains ? [text.onlyOf(include_domains.join(', '))] : []),
    ...(exclude_domains ? [text.noneOf(exclude_domains.join(', '))] : []),
  ]
  return (
    <View
      title={job.topic}
      lead={facts.join(' · ')}
      actions={
        <>
          <span aria-live="polite" className={`status ${tones[job.status]}`}>
            {text.states[job.status]}
          </span>
          {isRunning ? (
            <Steering job={job} />
          ) : (
            <>
              <Again job={job} />
              <DeleteResearch job={job} />
            </>
          )}
        </>
      }
    >
      {isRunning && <Timeline events={events} />}
      {job.status === 'cancelled' && <Note kind="info" title={text.cancelledMeans} />}
      {job.error && (
        <Note kind="problem" title={text.failedMeans}>
          {saidByService(job.error.message)}
        </Note>
      )}
      {job.result && <ReportView job={job} result={job.result} />}
    </View>
  )
}

/**
 * Puts the topic, the depth and the sources of a job that is over into the form for new research, to be changed and
 * begun.
 */
function Again({ job }: { job: ResearchJob }) {
  const [, navigate] = useLocation()
  const [, setDraft] = useKeptState('research', blankDraft)
  const { topic, model, max_results: sources, status, target_graph_id: graph, reads } = job
  const { include_domains, exclude_domains } = job
  return (
    <button
      type="button"
      className={status === 'done' ? 'button' : 'button primary'}
      onClick={() => {
        setDraft({
          topic,
          model,
          sources,
          reads,
          ...(graph !== undefined && { graph }),
          ...(include_domains && { included: include_domains.join(', ') }),
          ...(exclude_domains && { excluded: exclude_domains.join(', ') }),
        })
        navigate('/research')
      }}
    >
      {text.again}
    </button>
  )
}

function Steering({ job }: { job: ResearchJob }) {
  const queries = useQueryClient()
  const { research_id } = job
  const steering = useAction({
    mutationFn: (how: 'finishResearch' | 'cancelResearch') => service.call(how, { research_id }),
    onSettled: () => queries.invalidateQueries({ queryKey: jobQuery(research_id).queryKey }),
  })
  const isFinishing = steering.variables === 'finishResearch'
  return (
    <>
      <button
        type="button"
        className="button"
        aria-disabled={steering.isPending || isFinishing}
        onClick={() => isFinishing || steering.mutate('finishResearch')}
      >
        {text.finish}
      </button>
      <button
        type="button"
        className="button danger"
        aria-disabled={steering.isPending}
        onClick={() => steering.mutate('cancelResearch')}
      >
        {text.cancel}
      </button>
      {steering.error && <ProblemNote error={steering.error} />}
    </>
  )
}
