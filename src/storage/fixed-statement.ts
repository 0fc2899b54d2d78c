import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './is-postgres.ts'

type Db = Kysely<Database>
type Slots<Values extends readonly unknown[]> = {
  readonly [Place in keyof Values]: RawBuilder<Values[Place]>
}

/** A statement that is run with other values each time, and answers with rows. */
export type FixedStatement<Values extends readonly unknown[], Row> = (
  db: Db,
  ...values: Values
) => Promise<readonly Row[]>

/**
 * A statement that is made once, and not each time that it is run: that took a quarter of what the writer of the
 * embedded store does for a chat. `build` gets a stand-in for each value, and must make the same text each time.
 */
export function fixedStatement<Values extends readonly unknown[], Row>(
  build: (
    db: Db,
    ...slots: Slots<Values>
  ) => {
    compile(db: Db): CompiledQuery<Row>
  },
): FixedStatement<Values, Row> {
  const made = new Map<boolean, CompiledQuery<Row>>()
  const make = (db: Db): CompiledQuery<Row> => {
    const slots = Array.from({ length: build.length - 1 }, (_, place) => sql`${new Slot(place)}`)
    // There is one slot for each value, as `build` names them all.
    const query = build(db, ...(slots as unknown as Slots<Values>)).compile(db)
    made.set(isPostgres(db), query)
    return query
  }
  return async (db, ...values) => {
    const query = made.get(isPostgres(db)) ?? make(db)
    const parameters = query.parameters.map((one) =>
      one instanceof Slot ? values[one.place] : one,
    )
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}

/** Stands for a value of a statement while its text is made. */
class Slot {
  readonly place: number

  constructor(place: number) {
    this.place = place
  }
}
