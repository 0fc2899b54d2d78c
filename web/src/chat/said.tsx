import { useEffect, useState } from 'react'
import type { Turn } from '../../../src/contract/chat/conversations.ts'
import { strings } from '../strings/strings.ts'
import type { Asking } from './use-asking.ts'

const text = strings.chat

/** As long as this, what was said stays in the page: who reads on would meet the answer a second time. */
const staysMs = 10_000

/** Tells screen readers that a question is being answered, and the answer when it is whole rather than bit by bit. */
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
      {asking?.state === 'working' ? text.working : isNew && plainTextOf(answered.reply)}
    </p>
  )
}

/** Without the marks of Markdown and the numbers of sources. */
function plainTextOf(reply: string): string {
  return reply.replaceAll(/[*_`#|]|\[\d{1,3}\]/g, '')
}
