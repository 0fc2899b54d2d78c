import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashText } from '../../src/base/hash/hash-text.ts'
import { SegmentReader } from '../../src/index/segment-reader.ts'
import { decodeHeads, encodeHeads } from '../../src/postings/feature-heads.ts'
import { type Segment, SegmentBuilder } from '../../src/postings/segment.ts'
import {
  decodeBlock,
  divideSegment,
  encodeBlock,
  joinBlocks,
} from '../../src/postings/segment-blocks.ts'
import type { Corpus } from '../../src/storage/index/corpus-writes.ts'
import { IndexStore } from '../../src/storage/index/index-store.ts'
import { addSegment, removePostings } from '../../src/storage/index/segment-writes.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { postingsIn, type StoredPosting } from './stored-postings.ts'

type Posting = Omit<StoredPosting, 'graphId'>

const hash = fc.nat({ max: 2 ** 53 - 1 })
const uint16 = fc.nat({ max: 0xffff })

test('a segment tells what it was told, also cut into blocks', () => {
  const posting = fc.record({
    hash,
    chunk: fc.nat({ max: 2 ** 30 }),
    count: uint16,
    length: uint16,
  })
  const postings = fc
    .uniqueArray(posting, { selector: ({ hash, chunk }) => `${hash} ${chunk}`, maxLength: 2000 })
    .map(sorted)
  fc.assert(
    fc.property(postings, (told) => {
      const segment = segmentOf(told)
      const blocks = divideSegment(segment).map((block) => decodeBlock(encodeBlock(block)))
      for (const one of [segment, joinBlocks(blocks)])
        expect(postingsIn({ segment: one, base: 0 })).toEqual(told)
    }),
    { examples: [[sorted(allRuns.flatMap(postingsOf))]] },
  )
})

type Step =
  | { readonly kind: 'add'; readonly run: number }
  | { readonly kind: 'remove'; readonly run: number }

/** A run is the chunks of one document: its numbers are its own, whenever it comes. */
const runLength = 60
const runsMax = 24

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
  let epoch = 0

  beforeAll(async () => {
    storage = await open()
  })

  afterAll(() => storage[Symbol.asyncDispose]())

  test('are what a plain list is, in whatever order documents come and go', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        graph++
        const model = new Map<number, readonly Posting[]>()
        // One reader through all changes: what it remembers must not be out of date.
        const reader = new SegmentReader(new IndexStore(storage), 1024 * 1024)
        for (const { kind, run } of sequence) {
          const corpus = corpusAt(++epoch)
          const [base, lastChunk] = [run * runLength, (run + 1) * runLength - 1]
          if (kind === 'add' && !model.has(run)) {
            model.set(run, postingsOf(run))
            const segment = segmentOf(
              postingsOf(run).map((one) => ({ ...one, chunk: one.chunk - base })),
            )
            await addSegment(storage.db, corpus, { segment, base, lastChunk })
          }
          if (kind === 'remove') {
            model.delete(run)
            const heads = decodeHeads(
              encodeHeads(Float64Array.from(postingsOf(run), (one) => one.hash)),
            )
            await removePostings(storage.db, corpus, new Set(heads), {
              first: base,
              last: lastChunk,
            })
          }
          if (epoch % 5 > 0) continue
          expect(await postingsBy(reader)).toEqual(sorted([...model.values()].flat()))
        }
      }),
      { numRuns: 4 },
    )
  })

  function corpusAt(epoch: number): Corpus {
    const place = { accountId: 'acc_1', graphId: 'graph_1', firstChunk: 0, openedAt: 0 }
    return { corpus: 1, graph, epoch, ...place }
  }

  /** All postings of the graph, as questions get them. */
  async function postingsBy(reader: SegmentReader): Promise<readonly Posting[]> {
    const segments = await storage.db
      .selectFrom('segments')
      .select(['number', 'revision', 'first_chunk as firstChunk'])
      .where('graph', '=', graph)
      .execute()
    const everything = { graph: undefined, exceptGraphs: [], within: undefined, except: [] }
    const documentsIndexing = 0
    const empty = { chunkCount: 0, termCount: 0, languages: [] }
    const view = { corpus: 1, epoch, segments, ...everything, ...empty, documentsIndexing }
    const lists = await reader.postings(view, allHashes)
    return sorted(
      [...lists].flatMap(([hash, { chunks, counts, lengths }]) =>
        Array.from(chunks, (chunk, index) => ({
          hash,
          chunk,
          count: counts[index] ?? 0,
          length: lengths[index] ?? 0,
        })),
      ),
    )
  }
})

/** One feature in every chunk, one in every third, and ten that are in no other. */
function postingsOf(run: number): readonly Posting[] {
  const chunks = Array.from({ length: runLength }, (_, index) => run * runLength + index)
  return chunks.flatMap((chunk) =>
    featuresOf(chunk).map((feature) => ({
      hash: hashText(feature),
      chunk,
      count: 1 + (chunk % 7),
      length: 10 + (chunk % 90),
    })),
  )
}

function featuresOf(chunk: number): string[] {
  const own = Array.from({ length: 10 }, (_, index) => `only ${chunk} ${index}`)
  return ['often', ...(chunk % 3 === 0 ? ['sometimes'] : []), ...own]
}

const allRuns = Array.from({ length: runsMax }, (_, run) => run)
const allHashes = [...new Set(allRuns.flatMap((run) => postingsOf(run).map(({ hash }) => hash)))]

function segmentOf(postings: readonly Posting[]): Segment {
  const builder = new SegmentBuilder()
  const byChunk = postings.toSorted((a, b) => a.chunk - b.chunk)
  for (const { hash, chunk, count, length } of byChunk) builder.add(hash, chunk, count, length)
  return builder.finish()
}

function sorted(postings: readonly Posting[]): readonly Posting[] {
  return postings.toSorted((a, b) => a.hash - b.hash || a.chunk - b.chunk)
}
