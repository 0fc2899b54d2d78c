import type { PageFailureReason } from '../pages/web-page.ts'

/** Why a fetch failed. The message is a sentence for users. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure'
  readonly reason: PageFailureReason
  readonly httpStatus: number | undefined

  constructor(
    reason: PageFailureReason,
    message: string,
    facts: { readonly httpStatus?: number; readonly cause?: unknown } = {},
  ) {
    super(message, 'cause' in facts ? { cause: facts.cause } : undefined)
    this.reason = reason
    this.httpStatus = facts.httpStatus
  }
}
