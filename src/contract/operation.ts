import type { z } from 'zod'
import type { ProblemCode } from './problems/problems.ts'
import type { Scope } from './scope.ts'
import type { Tool } from './tool.ts'

/** One call of the API. Routes, OpenAPI, and the types of its handler and client are derived from it. */
export type Operation = {
  readonly method: 'get' | 'post' | 'delete'
  /** The path relative to the base URL, with parameters in braces: `/graphs/{graph_id}`. */
  readonly path: `/${string}`
  /** The scope that an API key needs; `undefined` if any valid key is enough. */
  readonly scope: Scope | undefined
  /**
   * `required`: only a signed-in person may make this call, not an API key. `owner`: only the owner of the
   * installation. `begins`: anybody may, from a page of the service; the answer sets the session cookie.
   */
  readonly session?: 'required' | 'owner' | 'begins'
  readonly summary: string
  /** The problems specific to the operation; `problemsOf` adds those that any call may have. */
  readonly problems: readonly ProblemCode[]
  /**
   * Path parameters, query and body together. A field that is not in the path comes from the query of a `GET` or
   * `DELETE` and from the body of a `POST`; from the query if that body is a stream of lines.
   */
  readonly input: z.ZodObject
  /** The kinds of body that a `POST` accepts, the recommended one first; JSON by default. */
  readonly bodies?: readonly BodyKind[]
  /** The schema of each line if the body is a stream of lines, which the handler gets as `lines`. */
  readonly line?: z.ZodObject
  /** The limit of the body: `uploadBytesMax` with `upload`, otherwise `bodyBytesMax`. */
  readonly bodyLimit?: 'upload'
  /** The status of a success; 200 by default, 202 where the work always continues in the background. */
  readonly status?: 201 | 202
  /** Whether an answer means that the work continues in the background; its status is then 202. */
  readonly accepted?: (answer: unknown) => boolean
  /**
   * The form of the answer: one JSON value by default, JSON lines with `ndjson`, server-sent events with `events`,
   * bytes of some media type with `content`.
   */
  readonly answer?: 'ndjson' | 'events' | 'content'
  /** The media types of `content`; any by default. */
  readonly mediaTypes?: readonly string[]
  /** The schema of the JSON answer, of each line of `ndjson` or of each of the `events`; `Content` if it is bytes. */
  readonly output: z.ZodType<object>
  /**
   * The schema of the events that the handler yields instead of an answer. A client that sends `stream: true` gets them
   * as they happen.
   */
  readonly events?: z.ZodType<{ readonly type: string }>
  /** The type of the last event. It has every field of `output`, so it also serves as the plain answer. */
  readonly lastEvent?: string
  /**
   * The schema of the answer to a client that does not want to wait (`Prefer: respond-async`): its status is 202, and
   * `events_url` tells where to follow the work.
   */
  readonly background?: z.ZodObject
  /** Whether a client that does not want to wait gets an answer of the usual form sooner, which is then `accepted`. */
  readonly mayPrefer?: 'respond-async'
  /**
   * Who claims an `Idempotency-Key`. By default `run-call.ts` claims it and stores the answer. `handler`: the handler
   * claims it in its own transaction. `natural`: nobody, as a repeated call changes nothing. `refused`: a call with a
   * key is rejected, as a repeated one fails and no digest of the password in its body is stored to tell it by.
   */
  readonly idempotency?: 'handler' | 'natural' | 'refused'
  /** Fields of the answer that are never stored; null in a replayed answer. */
  readonly shownOnce?: readonly string[]
  /** The operation as an MCP tool; it is not a tool if this is missing. */
  readonly mcp?: Tool
}

export type BodyKind = 'json' | 'multipart' | 'ndjson'

/** Whether a repeated `Idempotency-Key` gets the answer of the first call. */
export function takesKey({ method, idempotency, session }: Operation): boolean {
  const isHeeded = idempotency !== 'natural' && idempotency !== 'refused'
  return method === 'post' && isHeeded && session !== 'begins'
}

/**
 * Declares an operation with its exact type, from which the types of its handler and client are derived. Unknown
 * parameters are rejected.
 */
export function operation<const Described extends Operation>(described: Described): Described {
  return { ...described, input: described.input.strict() }
}
