import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { codeQuery } from '../../parts/code-query.ts'
import type { Reply } from './reply.tsx'

/** The code that renders Markdown, larger than all else of the chat. */
export const replyQuery = codeQuery('reply', async () => (await import('./reply.tsx')).Reply)

/** The text of a reply, unformatted until the code that formats it is loaded. */
export function ReplyText(props: ComponentProps<typeof Reply>) {
  const { data: Formatted } = useQuery(replyQuery)
  return Formatted ? <Formatted {...props} /> : <p className="reply plain">{props.text}</p>
}
