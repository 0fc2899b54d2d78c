import { accessSync, constants, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { Kysely } from 'kysely'
import { messageOf } from '../../base/errors/message-of.ts'
import type { Database } from '../database.ts'
import {
  asHoldChange,
  changeHolds,
  type HoldChange,
  type HoldOutcome,
} from '../ledger/hold-batch.ts'
import { migrate } from '../migrate.ts'
import { provisionalWrites, runWrite } from '../writes.ts'
import { copyBeforeChange } from './copy-before-change.ts'
import { lockDirectory } from './directory-lock.ts'
import { openUndamaged } from './open-undamaged.ts'
import { rememberFile } from './remember-file.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import {
  toFailure,
  type WriterConfig,
  type WriterReply,
  type WriterRequest,
  type WriterStart,
} from './writer-messages.ts'

/**
 * Most requests in one transaction, as the first waits for the last. A thousand small writes at once take 300 ms with
 * 1, 120 with 16, 80 with 256 and 190 with 1,024.
 */
const batchMax = 256

if (!parentPort) throw new Error('The writer must run in a worker thread')
const { path, isLocked } = workerData as WriterConfig
const { connection, db } = await openUndamaged(path, openMigrated)
const demandSameFile = rememberFile(path)
/** The current `synchronous` setting of SQLite; it is changed only when needed. */
let sync: 'normal' | 'full' | undefined
tellStart('ready')
await serve(parentPort)
connection[Symbol.dispose]()
parentPort.close()

async function openMigrated() {
  const opened = new SqliteConnection(path, { readOnly: false })
  const migrated = new Kysely<Database>({ dialect: sqliteDialect(opened) })
  using changing = new DisposableStack()
  await migrate(migrated, (firstChange) => {
    if (!isLocked) changing.use(lockForChange(dirname(path)))
    tellStart({ migration: firstChange, copiedBytes: statSync(path).size })
    copyBeforeChange(opened, path, firstChange)
  })
  // SQLite opens what it may only read without a word.
  accessSync(path, constants.R_OK | constants.W_OK)
  return { connection: opened, db: migrated }
}

function tellStart(started: WriterStart): void {
  parentPort?.postMessage(started)
}

/** Locks the directory for a migration, as a server of an older version must neither run nor start meanwhile. */
function lockForChange(directory: string): Disposable {
  try {
    return lockDirectory(directory)
  } catch (cause) {
    const why = messageOf(cause)
    throw new Error(`This version of Skein changes the schema of the store first. ${why}`, {
      cause,
    })
  }
}

/**
 * Group commit: all waiting requests share one transaction and one sync to disk, each in a savepoint of its own.
 * Requests are answered only after the commit.
 */
async function serve(port: MessagePort): Promise<void> {
  for (;;) {
    const batch = takeWaiting(port)
    if (batch.length === 0) {
      await new Promise((resolve) =>
        port.once('message', (request) => resolve(batch.push(request))),
      )
      batch.push(...takeWaiting(port))
    }
    const work = batch.filter((request) => request.kind !== 'close')
    if (work.length > 0) for (const reply of await commitTogether(work)) port.postMessage(reply)
    if (work.length < batch.length) return
  }
}

/**
 * Whether a request needs no sync of its own: its effect only matters together with a later write, whose sync covers
 * both. After a power cut between the two, neither has happened.
 */
function isProvisional(request: WriterRequest): boolean {
  return request.kind === 'write' && provisionalWrites.has(request.name)
}

function takeWaiting(port: MessagePort): WriterRequest[] {
  const batch: WriterRequest[] = []
  while (batch.length < batchMax) {
    const received = receiveMessageOnPort(port)
    if (!received) break
    batch.push(received.message)
  }
  return batch
}

async function commitTogether(batch: readonly WriterRequest[]): Promise<WriterReply[]> {
  const replies: WriterReply[] = []
  try {
    setSync(batch.every(isProvisional) ? 'normal' : 'full')
    connection.run('begin immediate', [])
    for (const some of withHoldsTogether(batch)) replies.push(...(await runSome(some)))
    demandSameFile()
    connection.run('commit', [])
    return replies
  } catch (error) {
    rollBack()
    return batch.map(({ id }) => ({ id, failure: toFailure(error) }))
  }
}

function setSync(wanted: 'normal' | 'full'): void {
  if (sync !== wanted) connection.exec(`pragma synchronous = ${wanted}`)
  sync = wanted
}

/** Groups consecutive requests that change holds, so that each group is executed as one change. */
function withHoldsTogether(batch: readonly WriterRequest[]): readonly (readonly WriterRequest[])[] {
  const groups: WriterRequest[][] = []
  for (const request of batch) {
    const last = groups.at(-1)?.at(-1)
    if (last && holdChangeOf(last) && holdChangeOf(request)) groups.at(-1)?.push(request)
    else groups.push([request])
  }
  return groups
}

function holdChangeOf(request: WriterRequest): HoldChange | undefined {
  return request.kind === 'write' ? asHoldChange(request.name, request.input) : undefined
}

/**
 * Executes a group of hold changes together, and singly those that need their own write. Any other request is alone in
 * its group.
 */
async function runSome(requests: readonly WriterRequest[]): Promise<WriterReply[]> {
  const outcomes = await changeTogether(requests.flatMap((one) => holdChangeOf(one) ?? []))
  const replies: WriterReply[] = []
  for (const [place, request] of requests.entries()) {
    const outcome = outcomes[place]
    const isDone = outcome instanceof Object
    replies.push(
      isDone ? { id: request.id, result: outcome.result } : await runInSavepoint(request),
    )
  }
  return replies
}

async function changeTogether(changes: readonly HoldChange[]): Promise<readonly HoldOutcome[]> {
  if (changes.length === 0) return []
  try {
    return await inSavepoint(() => changeHolds(db, { changes, waits: true }))
  } catch {
    // One of the changes is faulty; executed singly, only that one fails.
    return []
  }
}

async function runInSavepoint(request: WriterRequest): Promise<WriterReply> {
  try {
    return { id: request.id, result: await inSavepoint(() => run(request)) }
  } catch (error) {
    return { id: request.id, failure: toFailure(error) }
  }
}

async function inSavepoint<Result>(work: () => Promise<Result>): Promise<Result> {
  connection.run('savepoint request', [])
  try {
    const result = await work()
    connection.run('release request', [])
    return result
  } catch (error) {
    connection.exec('rollback to request')
    connection.exec('release request')
    throw error
  }
}

async function run(request: WriterRequest): Promise<unknown> {
  switch (request.kind) {
    case 'write':
      return runWrite(db, request.name, request.input)
    case 'statement':
      return connection.run(request.sql, request.parameters)
    case 'close':
      return undefined
  }
}

function rollBack(): void {
  try {
    connection.exec('rollback')
  } catch {
    // SQLite had already rolled back the transaction, or not begun it.
  }
}
