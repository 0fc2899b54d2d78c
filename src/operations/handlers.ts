import type { z } from 'zod'
import type { Caller } from '../access/caller.ts'
import type { ImportLine } from '../contract/documents/document-import.ts'
import type { Operation } from '../contract/operation.ts'
import type { Operations } from '../contract/operations.ts'
import type { Background } from './answer/background.ts'
import type { Replay } from './answer/replay.ts'
import type { Call } from './call.ts'

/** A handler for each operation. A missing handler, or one with a wrong input or answer type, is a compile error. */
export type Handlers = { [Name in keyof Operations]: Handler<Operations[Name]> }

type Handler<Described extends Operation> = (
  input: HandlerInput<Described>,
  caller: Caller,
  call: Call,
) => Promise<HandlerAnswer<Described>>

/** The validated input; if the body is a stream, its lines as they arrive. */
type HandlerInput<Described extends Operation> = z.output<Described['input']> &
  (Described extends { line: z.ZodType } ? { readonly lines: AsyncIterable<ImportLine> } : unknown)

/**
 * A handler of an operation with events always yields them, whether or not the client asked for a stream. An error
 * before the first event gets a status of its own. The events are read to their end even if the client disconnects.
 */
type HandlerAnswer<Described extends Operation> = Described extends {
  events: infer Events extends z.ZodType
}
  ? AsyncIterable<z.input<Events>> | Replay<z.input<Described['output']>> | InBackground<Described>
  : Described extends { answer: 'ndjson' | 'events' }
    ? AsyncIterable<z.input<Described['output']>>
    : z.input<Described['output']>

type InBackground<Described extends Operation> = Described extends {
  background: infer Schema extends z.ZodType
}
  ? Background<z.input<Schema>>
  : never
