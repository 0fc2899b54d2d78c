import { useEffect, useRef } from 'react'
import { Refused } from '../../../../src/client/refused.ts'
import { service } from '../../service.ts'
import { pause } from '../pause.ts'

const asksEverySeconds = 2
/** A service that can be reached may still fail; then the pauses grow to this. */
const asksEverySecondsMax = 30

export async function isServiceReached(): Promise<boolean> {
  return service.request('/livez').then(
    ({ ok }) => ok,
    () => false,
  )
}

/**
 * Whether an error means that the service could not be reached, or that the connection broke: `fetch` throws a
 * `TypeError`, or a proxy answers for the service, which gives each of its own answers the id of the request.
 */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Refused)) return error instanceof TypeError
  return byProxy.has(error.status) && error.problem.request_id === undefined
}

const byProxy = new Set([502, 503, 504])

/** Calls `recover` once the service can be reached again, if that was the error. */
export function useRecovery(error: unknown, recover: (() => void) | undefined): void {
  const latest = useRef(recover)
  const seconds = useRef(asksEverySeconds)
  useEffect(() => {
    latest.current = recover
  })
  const isWaiting = recover !== undefined && isLostConnection(error)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another error is waited for anew.
  useEffect(() => {
    if (!isWaiting) return undefined
    const leaving = new AbortController()
    const wait = async ({ signal }: AbortController) => {
      do await pause(seconds.current, signal)
      while (!signal.aborted && !(await isServiceReached()))
      if (signal.aborted) return
      seconds.current = Math.min(seconds.current * 2, asksEverySecondsMax)
      latest.current?.()
    }
    void wait(leaving)
    return () => leaving.abort()
  }, [isWaiting, error])
}
