import type { Db } from '../database.ts'
import { newerSchema } from '../migrate.ts'

/** An older process works on for this long at most after a newer one has changed the schema. */
const lookEveryMs = 1_000

/**
 * Detects that a newer version of Skein, started on the same database, has changed the schema. This process might then
 * read incomplete data, and would charge for it.
 */
export class SchemaWatch implements Disposable {
  /** Resolves with the reason once the schema is newer. */
  readonly outdated: Promise<string>
  readonly #timer: NodeJS.Timeout

  constructor(db: Db) {
    const { promise, resolve } = Promise.withResolvers<string>()
    this.outdated = promise
    let isLooking = false
    this.#timer = setInterval(async () => {
      // A look that waits for a slow database keeps a connection, so that no second one may wait beside it.
      if (isLooking) return
      isLooking = true
      // An error of the storage is ignored; the next look follows.
      const newer = await newerSchema(db).catch(() => undefined)
      isLooking = false
      if (newer !== undefined) resolve(newer)
    }, lookEveryMs).unref()
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer)
  }
}
