import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/base/ids.ts'
import { finishRemoval } from '../../src/documents/removal/finish-removal.ts'
import { KeyStore } from '../../src/storage/access/key-store.ts'
import { migrate } from '../../src/storage/migrate.ts'
import { newAccount } from '../ledger/holds.ts'
import { InjectedFault } from '../support/storage/faulty-dialect.ts'
import { type FaultyStorage, faultyEngines } from '../support/storage/open-faulty-storage.ts'
import { expectIndexWhole } from './expect-index-whole.ts'
import { type Book, Shelf } from './shelf.ts'

/** The call, always with the same input, and what is to be seen when it has happened once. */
type Prepared = {
  readonly call: () => Promise<unknown>
  /** The books beside the resident: all is as if they had been added, and nothing else had happened. */
  readonly leaves?: readonly Book[]
  readonly check?: () => Promise<void>
}
type Scenario = (storage: FaultyStorage, shelf: Shelf) => Promise<Prepared>

const resident: Book = { title: 'Resident', text: 'Ada Brook visited Lucca. Lucca is a town.' }
const newcomer: Book = { title: 'Newcomer', text: 'Carl Dorn painted Lucca and the Old Mill.' }

const scenarios: Record<string, Scenario> = {
  addDocuments: async ({ write }, shelf) => {
    const { content, ...document } = shelf.documentOf(newcomer)
    const input = { ...placeOf(shelf), documents: [document], content }
    return { call: () => write.addDocuments(input), leaves: [newcomer] }
  },
  'stageDocument, addChunks and finishDocument': async ({ write }, shelf) => {
    const place = placeOf(shelf)
    const { content, ...document } = shelf.documentOf(newcomer)
    const { docId } = document
    const call = async () => {
      await write.stageDocument({ ...place, document })
      if ((await shelf.documents.find(shelf.accountId, docId))?.status === 'indexing')
        await write.addChunks({ ...place, docId, content })
      await write.finishDocument({ ...place, docId })
    }
    return { call, leaves: [newcomer] }
  },
  'hideDocument, removeChunks and removeDocument': async ({ write }, shelf) => {
    await shelf.add([newcomer])
    const docId = await shelf.docIdOf('Newcomer')
    const call = async () => {
      await write.hideDocument({ ...placeOf(shelf), docId })
      await finishRemoval(shelf.documents, shelf.accountId, docId)
    }
    return { call, leaves: [] }
  },
  createGraph: async ({ write }, { accountId }) => {
    const input = { accountId, graphId: newId('graph'), name: 'travels', createdAt: 0 }
    return { call: () => write.createGraph(input) }
  },
  'rotateKey without overlap': async (storage, { accountId }) => {
    const [old, successor] = [newKey(accountId), newKey(accountId)]
    await storage.write.createKey({ ...old, activeMax: 1 })
    const input = { accountId, keyId: old.id, overlapMs: 0, successor, activeMax: 2 }
    const call = async () => expect(await storage.write.rotateKey(input)).toBe('rotated')
    const check = async () => {
      const { entries } = await new KeyStore(storage).list(accountId, { limit: 10 })
      const ends = entries.map(({ id, expiresAt }) => [id, expiresAt !== null])
      expect(ends).toEqual([
        [successor.id, false],
        [old.id, true],
      ])
    }
    return { call, check }
  },
}

describe.each(faultyEngines)('on $name', ({ open }) => {
  let storage: FaultyStorage

  beforeAll(async () => {
    storage = await open()
    await migrate(storage.db)
  })

  afterAll(() => storage[Symbol.asyncDispose]())

  test.each(Object.entries(scenarios))(
    '%s happens once, wherever it breaks',
    async (_, prepare) => {
      let points = 0
      let expected: Promise<unknown> | undefined
      for (let broke = true; broke; points++) {
        const shelf = await Shelf.inAccount(storage, await newAccount(storage, 0))
        await shelf.add([resident])
        const { call, check, leaves } = await prepare(storage, shelf)

        storage.faults.arm(points)
        const failure = await call().then(
          () => undefined,
          (error) => error,
        )
        broke = storage.faults.disarm()
        expect(failure instanceof InjectedFault).toBe(broke)
        await call()

        await check?.()
        if (leaves) {
          expected ??= contentsWith(storage, leaves)
          expect(await shelf.contents()).toEqual(await expected)
        }
      }
      expect(points).toBeGreaterThan(4)
      await expectIndexWhole(storage)
    },
  )
})

async function contentsWith(storage: FaultyStorage, books: readonly Book[]): Promise<unknown> {
  const shelf = await Shelf.inAccount(storage, await newAccount(storage, 0))
  await shelf.add([resident, ...books])
  return shelf.contents()
}

function placeOf({ accountId, graphId }: Shelf) {
  return { accountId, graphId }
}

function newKey(accountId: string) {
  const id = newId('apiKey')
  return {
    id,
    accountId,
    name: 'laptop',
    digest: id,
    last4: 'wxyz',
    scopes: '[]',
    expiresAt: null,
    createdAt: 0,
    spendCap: null,
  }
}
