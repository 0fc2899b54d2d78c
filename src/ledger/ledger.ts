import { randomUUID } from 'node:crypto'
import { newId } from '../base/ids.ts'
import { inHalfTokens } from '../base/token-amounts.ts'
import type { LedgerStore } from '../storage/ledger-store.ts'
import { Reservation } from './reservation.ts'

type Request = {
  readonly accountId: string
  /** The id of the operation that is paid for. */
  readonly operationId: string
  /** The price, in half tokens. */
  readonly amount: number
  readonly idempotency?: { readonly key: string; readonly fingerprint: string } | undefined
  /** The API key that pays, if its spending is capped. */
  readonly cappedKeyId?: string | undefined
}
type Answered = { readonly status: number; readonly body: object }

const leaseMs = 40_000

/** Charges for operations: holds the price, extends the hold before more is read, then settles or releases it. */
export class Ledger {
  readonly #store: LedgerStore
  readonly #owner: string

  /** `owner` names this process in its holds. */
  constructor(store: LedgerStore, owner: string) {
    this.#store = store
    this.#owner = owner
  }

  /**
   * Holds the amount, or returns the answer that was given before under the same idempotency key.
   * Throws `insufficient_tokens`; after that the key can be used again.
   */
  async reserve(request: Request): Promise<Reservation | Answered> {
    const { accountId, operationId, amount, idempotency, cappedKeyId } = request
    const held = { holdId: newId('hold'), leaseToken: randomUUID(), accountId, amount, leaseMs }
    const claim = idempotency && { claim: { accountId, ...idempotency } }
    const result = await this.#store.write.openHold({
      ...held,
      operationId,
      owner: this.#owner,
      ...claim,
      ...(cappedKeyId !== undefined && { cappedKeyId }),
    })
    if (result.outcome === 'done') return { status: result.status, body: JSON.parse(result.body) }
    return new Reservation(this.#store.write, held)
  }

  /** Adds tokens to an account; the same `grantId` adds them once. */
  async grant(
    accountId: string,
    tokens: number,
    note: string,
    grantId = newId('entry'),
  ): Promise<void> {
    await this.#store.write.grantTokens({
      entryId: grantId,
      accountId,
      amount: inHalfTokens(tokens),
      note,
    })
  }
}
