import type { Turn } from '../../../src/contract/conversations.ts'
import { strings } from '../strings/strings.ts'
import type { Asking } from './use-asking.ts'

const text = strings.chat

/** Tells screen readers that a question is being answered, and the answer when it is whole rather than bit by bit. */
export function Said(props: { asking: Asking | undefined; answered: Turn | undefined }) {
  const { asking, answered } = props
  const said = asking?.state === 'working' ? text.working : answered && plainTextOf(answered.reply)
  return (
    <p className="hidden-text" role="status">
      {said}
    </p>
  )
}

/** Without the marks of Markdown and the numbers of sources. */
function plainTextOf(reply: string): string {
  return reply.replaceAll(/[*_`#|]|\[\d{1,3}\]/g, '')
}
