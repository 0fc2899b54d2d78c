import { isMainThread, workerData } from 'node:worker_threads'
import { ServiceError } from '../base/errors/service-error.ts'
import type { Thinking } from '../base/thinking.ts'
import { collectWhenIdle } from '../base/turns/collect-when-idle.ts'
import type { Citation } from '../evidence/citation.ts'
import type { FoundPassage, Passage } from '../evidence/passage.ts'
import { partAt } from '../extraction/blocks/document-parts.ts'
import { entityId } from '../index/entity-id.ts'
import { IndexCache } from '../index/index-cache.ts'
import { InvertedIndex } from '../index/inverted-index.ts'
import { StoredIndex } from '../index/stored-index.ts'
import { VectorIndex } from '../index/vector-index.ts'
import type { Answer } from '../mind/mind.ts'
import { mindCalls } from '../mind/mind-thread.ts'
import type { Question } from '../mind/question.ts'
import { IndexStore } from '../storage/index/index-store.ts'
import type { ChunkRange, Reach } from '../storage/index/index-view.ts'
import { openReader } from '../storage/open-reader.ts'
import type { StorageConfig } from '../storage/open-storage.ts'
import { VectorStore } from '../storage/vectors/vector-store.ts'
import { answerFromDocument, quotedOf } from './answer-from-document.ts'
import { readReferred } from './read-referred.ts'
import { connectNames } from './retrieval/connect/connect-names.ts'
import { readPlaces } from './retrieval/read-places.ts'
import { readTable } from './retrieval/read-table.ts'
import { readThrough, retrieveChunks } from './retrieval/read-through.ts'
import { lookUp, passagesFor } from './retrieval/retrieve.ts'
import type { Retrieved } from './retrieval/retrieved.ts'
import { correctSpelling } from './retrieval/spelling/correct-spelling.ts'
import { type Correction, corrected } from './retrieval/spelling/corrected.ts'
import type { Reading, Search } from './search.ts'
import { type PageSearch, type RankedPassages, rankPassages as rank } from './web/rank-passages.ts'

export type QuestionThreadConfig = {
  readonly storage: StorageConfig
  readonly cacheBytesMax: number
  /** Most bytes of codes of vectors, which there are only with an embedding model. */
  readonly codeBytesMax: number
}

// The pool of threads passes its `workerData` to each of them.
const { storage, cacheBytesMax, codeBytesMax } = workerData as QuestionThreadConfig
const reader = await openReader(storage)
// Blocks, posting lists and chunks share the cache 1 : 1 : 2. The chunks that a walk reads take twice the memory of its
// posting lists; with a quarter of the cache for them, 50 questions in turn over 6,119 passages find none of their
// chunks in the cache, and searching takes 1.6 times the CPU.
const inverted = new InvertedIndex(new IndexStore(reader), cacheBytesMax / 4)
const cache = new IndexCache((cacheBytesMax / 4) * 3)
const vectors = new VectorIndex(new VectorStore(reader), codeBytesMax)

/** The result of a search. A `ServiceError` is sent as plain data, as an error loses its class between threads. */
export type FindOutcome<Found = Passage> =
  | {
      readonly passages: readonly Found[] | undefined
      /** How many documents in reach were still being indexed, so that nothing of them could be found. */
      readonly documentsIndexing: number
      /**
       * Words of the question that no document has, with those that are taken to be meant, where the search was asked to
       * look for such words: nothing has been searched for then.
       */
      readonly corrections?: readonly Correction[]
    }
  | { readonly problem: Pick<ServiceError, 'code' | 'message' | 'facts'> }

/** A search, and the question to answer from its passages. */
export type AnsweredSearch = {
  readonly search: Search
  readonly question: Question
  readonly thinking: Thinking
}
export type AnswerOutcome = FindOutcome<FoundPassage> & { readonly answer?: Answer }

/**
 * The fields of a passage that a search returns. The fields that only the mind reads are left out: copying them between
 * threads takes longer than the search.
 */
export type Snippet = Pick<
  Passage,
  'chunkId' | 'docId' | 'title' | 'externalId' | 'headings' | 'start' | 'end' | 'text' | 'score'
> &
  Pick<Citation, 'part'>

/** Finds passages, best first; `undefined` if the account does not have the graph or document of the reach. */
export function find(search: Search): Promise<FindOutcome> {
  return found(search, passage)
}

/**
 * Searches and answers in this thread, so that the texts of the passages need not be copied to another one. The
 * passages are those that the answer is from.
 */
export async function answer(asked: AnsweredSearch): Promise<AnswerOutcome> {
  const { search, question, thinking } = asked
  const outcome = await find(search)
  if ('problem' in outcome || outcome.passages === undefined || outcome.corrections) return outcome
  const { passages, documentsIndexing } = outcome
  const told = await answerFromDocument(search, question, passages, {
    find: passagesOf,
    tellFact: (question, passages) => tellFact({ question, passages }),
    aggregate: (question, passages) => aggregate({ question, passages, thinking }),
  })
  if (told) return { passages: told.passages.map(placed), answer: told.answer, documentsIndexing }
  const alone = compose({ question, passages, thinking })
  const { unread = [] } = alone
  const referred = await readReferred(search, unread, passages, passagesOf)
  const whole =
    referred.length === 0
      ? alone
      : compose({ question, passages: [...passages, ...referred], thinking })
  const quoted = quotedOf(whole, referred)
  const answer = quoted.length === 0 ? alone : whole
  return { passages: [...passages, ...quoted].map(placed), answer, documentsIndexing }
}

async function passagesOf(search: Search): Promise<readonly Passage[]> {
  const outcome = await find(search)
  return 'passages' in outcome ? (outcome.passages ?? []) : []
}

function placed({ chunkId, docId, title, start, end, path }: FoundPassage): FoundPassage {
  return { chunkId, docId, title, start, end, path }
}

/** Finds the passages that `find` finds, as a search shows them. */
export async function findSnippets(search: Search): Promise<FindOutcome<Snippet>> {
  const outcome = await found(search, snippet)
  if ('problem' in outcome || !outcome.corrections) return outcome
  const { corrections } = outcome
  const question = corrected(search.question, corrections)
  return { ...(await found({ ...search, question, asksForSpelling: false }, snippet)), corrections }
}

/** The languages of the documents in reach, except those that are still being indexed. */
export async function languagesOfAll(reach: Reach): Promise<readonly string[]> {
  try {
    const all = await inverted.read(reach, async ({ languages }) => languages)
    return all?.filter((language) => language !== 'und') ?? []
  } catch (error) {
    if (error instanceof ServiceError) return []
    throw error
  }
}

/** The calls of a mind; the built-in one answers in the thread that has read the passages. */
export const {
  plan,
  compose,
  aggregate,
  tellFact,
  tellStatements,
  versionsMeant,
  tellChanges,
  tellChronology,
  tellThemes,
  linesOfEvidence,
  quoteNearest,
  answerPrompt,
  searchesPrompt,
  answerOfReply,
} = mindCalls

/** Ranks passages of pages that are not in the index. */
export function rankPassages(search: PageSearch): Promise<RankedPassages> {
  return rank(search)
}

type Show<Found> = (found: Retrieved, index: StoredIndex) => Found

async function found<Found>(search: Search, show: Show<Found>): Promise<FindOutcome<Found>> {
  try {
    return (await foundIn(search, show)) ?? { passages: undefined, documentsIndexing: 0 }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const { code, message, facts } = error
    return { problem: { code, message, facts: { ...facts, cause: undefined } } }
  }
}

function foundIn<Found>(search: Search, show: Show<Found>) {
  return inverted.read(search.reach, async (view) => {
    const index = new StoredIndex(inverted, view, { cache, vectors })
    const { within, documentsIndexing } = view
    if (search.reads) {
      const read = await readIn(index, within, search.reads, search.limit)
      return { passages: read.map((one) => show(one, index)), documentsIndexing }
    }
    const lookedUp = await lookUp(search.question, index, search)
    const corrections = search.asksForSpelling ? await correctSpelling(lookedUp, index) : []
    if (corrections.length > 0) return { passages: [], documentsIndexing, corrections }
    const found = await passagesFor(lookedUp, index, search)
    return { passages: found.map((one) => show(one, index)), documentsIndexing }
  })
}

/** The passages that are read instead of a search; of a document, `within` are its chunks. */
async function readIn(
  index: StoredIndex,
  within: ChunkRange | undefined,
  reading: Reading,
  limit: number,
): Promise<Retrieved[]> {
  if (reading.what === 'connection') return connectNames(reading.names, index)
  if (reading.what === 'chunks') return retrieveChunks(index, reading.numbers)
  if (within === undefined) return []
  if (reading.what === 'places') return readPlaces(index, within, reading.targets)
  if (reading.what === 'tables') return readTable(index, within, reading.chunkId)
  if (reading.what === 'document') return readThrough(index, within, limit)
  return retrieveChunks(index, [within.first])
}

function snippet({ chunk, score }: Retrieved): Snippet {
  const { chunkId, docId, title, externalId, start, end, text, parts = [] } = chunk
  const { headings } = chunk.features.layout
  const part = partAt(parts, start)
  return {
    chunkId,
    docId,
    title,
    headings,
    start,
    end,
    text,
    score,
    ...(externalId !== undefined && { externalId }),
    ...(part && { part }),
  }
}

function passage(found: Retrieved, index: StoredIndex): Passage {
  const { chunk, path, chains } = found
  const { url, metadata, publishedAt, parts, language } = chunk
  const { about, blocks, leadIn } = chunk.features.layout
  const node = ({ kind, title, key, id }: Retrieved['path'][number]['from'], hopDocId: string) => ({
    id: id ?? entityId(index.graphOf(hopDocId), key),
    kind,
    title,
  })
  const shown = (hop: Retrieved['path'][number]) => ({
    ...hop,
    from: node(hop.from, hop.docId),
    to: node(hop.to, hop.docId),
  })
  return {
    ...snippet(found),
    language,
    blocks,
    ...(url !== undefined && { url }),
    ...(metadata !== undefined && { metadata }),
    ...(publishedAt !== undefined && { publishedAt }),
    ...(parts && { parts }),
    ...(leadIn !== undefined && { leadIn }),
    ...(about !== undefined && { about }),
    path: path.map(shown),
    ...(chains && { chains: chains.map((chain) => chain.map(shown)) }),
  }
}

if (!isMainThread) collectWhenIdle()
