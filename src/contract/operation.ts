import type { z } from 'zod'
import type { Scope } from './scope.ts'

/** One thing the service does, described once: HTTP, MCP, OpenAPI and the typed client are derived. */
export type Operation = {
  readonly method: 'get' | 'post' | 'delete'
  /** Relative to the base URL, with parameters in braces: `/graphs/{graph_id}`. */
  readonly path: `/${string}`
  /** What an API key must be allowed to do; undefined where any valid key will do. */
  readonly scope: Scope | undefined
  /** Only a signed-in user may call it, never an API key. */
  readonly session?: 'required'
  readonly summary: string
  /**
   * Path parameters, query and body in one. What the path does not name comes from the query of a `GET`
   * or `DELETE`, from the body of a `POST`, and from the query again where the body is a stream of lines.
   */
  readonly input: z.ZodObject
  /** How a `POST` may send its body; JSON if not said. The first is the one to recommend. */
  readonly bodies?: readonly BodyKind[]
  /** A body of lines: the schema of each. The handler is given them as `lines`. */
  readonly line?: z.ZodObject
  /** Which limit holds for the body: `bodyBytesMax`, or `uploadBytesMax` where it brings a document. */
  readonly bodyLimit?: 'upload'
  /** The status of success, 200 if not said. */
  readonly status?: 201
  /** Answers 202 instead while this holds. */
  readonly accepted?: (answer: unknown) => boolean
  /** One JSON value if not said; `ndjson` is a stream of them, `content` bytes of their own media type. */
  readonly answer?: 'ndjson' | 'content'
  /** The JSON answer; each line of `ndjson`; `Content` where the answer is bytes. */
  readonly output: z.ZodType
  /** The handler yields these instead; a client that sends `stream: true` gets them as they come. */
  readonly events?: z.ZodType
  /** The type of the event that ends them. It has every field of `output`, so that it is the plain answer too. */
  readonly lastEvent?: string
  /**
   * What an `Idempotency-Key` does. If not said, the door claims it and stores the answer. `handler`: the handler
   * claims it, in its own transaction. `natural`: repeating the call changes nothing, so the key does nothing either.
   */
  readonly idempotency?: 'handler' | 'natural'
  /** Fields of the answer that are never stored; a replayed answer has null there. */
  readonly shownOnce?: readonly string[]
}

export type BodyKind = 'json' | 'multipart' | 'ndjson'

/** Keeps the exact type of each description, from which the types of its handler and client follow. */
export function operation<const Described extends Operation>(described: Described): Described {
  return described
}
