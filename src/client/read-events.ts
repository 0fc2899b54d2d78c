import { EventSourceParserStream } from 'eventsource-parser/stream'
import { ProblemBody } from '../contract/problems/problem.ts'
import { Refused } from './refused.ts'

/**
 * Yields the data of server-sent events as they arrive, and closes the connection when its reader leaves. Throws
 * `Refused` if an event reports a failure.
 */
export async function* readEvents(response: Response): AsyncGenerator<unknown> {
  if (!response.body) return
  // Typed as taking any buffer, which no stream of bytes is: a stream's type tells exactly what it takes.
  const decoder = new TextDecoderStream() as TransformStream<Uint8Array<ArrayBuffer>, string>
  const events = response.body.pipeThrough(decoder).pipeThrough(new EventSourceParserStream())
  const reader = events.getReader()
  // Not every browser can iterate over a stream.
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      const data: unknown = JSON.parse(step.value.data)
      if (step.value.event === 'error')
        throw new Refused(response.status, ProblemBody.parse(data).error)
      yield data
    }
  } finally {
    // Of a stream that has ended or failed nothing is left to cancel.
    await reader.cancel().catch(() => {})
  }
}
