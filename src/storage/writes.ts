import type { Kysely } from 'kysely'
import { accountWrites } from './account-writes.ts'
import { claimWrites } from './claim-writes.ts'
import type { Database } from './database.ts'
import { documentWrites } from './document-writes.ts'
import { graphWrites } from './graph-writes.ts'
import { keyWrites } from './key-writes.ts'
import { ledgerWrites } from './ledger-writes.ts'

/**
 * Every write that is more than one statement, by name: a function of plain data that runs where the
 * writer is, inside one transaction. Each is safe to repeat with the same input.
 */
const writes = {
  ...accountWrites,
  ...claimWrites,
  ...documentWrites,
  ...graphWrites,
  ...keyWrites,
  ...ledgerWrites,
  probe: async (_db: Kysely<Database>, _input: object): Promise<void> => {},
}

type Named = typeof writes

/** A hold that is extended or renewed is settled later: nobody is told of it before that. */
export const provisionalWrites: ReadonlySet<string> = new Set<keyof Named>([
  'extendHold',
  'renewHold',
])

export type Writes = {
  readonly [Name in keyof Named]: (
    input: Parameters<Named[Name]>[1],
  ) => Promise<Awaited<ReturnType<Named[Name]>>>
}

export function runWrite(db: Kysely<Database>, name: string, input: unknown): Promise<unknown> {
  if (!Object.hasOwn(writes, name)) throw new Error(`There is no write named ${name}`)
  // `Writes` gave the name and the input their types, on the other side of the thread or transaction.
  const write = writes[name as keyof Named] as (
    db: Kysely<Database>,
    input: unknown,
  ) => Promise<unknown>
  return write(db, input)
}

/** The named writes as methods over whatever carries a name and an input to the writer. */
export function namedWrites(run: (name: string, input: unknown) => Promise<unknown>): Writes {
  const methods = Object.keys(writes).map((name) => [name, (input: unknown) => run(name, input)])
  // One method for each name, and `run` answers with what the write of that name returns.
  return Object.fromEntries(methods) as Writes
}
