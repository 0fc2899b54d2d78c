import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readEvents } from '../../../src/client/read-events.ts'
import { Refused, refusalOf } from '../../../src/client/refused.ts'
import { ResearchEvent } from '../../../src/contract/research/research-events.ts'
import { pause } from '../parts/pause.ts'
import { service } from '../service.ts'
import { jobQuery } from './research-queries.ts'

const reconnectSeconds = 1.5

/**
 * The events of a job from its beginning. After a lost connection or a restart of the service it continues after the
 * last event received.
 */
export function useProgress(researchId: string, isRunning: boolean): readonly ResearchEvent[] {
  const queries = useQueryClient()
  const [events, setEvents] = useState<readonly ResearchEvent[]>([])
  useEffect(() => {
    if (!isRunning) return
    const control = new AbortController()
    const see = (event: ResearchEvent) =>
      setEvents((before) =>
        event.number > (before.at(-1)?.number ?? 0) ? [...before, event] : before,
      )
    void follow(researchId, control.signal, see).then(() => {
      void queries.invalidateQueries({ queryKey: jobQuery(researchId).queryKey })
      void queries.invalidateQueries({ queryKey: ['usage'] })
    })
    return () => control.abort()
  }, [researchId, isRunning, queries])
  return events
}

/** Reads events until the job ends or `signal` aborts. */
async function follow(
  research_id: string,
  signal: AbortSignal,
  see: (event: ResearchEvent) => void,
): Promise<void> {
  for (let after = 0; !signal.aborted; ) {
    try {
      const response = await service.send('followResearch', { research_id, after }, {}, signal)
      if (!response.ok) throw await refusalOf(response)
      for await (const data of readEvents(response)) {
        const event = ResearchEvent.parse(data)
        after = event.number
        see(event)
        if (event.type === 'research-end') return
      }
    } catch (error) {
      // For a failed or cancelled job the events end with a rejection; other errors are retried.
      if (error instanceof Refused && error.status < 500) return
    }
    if (!(await isRunning(research_id, signal))) return
    await pause(reconnectSeconds)
  }
}

async function isRunning(research_id: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { status } = await service.call('getResearch', { research_id }, { signal })
    return status === 'queued' || status === 'running'
  } catch (error) {
    return !(error instanceof Refused) && !signal.aborted
  }
}
