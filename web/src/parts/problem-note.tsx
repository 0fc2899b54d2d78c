import type { ReactNode } from 'react'
import { Refused } from '../../../src/client/refused.ts'
import { strings } from '../strings/strings.ts'
import { Note } from './note.tsx'

const text = strings.problems

/** The one way in which the page tells of a failure: what it is, what to do, and the id that finds it in the log. */
export function ProblemNote(props: { error: unknown; retry?: () => void; children?: ReactNode }) {
  const { title, message, requestId } = describe(props.error)
  return (
    <Note kind="problem" title={title} urgent>
      <p>{message}</p>
      {(props.retry || props.children) && (
        <div className="actions">
          {props.retry && (
            <button type="button" className="button" onClick={props.retry}>
              {text.retry}
            </button>
          )}
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

function describe(error: unknown) {
  if (!(error instanceof Refused)) return { title: text.offline, message: text.offlineMeans }
  const { code, message, request_id: requestId } = error.problem
  const titles: Readonly<Record<string, string>> = text.titles
  const seconds = error.retryAfterSeconds
  const wait = code === 'rate_limit_exceeded' && seconds ? ` ${text.waitSeconds(seconds)}` : ''
  return { title: titles[code] ?? text.other, message: `${message}${wait}`, requestId }
}
