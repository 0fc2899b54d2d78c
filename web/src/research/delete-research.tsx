import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import type { ResearchJob } from '../../../src/contract/research/research.ts'
import { graphPath } from '../documents/graphs-query.ts'
import { Decision } from '../parts/dialogs/decision.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { remove } from '../parts/removals/removals.ts'
import { strings } from '../strings/strings.ts'
import { jobPath, jobsQuery } from './research-queries.ts'

const text = strings.research

/**
 * A button that deletes research that is over, with its graph or without. The deletion can be undone for some seconds.
 */
export function DeleteResearch({ job }: { job: ResearchJob }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className="button danger" onClick={() => setAsking(true)}>
        {text.delete}
      </button>
      {isAsking && <DeleteDialog job={job} close={() => setAsking(false)} />}
    </>
  )
}

function DeleteDialog({ job, close }: { job: ResearchJob; close(): void }) {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const { research_id, topic, result } = job
  const [withGraph, setWithGraph] = useState(result !== undefined)
  const act = () => {
    flushSync(close)
    const paths = [
      jobPath(research_id),
      ...(result && withGraph ? [graphPath(result.graph_id)] : []),
    ]
    remove(paths, strings.common.deleting(topic), () => {
      // What others show of its graph changes too.
      void queries.invalidateQueries(withGraph ? {} : { queryKey: jobsQuery.queryKey })
    })
    navigate('/research')
  }
  return (
    <Dialog title={text.deleteTitle} close={close}>
      <p>{text.deleteMeans}</p>
      {result && (
        <label className="check">
          <input
            type="checkbox"
            checked={withGraph}
            onChange={(event) => setWithGraph(event.target.checked)}
          />
          <span>
            {text.deleteGraph}
            <small>{text.deleteGraphMeans}</small>
          </span>
        </label>
      )}
      <Decision label={text.delete} cancel={close} isDangerous act={act} />
    </Dialog>
  )
}
