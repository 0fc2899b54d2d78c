import { Refused } from '../../../../src/client/refused.ts'
import type { Citation } from '../../../../src/contract/chat/chat.ts'
import type { Step } from '../../../../src/contract/chat/trace.ts'
import { pause } from '../../parts/pause.ts'
import { service } from '../../service.ts'
import type { Asked, Asking } from './asking.ts'

const retrySeconds = 2
/** Four retries with growing pauses take 20 s: enough for a restart of the service. */
const reconnectsMax = 4

/**
 * Reads the events of the answer to their end, and returns the id of the interaction. If the connection breaks, the
 * same call is repeated up to `reconnectsMax` times.
 */
export async function followAnswer(
  asked: Asked,
  signal: AbortSignal,
  change: (more: Partial<Asking>) => void,
): Promise<string> {
  for (let reconnects = 0; ; ) {
    try {
      return await read(asked, signal, change)
    } catch (error) {
      if (signal.aborted) throw error
      if (error instanceof Refused) {
        // The earlier call may still be running, after a reload or a lost connection.
        if (error.problem.code !== 'idempotency_in_progress') throw error
        await pause(error.retryAfterSeconds ?? retrySeconds)
      } else {
        if (++reconnects > reconnectsMax) throw error
        await pause(retrySeconds * reconnects)
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
    if (event.type === 'interaction-start') change({ interactionId: event.interaction_id })
    if (event.type === 'step') steps.push(event)
    if (event.type === 'citation-found') citations.push(event)
    if (event.type === 'text-delta') text += event.text
    if (event.type === 'interaction-end') return event.interaction_id
    change({ steps: [...steps], citations: [...citations], text })
  }
  throw new Error('The answer broke off')
}
