import {
  existsSync,
  lstatSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../base/errors/message-of.ts'
import { demandDataDirectory } from '../base/make-data-directory.ts'
import { findServer } from '../storage/embedded/find-server.ts'
import { LedgerStore } from '../storage/ledger/ledger-store.ts'
import { openStorage, type StorageConfig } from '../storage/open-storage.ts'
import { inspectStorage } from '../storage/upkeep/inspect-storage.ts'

export type Check = {
  readonly name: string
  readonly status: 'ok' | 'warning' | 'failed'
  readonly message: string
}
type Installation = { readonly dataDirectory: string; readonly storage: StorageConfig }
type Finding = readonly [Check['status'], string]

/** The first Node with all that the service uses, such as `await using`. */
const nodeMajorMin = 24
/** With less, a large import fills the disk, and then nothing can be written. */
const freeBytesMin = 1024 ** 3

/** Checks everything that an installation needs to work. Changes nothing. */
export async function checkUp({ dataDirectory, storage }: Installation): Promise<readonly Check[]> {
  return [
    await check('node', checkNode),
    await check('data directory', () => checkDirectory(dataDirectory)),
    await check('disk', () => checkDisk(dataDirectory)),
    await check('files', () => checkFiles(dataDirectory)),
    ...(storage.kind === 'embedded'
      ? [await check('server', () => checkServer(storage.directory))]
      : []),
    ...(await checkStorage(storage)),
  ]
}

/** Runs a check. An error becomes its finding. */
async function check(name: string, look: () => Finding | Promise<Finding>): Promise<Check> {
  try {
    const [status, message] = await look()
    return { name, status, message }
  } catch (error) {
    return { name, status: 'failed', message: messageOf(error) }
  }
}

function checkNode(): Finding {
  const { node } = process.versions
  return Number(node.split('.')[0]) >= nodeMajorMin
    ? ['ok', `Node ${node}`]
    : ['failed', `Node ${node} is too old: use ${nodeMajorMin} or newer`]
}

function checkDirectory(directory: string): Finding {
  if (!lstatSync(directory, { throwIfNoEntry: false }))
    return ['ok', `${directory} will be made at the first start`]
  demandDataDirectory(directory)
  const file = join(directory, `.check-${process.pid}`)
  try {
    writeFileSync(file, 'x', { flag: 'wx', mode: 0o600 })
    return ['ok', `${directory} can be written`]
  } finally {
    rmSync(file, { force: true })
  }
}

function checkDisk(directory: string): Finding {
  const { bavail, bsize } = statfsSync(existsSync(directory) ? directory : '.')
  const gigabytes = ((bavail * bsize) / 1024 ** 3).toFixed(1)
  return bavail * bsize >= freeBytesMin
    ? ['ok', `${gigabytes} GiB are free`]
    : ['warning', `Only ${gigabytes} GiB of the disk are free`]
}

/**
 * Checks that the files (accounts, documents, secrets) are readable for their owner only, whatever the mode of the
 * directory is.
 */
function checkFiles(directory: string): Finding {
  const files = existsSync(directory) ? readdirSync(directory, { withFileTypes: true }) : []
  const open = files
    .filter((file) => file.isFile())
    .map(({ name }) => join(directory, name))
    .filter((file) => (statSync(file).mode & 0o077) !== 0)
  if (open.length === 0) return ['ok', 'No file here can be read by others']
  const named = open.join(' ')
  return ['failed', `Others can read ${named}: run chmod 600 ${named}`]
}

function checkServer(directory: string): Finding {
  const server = findServer(directory)
  if (server === undefined) return ['ok', 'No server is running']
  const { pid, url } = server
  return ['ok', `Process ${pid} is running${url === undefined ? '' : ` at ${url}`}`]
}

/** Checks the store, and the ledger if the store is sound and up to date. */
async function checkStorage(config: StorageConfig): Promise<Check[]> {
  let isReady = false
  const storage = await check('storage', async () => {
    const found = await inspectStorage(config)
    if (!found) return ['ok', 'Nothing is stored yet']
    const { damage, pendingMigrations } = found
    if (damage !== undefined) return ['failed', damage]
    if (pendingMigrations.length > 0)
      return ['warning', `The next start changes the schema: ${pendingMigrations.join(', ')}`]
    isReady = true
    return ['ok', 'The store is sound and its schema is up to date']
  })
  return isReady ? [storage, await check('ledger', () => checkLedger(config))] : [storage]
}

async function checkLedger(config: StorageConfig): Promise<Finding> {
  await using storage = await openStorage(config)
  await storage.probe()
  const found = await new LedgerStore(storage).discrepancies()
  if (found.length === 0) return ['ok', 'The store takes writes, and every account balances']
  return ['failed', `Accounts that do not balance: ${found.map((one) => one.accountId).join(', ')}`]
}
