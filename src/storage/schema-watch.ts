import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import { newerSchema } from './migrate.ts'

const lookEveryMs = 1_000

/**
 * Finds out when a newer version of Skein, started on the same database, has changed the schema. What this process goes
 * on to read then may be half of what there is, and it would charge for that.
 */
export class SchemaWatch implements Disposable {
  /** Resolves with the reason. */
  readonly outdated: Promise<string>
  readonly #timer: NodeJS.Timeout

  constructor(db: Kysely<Database>) {
    const { promise, resolve } = Promise.withResolvers<string>()
    this.outdated = promise
    this.#timer = setInterval(() => {
      // A storage that is away for a while is asked again.
      newerSchema(db).then(
        (newer) => newer !== undefined && resolve(newer),
        () => {},
      )
    }, lookEveryMs).unref()
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer)
  }
}
