import { Refused } from '../../../../src/client/refused.ts'
import type { Citation } from '../../../../src/contract/chat/chat.ts'
import type { Step } from '../../../../src/contract/chat/trace.ts'
import { isLostConnection } from '../../parts/focus/reachable.ts'
import { pause } from '../../parts/pause.ts'
import { service } from '../../service.ts'
import type { Asked, Asking } from './asking.ts'

const retrySeconds = 2
/** The pauses grow to this, so that a service that is back is noticed soon. */
const retrySecondsMax = 6
/** How often an answer that cannot be read, though the service is reached, is asked for again. */
const unreadMax = 4

/**
 * Reads the events of the answer to their end, and returns the id of the interaction. If the connection breaks, the
 * same call is repeated until the service is reached again.
 */
export async function followAnswer(
  asked: Asked,
  signal: AbortSignal,
  change: (more: Partial<Asking>) => void,
): Promise<string> {
  for (let reconnects = 0, unread = 0; ; ) {
    try {
      return await read(asked, signal, change)
    } catch (error) {
      if (signal.aborted) throw error
      if (error instanceof Refused && !isLostConnection(error)) {
        // The earlier call may still be running, after a reload or a lost connection.
        if (error.problem.code !== 'idempotency_in_progress') throw error
        change({ isLost: false })
        await pause(error.retryAfterSeconds ?? retrySeconds, signal)
      } else {
        if (!isLostConnection(error) && ++unread > unreadMax) throw error
        change({ isLost: true })
        await pause(Math.min(retrySeconds * ++reconnects, retrySecondsMax), signal)
      }
      signal.throwIfAborted()
    }
  }
}

async function read(
  { input, key }: Asked,
  signal: AbortSignal,
  change: (more: Partial<Asking>) => void,
): Promise<string> {
  const steps: Step[] = []
  const citations: Citation[] = []
  let text = ''
  for await (const event of service.events('interact', input, { signal, idempotencyKey: key })) {
    if (event.type === 'interaction-start')
      change({ interactionId: event.interaction_id, isLost: false })
    if (event.type === 'step') steps.push(event)
    if (event.type === 'citation-found') citations.push(event)
    if (event.type === 'text-delta') text += event.text
    if (event.type === 'interaction-end') return event.interaction_id
    change({ steps: [...steps], citations: [...citations], text })
  }
  throw new Error('The answer broke off')
}
