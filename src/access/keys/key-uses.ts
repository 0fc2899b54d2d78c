import type { KeyStore } from '../../storage/access/key-store.ts'
import type { KeyUse } from '../../storage/access/key-writes.ts'

/** A use is told this much later at most; one write stands for all uses until then. Not measured. */
const flushMsDefault = 5_000

/**
 * Counts uses of keys, and stores the counts every few seconds instead of at every call. Counts that could not be
 * stored are kept and retried. A crash loses those of the last seconds.
 */
export class KeyUses implements AsyncDisposable {
  readonly #store: Pick<KeyStore, 'noteUse'>
  readonly #timer: NodeJS.Timeout
  #pending = new Map<string, KeyUse>()
  #flushing: Promise<void> = Promise.resolve()

  constructor(store: Pick<KeyStore, 'noteUse'>, flushMs = flushMsDefault) {
    this.#store = store
    // Errors of the storage are reported by the calls that wait for it.
    this.#timer = setInterval(() => void this.flush().catch(() => {}), flushMs).unref()
  }

  note(keyId: string, accountId: string): void {
    this.#add({ keyId, accountId, requests: 1, lastUsedAt: Date.now() })
  }

  /** Stores the counts so far. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.catch(() => {}).then(() => this.#writePending())
    return this.#flushing
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }

  async #writePending(): Promise<void> {
    if (this.#pending.size === 0) return
    const uses = [...this.#pending.values()]
    this.#pending = new Map()
    try {
      await this.#store.noteUse(uses)
    } catch (error) {
      for (const use of uses) this.#add(use)
      throw error
    }
  }

  #add(use: KeyUse): void {
    const known = this.#pending.get(use.keyId)
    this.#pending.set(use.keyId, {
      ...use,
      requests: use.requests + (known?.requests ?? 0),
      lastUsedAt: Math.max(use.lastUsedAt, known?.lastUsedAt ?? 0),
    })
  }
}
