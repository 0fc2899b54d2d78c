import type { z } from 'zod'
import type { ProblemCode } from './problems.ts'
import type { Scope } from './scope.ts'
import type { Tool } from './tool.ts'

/** One call of the API. Routes, OpenAPI and the types of its handler and client are derived from this description. */
export type Operation = {
  readonly method: 'get' | 'post' | 'delete'
  /** The path relative to the base URL, with parameters in braces: `/graphs/{graph_id}`. */
  readonly path: `/${string}`
  /** The scope that an API key needs; `undefined` if any valid key is enough. */
  readonly scope: Scope | undefined
  /**
   * `required`: only a signed-in user may make this call, and no API key. `owner`: only the one who owns the
   * installation. `begins`: anybody may, from a page of the service; the answer sets the cookie of the session.
   */
  readonly session?: 'required' | 'owner' | 'begins'
  readonly summary: string
  /** The problems that come of what the operation is about; `problemsOf` adds those that any call may meet. */
  readonly problems: readonly ProblemCode[]
  /**
   * Path parameters, query and body in one. A field that the path does not name comes from the query of a `GET` or
   * `DELETE`, and from the body of a `POST`; but from the query if that body is a stream of lines.
   */
  readonly input: z.ZodObject
  /** The kinds of body that a `POST` may send; JSON if not given. The first one is recommended. */
  readonly bodies?: readonly BodyKind[]
  /** The schema of each line if the body is a stream of lines, which the handler gets as `lines`. */
  readonly line?: z.ZodObject
  /** The limit of the body: `uploadBytesMax` with `upload`, otherwise `bodyBytesMax`. */
  readonly bodyLimit?: 'upload'
  /** The status of a success; 200 if not given. */
  readonly status?: 201
  /** If this is true of an answer, its status is 202: the work goes on. */
  readonly accepted?: (answer: unknown) => boolean
  /**
   * The form of the answer: one JSON value if not given, a stream of them with `ndjson` or, as server-sent events, with
   * `events`, bytes of some media type with `content`.
   */
  readonly answer?: 'ndjson' | 'events' | 'content'
  /** The schema of the JSON answer, of each line of `ndjson` or of each of the `events`; `Content` if it is bytes. */
  readonly output: z.ZodType
  /**
   * The schema of the events that the handler yields instead of an answer. A client that sends `stream: true` gets
   * them as they come.
   */
  readonly events?: z.ZodType
  /** The type of the last event. It has every field of `output`, so that it is the plain answer too. */
  readonly lastEvent?: string
  /**
   * The schema of the answer to a client that does not want to wait (`Prefer: respond-async`): its status is 202, and
   * it tells in `events_url` where to follow the work.
   */
  readonly background?: z.ZodObject
  /**
   * Who claims an `Idempotency-Key`. If not given, `run-call.ts` claims it and stores the answer. `handler`: the
   * handler claims it in its own transaction. `natural`: nobody, as a repeated call changes nothing.
   */
  readonly idempotency?: 'handler' | 'natural'
  /** Fields of the answer that are never stored. In a replayed answer they are null. */
  readonly shownOnce?: readonly string[]
  /** How models are offered the operation, over MCP; not at all if not given. */
  readonly mcp?: Tool
}

export type BodyKind = 'json' | 'multipart' | 'ndjson'

/**
 * Describes an operation and keeps its exact type, from which the types of its handler and client follow. A parameter
 * that the input does not name is refused.
 */
export function operation<const Described extends Operation>(described: Described): Described {
  return { ...described, input: described.input.strict() }
}
