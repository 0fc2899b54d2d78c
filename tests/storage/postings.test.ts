import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodePostings, encodePostings, type Posting } from '../../src/storage/postings-block.ts'
import { addPostings, removePostings } from '../../src/storage/postings-writes.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { storageEngines } from '../support/open-test-storage.ts'

const uint16 = fc.nat({ max: 0xffff })

test('a block tells what it was told', () => {
  const ascending = fc
    .uniqueArray(
      fc.record({ chunk: fc.nat({ max: 2 ** 31 - 1 }), count: uint16, length: uint16 }),
      { selector: ({ chunk }) => chunk, maxLength: 300 },
    )
    .map((postings) => postings.sort((a, b) => a.chunk - b.chunk))

  fc.assert(
    fc.property(ascending, (postings) => {
      expect(postingsIn([encodePostings(postings)])).toEqual(postings)
    }),
  )
})

type Step =
  | { readonly kind: 'add'; readonly run: number }
  | { readonly kind: 'remove'; readonly run: number }

/** A run is the chunks of one document: its numbers are its own, whenever it comes. */
const runLength = 60
const runsMax = 24
const features = ['t:often', 't:sometimes', 't:seldom'] as const
const every = { 't:often': 1, 't:sometimes': 3, 't:seldom': 50 } as const

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('add' as const, 'add' as const, 'remove' as const),
    run: fc.nat({ max: runsMax - 1 }),
  }),
  { minLength: 20, maxLength: 60, size: 'max' },
)

describe.each(storageEngines)('posting lists on $name', ({ open }) => {
  let storage: Storage
  let graph = 0

  beforeAll(async () => {
    storage = await open()
  })

  afterAll(() => storage[Symbol.asyncDispose]())

  test('are what a plain map is, in whatever order documents come and go', async () => {
    let blocksMax = 0
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const lists = { corpus: 1, graph: ++graph }
        const model = new Map<number, ReadonlyMap<string, Posting[]>>()
        for (const { kind, run } of sequence) {
          if (kind === 'add' && !model.has(run)) {
            model.set(run, postingsOf(run))
            await addPostings(storage.db, lists, postingsOf(run))
          }
          if (kind === 'remove') {
            model.delete(run)
            const range = { first: run * runLength, last: (run + 1) * runLength - 1 }
            await removePostings(storage.db, lists, features, range)
          }
        }
        for (const feature of features) {
          const blocks = await blocksOf(feature)
          blocksMax = Math.max(blocksMax, blocks.length)
          expect(postingsIn(blocks)).toEqual(expected(model, feature))
        }
      }),
      { numRuns: 8 },
    )
    expect(blocksMax).toBeGreaterThan(1)
  })

  /** In the order of their keys, as readers take them. */
  async function blocksOf(feature: string): Promise<Uint8Array[]> {
    const rows = await storage.db
      .selectFrom('postings')
      .select('data')
      .where('graph', '=', graph)
      .where('feature', '=', feature)
      .orderBy('first_chunk')
      .execute()
    return rows.map(({ data }) => data)
  }
})

function postingsOf(run: number): Map<string, Posting[]> {
  const chunks = Array.from({ length: runLength }, (_, index) => run * runLength + index)
  return new Map(
    features.map((feature) => [
      feature,
      chunks
        .filter((chunk) => chunk % every[feature] === 0)
        .map((chunk) => ({ chunk, count: 1 + (chunk % 7), length: 10 + (chunk % 90) })),
    ]),
  )
}

function expected(model: ReadonlyMap<number, ReadonlyMap<string, Posting[]>>, feature: string) {
  const all = [...model.values()].flatMap((postings) => postings.get(feature) ?? [])
  return all.sort((a, b) => a.chunk - b.chunk)
}

function postingsIn(blocks: readonly Uint8Array[]): Posting[] {
  const { chunks, counts, lengths } = decodePostings(blocks)
  return Array.from(chunks, (chunk, index) => ({
    chunk,
    count: counts[index] ?? 0,
    length: lengths[index] ?? 0,
  }))
}
