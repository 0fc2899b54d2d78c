import type { ServiceLimits } from '../contract/limits.ts'
import type { McpRequest } from '../mcp/mcp-door.ts'
import type { OpenAiAnswer, OpenAiCall } from '../openai/openai-door.ts'
import type { Admission } from '../operations/admit-call.ts'
import type { JsonThreads } from './body/json-threads.ts'
import type { Spool } from './body/spool.ts'
import type { BytesInFlight } from './bytes-in-flight.ts'
import type { HttpEvents } from './http-events.ts'
import type { Identify } from './identify-caller.ts'
import type { PageFiles } from './routes/page-files.ts'

/** The parts that the HTTP server is made of. */
export type HttpParts = {
  readonly admission: Admission
  readonly identify: Identify
  readonly limits: ServiceLimits
  readonly json: Pick<JsonThreads, 'parse'>
  readonly flight: BytesInFlight
  /** A place for the bytes of a body until they are worked on. */
  spool(): Spool
  readonly events: HttpEvents
  /** Where clients reach the service: its origin, and the prefix of all of its paths. */
  readonly baseUrl: URL
  readonly version: string
  /** `true` if the service can work now; otherwise the reason why it cannot. */
  ready(): Promise<true | string>
  /** Answers the calls of `contract/access/sessions.ts`. */
  readonly session: AnswerSessionCall
  /** Answers one message of the Model Context Protocol. */
  mcp(asked: McpRequest): Promise<Response>
  readonly openai: OpenAiDoor
  /** Whether a connection from this address is from a proxy that tells the truth about its clients. */
  trustsProxy(address: string): boolean
  /** Whether only this machine reaches the service, by whichever of its own names. */
  readonly loopback: boolean
  /** The files of the page; none if it has not been built. */
  readonly page: PageFiles
}

/** Answers what is asked in the dialect of OpenAI's API. */
export type OpenAiDoor = {
  answer(call: OpenAiCall): Promise<OpenAiAnswer>
  /** The body of the answer to a call that failed. */
  describeError(error: unknown, requestId: string): object
}

/** `address` is the network address that the request comes from. */
export type AnswerSessionCall = (request: Request, address: string) => Promise<Response>
