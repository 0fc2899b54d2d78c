import { randomUUID } from 'node:crypto'
import { newId } from '../base/ids.ts'
import { inHalfTokens } from '../base/token-amounts.ts'
import type { Claim, KeptAnswer } from '../storage/ledger/claim-writes.ts'
import type { LedgerStore } from '../storage/ledger/ledger-store.ts'
import type { NewHold } from '../storage/ledger/open-hold.ts'
import type { OpenHold } from '../storage/ledger/resolve-hold.ts'
import { Reservation } from './reservation.ts'

type Request = {
  readonly accountId: string
  /** The id of the operation that is paid for. */
  readonly operationId: string
  /** The price, in half tokens. */
  readonly amount: number
  /** If the whole price cannot be paid, so much is held as can be, but at least this. */
  readonly least?: number
  readonly idempotency?: Omit<Claim, 'accountId'> | undefined
  /** The API key under whose cap the call is paid, if there is one. */
  readonly cappedKeyId?: string | undefined
}
type GrantFacts = {
  readonly note: string
  readonly entryId?: string
  readonly kept?: KeptAnswer | undefined
}
type Answered = { readonly status: number; readonly body: object }

/** A process that does not renew a hold for so long, four heartbeats of a reservation, is taken for dead. */
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
    const hold = this.holdFor(request)
    const result = await this.#store.write.openHold(hold)
    if (result.outcome === 'done') return { status: result.status, body: JSON.parse(result.body) }
    return new Reservation(this.#store.write, hold)
  }

  /** A hold for a write that opens it together with what is paid for. */
  holdFor({ accountId, operationId, amount, least, idempotency, cappedKeyId }: Request): NewHold {
    return {
      holdId: newId('hold'),
      leaseToken: randomUUID(),
      amount,
      leaseMs,
      accountId,
      operationId,
      owner: this.#owner,
      ...(least !== undefined && { least }),
      ...(idempotency && { claim: { accountId, ...idempotency } }),
      ...(cappedKeyId !== undefined && { cappedKeyId }),
    }
  }

  /** What is held for a job, whichever process opened the hold; for a write that settles it as it ends the job. */
  heldFor(operationId: string): Promise<OpenHold | undefined> {
    return this.#store.heldFor(operationId)
  }

  /** Adds tokens to an account; the same `entryId` adds them once. `kept` is stored with them. */
  async grant(
    accountId: string,
    tokens: number,
    { note, entryId = newId('entry'), kept }: GrantFacts,
  ): Promise<void> {
    const amount = inHalfTokens(tokens)
    await this.#store.write.grantTokens({ entryId, accountId, amount, note, ...(kept && { kept }) })
  }
}
