import { accountWrites } from './access/account-writes.ts'
import { appWrites } from './access/app-writes.ts'
import { attemptWrites } from './access/attempt-writes.ts'
import { closingWrites } from './access/closing-writes.ts'
import { keyWrites } from './access/key-writes.ts'
import { userWrites } from './access/user-writes.ts'
import { conversationWrites } from './chat/conversation-writes.ts'
import { crawlWrites } from './crawls/crawl-writes.ts'
import type { Db } from './database.ts'
import { documentWrites } from './documents/document-writes.ts'
import { graphWrites } from './documents/graph-writes.ts'
import { readingWrites } from './documents/reading-writes.ts'
import { placeWrites } from './documents/take-place.ts'
import { jobWrites } from './jobs/job-writes.ts'
import { claimWrites } from './ledger/claim-writes.ts'
import { entrySumWrites } from './ledger/entry-sum-writes.ts'
import { ledgerWrites } from './ledger/ledger-writes.ts'
import { researchWrites } from './research/research-writes.ts'
import { probe } from './upkeep/probe.ts'
import { retentionWrites } from './upkeep/retention-writes.ts'
import { vectorWrites } from './vectors/vector-writes.ts'

/**
 * The named writes: every write of more than one statement. Each is a function of plain data that runs in one
 * transaction, in the writer's thread or on a PostgreSQL connection, and is idempotent.
 */
const writes = {
  ...accountWrites,
  ...appWrites,
  ...attemptWrites,
  ...claimWrites,
  ...closingWrites,
  ...conversationWrites,
  ...crawlWrites,
  ...documentWrites,
  ...entrySumWrites,
  ...graphWrites,
  ...jobWrites,
  ...keyWrites,
  ...ledgerWrites,
  ...placeWrites,
  ...readingWrites,
  ...researchWrites,
  ...retentionWrites,
  ...userWrites,
  ...vectorWrites,
  probe,
}

type Named = typeof writes

/** Writes that need no sync to disk of their own, because a later write settles, releases or ends what they change. */
export const provisionalWrites: ReadonlySet<string> = new Set<keyof Named>([
  'openHold',
  'extendHold',
  'renewHold',
  'renewJobs',
  'noteProgress',
  'noteReading',
  'addJobEvents',
])

export type Writes = {
  readonly [Name in keyof Named]: (
    input: Parameters<Named[Name]>[1],
  ) => Promise<Awaited<ReturnType<Named[Name]>>>
}

/** Runs a named write within the transaction `db`. Throws if there is no write of that name. */
export function runWrite(db: Db, name: string, input: unknown): Promise<unknown> {
  if (!Object.hasOwn(writes, name)) throw new Error(`There is no named write "${name}"`)
  // `Writes` has checked name and input where the write was called.
  const write = writes[name as keyof Named] as (db: Db, input: unknown) => Promise<unknown>
  return write(db, input)
}

/** The named writes as methods; `run` passes name and input to the writer. */
export function namedWrites(run: (name: string, input: unknown) => Promise<unknown>): Writes {
  const methods = Object.keys(writes).map((name) => [name, (input: unknown) => run(name, input)])
  // There is one method for each name, and `run` returns the result of that write.
  return Object.fromEntries(methods) as Writes
}
