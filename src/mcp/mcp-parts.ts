import type { ServiceLimits } from '../contract/limits.ts'
import type { Admission } from '../operations/admit-call.ts'

/** The dependencies of the MCP server. */
export type McpParts = {
  readonly admission: Admission
  readonly limits: ServiceLimits
  readonly baseUrl: URL
  readonly version: string
  /** A call failed because of a bug or of a service that this one depends on. */
  failed(failure: { readonly requestId: string; readonly error: unknown }): void
}
