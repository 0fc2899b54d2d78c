/** What the HTTP door tells whoever keeps logs and counters. Nothing here is secret. */
export type HttpEvents = {
  /** An answer is on its way; of a stream, its head. */
  answered(answer: AnsweredCall): void
  /** Something went wrong on our side, or upstream. */
  failed(failure: { readonly requestId: string; readonly error: unknown }): void
}

export type AnsweredCall = {
  readonly requestId: string
  readonly method: string
  /** As the contract writes it, so that it says nothing of whom it was about; absent for an unknown path. */
  readonly path?: string
  readonly status: number
  readonly durationMs: number
  readonly accountId?: string
  readonly keyId?: string
}
