import { FairTurns, type TurnLimits } from './fair-turns.ts'

/** Separate `FairTurns` for each key, such as a host or an account; kept while somebody holds or awaits a turn. */
export class KeyedTurns {
  readonly #limits: TurnLimits
  readonly #keys = new Map<string, { readonly turns: FairTurns; users: number }>()

  /** The limits are those of each key. */
  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /** As `FairTurns.take`, for this key; disposing of the result gives the turn back. */
  async take(key: string, holder: string, signal?: AbortSignal): Promise<Disposable> {
    const entry = this.#keys.get(key) ?? { turns: new FairTurns(this.#limits), users: 0 }
    this.#keys.set(key, entry)
    entry.users++
    try {
      const turn = await entry.turns.take(holder, signal)
      return {
        [Symbol.dispose]: () => {
          turn[Symbol.dispose]()
          this.#leave(key, entry)
        },
      }
    } catch (error) {
      this.#leave(key, entry)
      throw error
    }
  }

  #leave(key: string, entry: { users: number }): void {
    entry.users--
    if (entry.users === 0) this.#keys.delete(key)
  }
}
