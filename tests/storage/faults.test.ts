import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/base/ids.ts'
import { finishRemoval } from '../../src/documents/finish-removal.ts'
import { KeyStore } from '../../src/storage/key-store.ts'
import { migrate } from '../../src/storage/migrate.ts'
import { newAccount } from '../ledger/holds.ts'
import { InjectedFault } from '../support/faulty-dialect.ts'
import { type FaultyStorage, faultyEngines } from '../support/open-faulty-storage.ts'
import { expectIndexWhole } from './expect-index-whole.ts'
import { type Book, Shelf } from './shelf.ts'

/** The call, always with the same input, and what is asked of the storage when it has happened once. */
type Prepared = { readonly call: () => Promise<unknown>; readonly check: () => Promise<void> }
type Scenario = (storage: FaultyStorage, shelf: Shelf) => Promise<Prepared>

const resident: Book = { title: 'Resident', text: 'Ada Brook visited Lucca. Lucca is a town.' }
const newcomer: Book = { title: 'Newcomer', text: 'Carl Dorn painted Lucca and the Old Mill.' }

const scenarios: Record<string, Scenario> = {
  addDocuments: async ({ write }, shelf) => {
    const { content, ...document } = shelf.documentOf(newcomer)
    const input = { ...placeOf(shelf), documents: [document], content }
    return { call: () => write.addDocuments(input), check: () => expectAs(shelf, [newcomer]) }
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
    return { call, check: () => expectAs(shelf, [newcomer]) }
  },
  'hideDocument, removeChunks and removeDocument': async ({ write }, shelf) => {
    await shelf.add([newcomer])
    const docId = await shelf.docIdOf('Newcomer')
    const call = async () => {
      await write.hideDocument({ ...placeOf(shelf), docId })
      await finishRemoval(shelf.documents, shelf.accountId, docId)
    }
    return { call, check: () => expectAs(shelf, []) }
  },
  createGraph: async ({ write }, { accountId }) => {
    const input = { accountId, graphId: newId('graph'), name: 'travels', createdAt: 0 }
    return { call: () => write.createGraph(input), check: async () => {} }
  },
  'rotateKey without overlap': async (storage, { accountId }) => {
    const [old, successor] = [newKey(accountId), newKey(accountId)]
    await storage.write.createKey(old)
    const input = { accountId, keyId: old.id, overlapMs: 0, successor }
    const call = async () => expect(await storage.write.rotateKey(input)).toBe(true)
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
      for (let broke = true; broke; points++) {
        const shelf = await Shelf.inAccount(storage, await newAccount(storage, 0))
        await shelf.add([resident])
        const { call, check } = await prepare(storage, shelf)

        storage.faults.arm(points)
        const failure = await call().then(
          () => undefined,
          (error) => error,
        )
        broke = storage.faults.disarm()
        expect(failure instanceof InjectedFault).toBe(broke)
        await call()

        await check()
      }
      expect(points).toBeGreaterThan(4)
      await expectIndexWhole(storage)
    },
  )
})

/** The graph is as if the resident and these books had been added to it, and nothing else had happened. */
async function expectAs(shelf: Shelf, books: readonly Book[]): Promise<void> {
  const other = await shelf.sibling()
  await other.add([resident, ...books])
  expect(await shelf.contents()).toEqual(await other.contents())
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
