import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/base/ids.ts'
import { finishRemoval } from '../../src/documents/removal/finish-removal.ts'
import { KeyStore } from '../../src/storage/access/key-store.ts'
import { migrate } from '../../src/storage/migrate.ts'
import { newAccount } from '../ledger/holds.ts'
import { InjectedFault } from '../support/storage/faulty-dialect.ts'
import { type FaultyStorage, faultyEngines } from '../support/storage/open-faulty-storage.ts'
import { expectIndexWhole } from './expect-index-whole.ts'
import { type TestDocument, TestGraph } from './test-graph.ts'

/** The call, always with the same input, and what is to be seen when it has happened once. */
type Prepared = {
  readonly call: () => Promise<unknown>
  /** The documents beside the resident: all is as if they had been added, and nothing else had happened. */
  readonly leaves?: readonly TestDocument[]
  readonly check?: () => Promise<void>
}
type Scenario = (storage: FaultyStorage, graph: TestGraph) => Promise<Prepared>

const resident: TestDocument = {
  title: 'Resident',
  text: 'Ada Brook visited Lucca. Lucca is a town.',
}
const newcomer: TestDocument = {
  title: 'Newcomer',
  text: 'Carl Dorn painted Lucca and the Old Mill.',
}

const scenarios: Record<string, Scenario> = {
  addDocuments: async ({ write }, graph) => {
    const { content, ...document } = graph.documentOf(newcomer)
    const input = { ...placeOf(graph), documents: [document], content }
    return { call: () => write.addDocuments(input), leaves: [newcomer] }
  },
  'stageDocument, addChunks and finishDocument': async ({ write }, graph) => {
    const place = placeOf(graph)
    const { content, ...document } = graph.documentOf(newcomer)
    const { docId } = document
    const call = async () => {
      await write.stageDocument({ ...place, document })
      if ((await graph.documents.find(graph.accountId, docId))?.status === 'indexing')
        await write.addChunks({ ...place, docId, content })
      await write.finishDocument({ ...place, docId })
    }
    return { call, leaves: [newcomer] }
  },
  'hideDocument, removeChunks and removeDocument': async ({ write }, graph) => {
    await graph.add([newcomer])
    const docId = await graph.docIdOf('Newcomer')
    const call = async () => {
      await write.hideDocument({ ...placeOf(graph), docId })
      await finishRemoval(graph.documents, graph.accountId, docId)
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
        const graph = await TestGraph.inAccount(storage, await newAccount(storage, 0))
        await graph.add([resident])
        const { call, check, leaves } = await prepare(storage, graph)

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
          expect(await graph.contents()).toEqual(await expected)
        }
      }
      expect(points).toBeGreaterThan(4)
      await expectIndexWhole(storage)
    },
  )
})

async function contentsWith(
  storage: FaultyStorage,
  documents: readonly TestDocument[],
): Promise<unknown> {
  const graph = await TestGraph.inAccount(storage, await newAccount(storage, 0))
  await graph.add([resident, ...documents])
  return graph.contents()
}

function placeOf({ accountId, graphId }: TestGraph) {
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
