import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { provisionalWrites, runWrite } from '../writes.ts'
import { openUndamaged } from './open-undamaged.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { type Reply, type Request, toFailure } from './writer-messages.ts'

const batchMax = 256

if (!parentPort) throw new Error('The writer must run in a worker thread')
const { path } = workerData as { path: string }
const { connection, db } = await openUndamaged(path, openMigrated)
parentPort.postMessage({ ready: true })
await serve(parentPort)
connection[Symbol.dispose]()
parentPort.close()

async function openMigrated() {
  const opened = new SqliteConnection(path, { readOnly: false })
  const migrated = new Kysely<Database>({ dialect: sqliteDialect(opened) })
  await migrate(migrated, () =>
    opened.exec(`vacuum into '${backupName(path).replaceAll("'", "''")}'`),
  )
  return { connection: opened, db: migrated }
}

/**
 * Group commit: all requests that wait become one transaction with one sync to disk, each in a savepoint of its own.
 * A request is answered only after the commit.
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
 * Whether a request needs no sync of its own, as what it writes counts only together with a later write, whose sync
 * covers both. A power cut between the two ends as if neither had happened.
 */
function isProvisional(request: Request): boolean {
  return request.kind === 'write' && provisionalWrites.has(request.name)
}

function takeWaiting(port: MessagePort): Request[] {
  const batch: Request[] = []
  while (batch.length < batchMax) {
    const received = receiveMessageOnPort(port)
    if (!received) break
    batch.push(received.message)
  }
  return batch
}

async function commitTogether(batch: readonly Request[]): Promise<Reply[]> {
  const replies: Reply[] = []
  try {
    connection.exec(`pragma synchronous = ${batch.every(isProvisional) ? 'normal' : 'full'}`)
    connection.exec('begin immediate')
    for (const request of batch) replies.push(await runInSavepoint(request))
    connection.exec('commit')
    return replies
  } catch (error) {
    rollBack()
    return batch.map(({ id }) => ({ id, failure: toFailure(error) }))
  }
}

async function runInSavepoint(request: Request): Promise<Reply> {
  connection.exec('savepoint request')
  try {
    const result = await run(request)
    connection.exec('release request')
    return { id: request.id, result }
  } catch (error) {
    connection.exec('rollback to request')
    connection.exec('release request')
    return { id: request.id, failure: toFailure(error) }
  }
}

async function run(request: Request): Promise<unknown> {
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
    // SQLite had rolled the transaction back already, or had not begun it.
  }
}

function backupName(file: string): string {
  return `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
}
