import type { z } from 'zod'
import type { Citation, interact } from '../../../../src/contract/chat/chat.ts'
import type { Step } from '../../../../src/contract/chat/trace.ts'

/** A sent question, which can be sent again: with the same key it is the same call and charged once. */
export type Asked = {
  readonly conversationId: string
  /** Whether it begins the conversation, which is deleted if the question is refused. */
  readonly isFirst: boolean
  readonly key: string
  readonly input: z.input<typeof interact.input>
  /** Known once the service has begun: after a reload, what is stopped by it. */
  readonly interactionId?: string
}

/** A sent question whose answer is not among the turns yet. */
export type Asking = Omit<Asked, 'conversationId'> & {
  /** Missing once the conversation is deleted. */
  readonly conversationId: string | undefined
  readonly steps: readonly Step[]
  readonly citations: readonly Citation[]
  readonly text: string
  /** `stopping`: the service has been asked to stop. `stopped`: it did, and nothing was charged. */
  readonly state: 'working' | 'stopping' | 'stopped' | 'failed'
  /** Whether the connection is lost while it works; the same call is made again until the service is back. */
  readonly isLost?: boolean
  readonly error?: unknown
}

const none = { steps: [], citations: [], text: '' }

/** The question as it is asked; asked again, it keeps what has come of its answer. */
export function begun(now: Asking | undefined, asked: Asked): Asking {
  return { ...none, ...(now?.key === asked.key && now), ...asked, state: 'working', isLost: false }
}

/** The question with what has become known of it, unless another one is asked by now. */
export function changed(
  now: Asking | undefined,
  { key }: Asked,
  more: Partial<Asking>,
): Asking | undefined {
  return now?.key === key ? { ...now, ...more } : now
}

/** Nothing, unless another question is asked by now. */
export function ended(now: Asking | undefined, { key }: Asked): Asking | undefined {
  return now?.key === key ? undefined : now
}

/** What is asked: the last message of the call. */
export function questionOf({ input }: Asking): string {
  return input.messages.at(-1)?.content ?? ''
}
