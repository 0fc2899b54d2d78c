import { useEffect, useState } from 'react'
import type { Turn } from '../../../../src/contract/chat/conversations.ts'
import { strings } from '../../strings/strings.ts'
import type { Asking } from '../asking/asking.ts'
import { plainTextOf } from './plain-text-of.ts'

const text = strings.chat

/** How long an announced answer stays in the page. If it stayed, someone reading on would meet it a second time. */
const staysMs = 10_000

/** Announces to screen readers that a question is being answered, and then the whole answer rather than its pieces. */
export function Said(props: { asking: Asking | undefined; answered: Turn | undefined }) {
  const { asking, answered } = props
  const [over, setOver] = useState<string>()
  const id = answered?.interaction_id
  useEffect(() => {
    const timer = setTimeout(() => setOver(id), staysMs)
    return () => clearTimeout(timer)
  }, [id])
  const isNew = answered !== undefined && id !== over
  return (
    <p className="hidden-text" role="status">
      {progressOf(asking) ?? (isNew && plainTextOf(answered.reply))}
    </p>
  )
}

function progressOf(asking: Asking | undefined): string | undefined {
  if (asking?.state === 'stopping') return text.stopping
  if (asking?.state !== 'working') return undefined
  return asking.isLost ? text.lostConnection : text.working
}
