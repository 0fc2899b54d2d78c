import type { ServiceLimits } from '../contract/limits.ts'
import type { Admission } from '../operations/admit-call.ts'

/** The parts that the MCP server is made of. */
export type McpParts = {
  readonly admission: Admission
  readonly limits: ServiceLimits
  readonly baseUrl: URL
  readonly version: string
  /** A call failed because of a bug, or because a service that we depend on failed. */
  failed(failure: { readonly requestId: string; readonly error: unknown }): void
}
