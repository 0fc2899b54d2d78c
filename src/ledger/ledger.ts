import { randomUUID } from 'node:crypto'
import { newId } from '../base/ids.ts'
import { inHalfTokens } from '../base/token-amounts.ts'
import type { IdempotencyClaim, KeptAnswer } from '../storage/ledger/claim-writes.ts'
import type { LedgerStore } from '../storage/ledger/ledger-store.ts'
import type { NewHold } from '../storage/ledger/open-hold.ts'
import type { OpenHold } from '../storage/ledger/resolve-hold.ts'
import type { StoredAnswer } from './repeatable-calls.ts'
import { Reservation } from './reservation.ts'
import { untilDone } from './until-done.ts'
import { isUnavailable, storagePatienceMs, untilKnown } from './until-known.ts'

type Request = {
  readonly accountId: string
  /** The operation that is paid for. */
  readonly operationId: string
  /** The price, in half tokens. */
  readonly amount: number
  /** The least amount to hold if the balance does not cover `amount`. */
  readonly least?: number
  readonly idempotency?: Omit<IdempotencyClaim, 'accountId'> | undefined
  /** The API key whose spending cap the call counts against, if there is one. */
  readonly cappedKeyId?: string | undefined
}
type GrantFacts = {
  readonly note: string
  readonly entryId?: string
  readonly kept?: KeptAnswer | undefined
}

/** A hold whose lease is not renewed for this long, four heartbeats of a reservation, belongs to a dead process. */
const leaseMs = 40_000

/** Charges for operations: holds the price, extends the hold before more is read, then settles or releases it. */
export class Ledger {
  readonly #store: LedgerStore
  readonly #owner: string
  readonly #patienceMs: number

  /**
   * `owner` identifies this process in its holds. A write of unknown outcome is repeated for `patienceMs` before its
   * call fails.
   */
  constructor(store: LedgerStore, owner: string, patienceMs = storagePatienceMs) {
    this.#store = store
    this.#owner = owner
    this.#patienceMs = patienceMs
  }

  /**
   * Holds the amount, or returns the earlier answer under the same idempotency key. Throws `insufficient_tokens`, after
   * which the key may be used again.
   */
  async reserve(request: Request): Promise<Reservation | StoredAnswer> {
    const hold = this.holdFor(request)
    const result = await this.#store.write.openHold(hold)
    if (result.outcome === 'done') return { status: result.status, body: JSON.parse(result.body) }
    return new Reservation(this.#store.write, hold, this.#patienceMs)
  }

  /** The data of a hold, for a write that opens it in its own transaction. */
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

  /**
   * Makes a write that opens a hold in its own transaction. If it stays unknown whether that was committed, `withdraw`
   * is run once the storage is there again: a call that failed on our side costs nothing.
   */
  async begin<Result>(
    write: () => Promise<Result>,
    withdraw: () => Promise<unknown>,
  ): Promise<Result> {
    try {
      return await untilKnown(write, this.#patienceMs)
    } catch (error) {
      if (isUnavailable(error)) await untilDone(withdraw)
      throw error
    }
  }

  /**
   * Repeats a read on which an open hold depends, as long as a charge is repeated. Throws `storage_unavailable` if the
   * storage stays away.
   */
  readOn<Seen>(read: () => Promise<Seen>): Promise<Seen> {
    return untilKnown(read, this.#patienceMs)
  }

  /** The open hold of a job, whichever process opened it, for the write that settles it and ends the job. */
  heldFor(operationId: string): Promise<OpenHold | undefined> {
    return this.#store.heldFor(operationId)
  }

  /** Asks whichever process holds tokens for an operation to stop it. False if none does. */
  askToStop(accountId: string, operationId: string): Promise<boolean> {
    return this.#store.write.askToStop({ accountId, operationId })
  }

  /** Adds tokens to an account. Idempotent by `entryId`. `kept` is stored in the same transaction. */
  async grant(
    accountId: string,
    tokens: number,
    { note, entryId = newId('entry'), kept }: GrantFacts,
  ): Promise<void> {
    const amount = inHalfTokens(tokens)
    await this.#store.write.grantTokens({ entryId, accountId, amount, note, ...(kept && { kept }) })
  }
}
