import type { Kysely } from 'kysely'
import { type Corpus, countInGraph } from './corpus-writes.ts'
import type { Database } from './database.ts'
import { insertRows } from './insert-rows.ts'
import type { Posting } from './postings-block.ts'
import { addPostings } from './postings-writes.ts'

type Db = Kysely<Database>

export type NewChunk = {
  readonly start: number
  readonly end: number
  /** In terms. */
  readonly length: number
  readonly text: string
  readonly features: Uint8Array
  readonly vector: string
}
/** A run of a document's chunks with what was found in them; ranges count from the document's start. */
export type NewChunks = {
  /** The index, within the document, of the first of them. */
  readonly firstIndex: number
  readonly chunks: readonly NewChunk[]
  readonly entities: readonly { readonly id: string; readonly key: string }[]
  readonly mentions: readonly NewMention[]
  readonly relations: readonly NewRelation[]
}
type Sentence = readonly [start: number, end: number]
/** `index` is the chunk's in the document; `name` stands where there is no range. */
export type NewMention = {
  readonly index: number
  readonly entityId: string
  readonly kind: string
  readonly start: number
  readonly end: number
  readonly sentence: Sentence
  readonly name: string | null
}
export type NewRelation = {
  readonly index: number
  readonly number: number
  readonly subjectId: string
  readonly predicate: string
  readonly objectId: string
  readonly sentence: Sentence
}

export type Run = {
  readonly docId: string
  readonly firstChunk: number
  readonly content: NewChunks
}

/** Adds the chunks, what they mention, and their sparse vectors' postings. */
export async function insertRuns(db: Db, corpus: Corpus, runs: readonly Run[]): Promise<void> {
  await insertChunks(db, corpus, runs)
  await insertEntities(db, corpus, runs)
  await insertMentions(db, corpus, runs)
  await insertRelations(db, corpus, runs)
  await addPostings(db, corpus, postingsOf(runs))
  const chunks = runs.flatMap(({ content }) => content.chunks)
  await countInGraph(db, corpus.graphId, {
    chunks: chunks.length,
    terms: chunks.reduce((sum, { length }) => sum + length, 0),
    relations: runs.reduce((sum, { content }) => sum + content.relations.length, 0),
  })
}

function insertChunks(db: Db, { corpus }: Corpus, runs: readonly Run[]): Promise<void> {
  const columns = [
    'corpus',
    'number',
    'doc_id',
    'start',
    'end',
    'length',
    'text',
    'features',
    'vector',
  ]
  const rows = runs.flatMap(({ docId, firstChunk, content }) =>
    content.chunks.map(({ start, end, length, text, features, vector }, offset) => {
      const number = firstChunk + content.firstIndex + offset
      return [corpus, number, docId, start, end, length, text, features, vector]
    }),
  )
  return insertRows(db, 'chunks', columns, rows)
}

function insertEntities(db: Db, { corpus, graph }: Corpus, runs: readonly Run[]): Promise<void> {
  const entities = new Map(
    runs.flatMap(({ content }) => content.entities.map(({ id, key }) => [id, key])),
  )
  // In one order, so that two writers never wait for each other crosswise.
  const sorted = [...entities].sort(([a], [b]) => (a < b ? -1 : 1))
  const rows = sorted.map(([id, key]) => [id, corpus, graph, key])
  return insertRows(db, 'entities', ['id', 'corpus', 'graph', 'key'], rows, unlessKnown)
}

function insertMentions(db: Db, { corpus }: Corpus, runs: readonly Run[]): Promise<void> {
  const columns = [
    'corpus',
    'chunk',
    'entity_id',
    'kind',
    'start',
    'end',
    ...sentenceColumns,
    'name',
  ]
  const rows = runs.flatMap(({ firstChunk, content }) =>
    content.mentions.map(({ index, entityId, kind, start, end, sentence, name }) => {
      return [corpus, firstChunk + index, entityId, kind, start, end, ...sentence, name]
    }),
  )
  return insertRows(db, 'mentions', columns, rows, unlessKnown)
}

function insertRelations(db: Db, { corpus }: Corpus, runs: readonly Run[]): Promise<void> {
  const columns = [
    'corpus',
    'chunk',
    'number',
    'subject_id',
    'predicate',
    'object_id',
    ...sentenceColumns,
  ]
  const rows = runs.flatMap(({ firstChunk, content }) =>
    content.relations.map(({ index, number, subjectId, predicate, objectId, sentence }) => {
      return [corpus, firstChunk + index, number, subjectId, predicate, objectId, ...sentence]
    }),
  )
  return insertRows(db, 'relations', columns, rows)
}

const sentenceColumns = ['sentence_start', 'sentence_end']
const unlessKnown = 'on conflict do nothing'

function postingsOf(runs: readonly Run[]): Map<string, Posting[]> {
  const postings = new Map<string, Posting[]>()
  for (const { firstChunk, content } of runs) {
    content.chunks.forEach(({ vector, length }, offset) => {
      const chunk = firstChunk + content.firstIndex + offset
      for (const [feature, count] of vectorOf(vector)) {
        const list = postings.get(feature)
        if (list) list.push({ chunk, count, length })
        else postings.set(feature, [{ chunk, count, length }])
      }
    })
  }
  return postings
}

/** Reads a sparse vector as it is stored. */
export function vectorOf(vector: string): [feature: string, count: number][] {
  if (vector === '') return []
  return vector.split('\n').map((line) => {
    const tab = line.lastIndexOf('\t')
    return [line.slice(0, tab), Number(line.slice(tab + 1))]
  })
}
