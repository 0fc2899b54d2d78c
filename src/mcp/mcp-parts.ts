import type { ServiceLimits } from '../contract/limits.ts'
import type { Admission } from '../operations/admit-call.ts'

/** The dependencies of the MCP server. */
export type McpParts = {
  readonly admission: Admission
  readonly limits: ServiceLimits
  readonly baseUrl: URL
  readonly version: string
  /** A tool was called. */
  called(call: CalledTool): void
  /** A call failed because of a bug or of a service that this one depends on. */
  failed(failure: { readonly requestId: string; readonly error: unknown }): void
}

/** What is logged of a call of a tool: nothing that was said or read. */
export type CalledTool = {
  readonly requestId: string
  readonly tool: string
  /** The name and version of the client, as it tells them. */
  readonly client: string
  /** `ok`, or the code of the failure. */
  readonly outcome: string
  /** What it was charged, in tokens. */
  readonly tokens?: number
}
