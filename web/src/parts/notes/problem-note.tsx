import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Refused } from '../../../../src/client/refused.ts'
import { strings } from '../../strings/strings.ts'
import { CodeMissing } from '../code-query.ts'
import { isLostConnection, useRecovery } from '../focus/reachable.ts'
import { formatNumber } from '../format.ts'
import { Note } from './note.tsx'
import { saidByService } from './said-by-service.ts'

const text = strings.problems

/** The page's only way to show an error: what happened, what to do, and the id that finds it in the log. */
export function ProblemNote(props: {
  error: unknown
  /** Repeats the failed action. */
  retry?: () => void
  /** Repeats the failed read; done automatically after the time that the service asks to wait, and once it is back. */
  refetch?: () => void
  /** Called once the service can be reached again; by default `refetch`. */
  recover?: () => void
  children?: ReactNode
}) {
  const { error, retry, refetch } = props
  const { title, message, requestId } = describe(error)
  // What is not there is not found by looking again.
  const again = isNotFound(error) ? undefined : (refetch ?? retry)
  useRecovery(error, props.recover ?? refetch)
  return (
    <Note kind="problem" title={title} message={message} urgent>
      {(again || props.children) && (
        <div className="actions">
          {again && <Again error={error} again={again} byItself={refetch !== undefined} />}
          {props.children}
        </div>
      )}
      {requestId && (
        <p className="request">
          {text.request} <code>{requestId}</code>
        </p>
      )}
    </Note>
  )
}

/** The button to retry, enabled once the service accepts calls again. */
function Again(props: { error: unknown; again(): void; byItself: boolean }) {
  const { again, byItself } = props
  const { error } = props
  const left = useSecondsLeft(error)
  const triedAfter = useRef<unknown>(undefined)
  useEffect(() => {
    if (!byItself || left !== 0 || triedAfter.current === error) return
    triedAfter.current = error
    again()
  }, [byItself, left, again, error])
  if (!left)
    return (
      <button type="button" className="button" onClick={again}>
        {text.retry}
      </button>
    )
  return byItself ? (
    <p role="timer">{text.againIn(left)}</p>
  ) : (
    <button type="button" className="button" aria-disabled="true">
      {text.retryIn(left)}
    </button>
  )
}

/** Counts down to 0 in seconds; `undefined` if the service does not ask to wait. */
function useSecondsLeft(error: unknown): number | undefined {
  const wait = waitOf(error)
  const [passed, setPassed] = useState({ error, seconds: 0 })
  useEffect(() => {
    if (wait === undefined) return
    const startedAt = performance.now()
    const timer = setInterval(() => {
      const seconds = Math.min(wait, Math.round((performance.now() - startedAt) / 1000))
      setPassed({ error, seconds })
      if (seconds === wait) clearInterval(timer)
    }, 1_000)
    return () => clearInterval(timer)
  }, [error, wait])
  return wait === undefined ? undefined : wait - (passed.error === error ? passed.seconds : 0)
}

/** The time that the service asks to wait, in whole seconds. */
function waitOf(error: unknown): number | undefined {
  if (!(error instanceof Refused) || ![429, 503].includes(error.status)) return undefined
  return error.retryAfterSeconds === undefined ? undefined : Math.ceil(error.retryAfterSeconds)
}

export function isNotFound(error: unknown): boolean {
  return error instanceof Refused && error.problem.code === 'not_found'
}

function describe(error: unknown) {
  if (error instanceof CodeMissing && error.isServiceReached)
    return { title: text.codeMissing, message: text.codeMissingMeans }
  if (!(error instanceof Refused) || isLostConnection(error))
    return { title: text.offline, message: text.offlineMeans }
  const { code, message, request_id: requestId } = error.problem
  const titles: Readonly<Record<string, string>> = text.titles
  return {
    title: titles[code] ?? text.other,
    message: spent(error) ?? saidByService(message),
    requestId,
  }
}

/** The tokens needed and the balance. */
function spent({ problem }: Refused): string | undefined {
  const { required_tokens: needed, balance_tokens: balance } = problem.details ?? {}
  if (typeof needed !== 'number' || typeof balance !== 'number') return undefined
  return text.needed(formatNumber(needed), formatNumber(balance))
}
