import type { Kysely } from 'kysely'
import { type Corpus, countInGraph } from './corpus-writes.ts'
import type { Database } from './database.ts'
import { insertRows } from './insert-rows.ts'
import type { Posting } from './postings-block.ts'
import { appendPostings } from './postings-writes.ts'

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
  readonly entities: readonly { id: string; key: string; name: string; kind: string }[]
  readonly mentions: readonly (readonly [entityId: string, index: number, ...ranges: Ranges])[]
  readonly relations: readonly (readonly [
    subjectId: string,
    predicate: string,
    objectId: string,
    index: number,
    sentenceStart: number,
    sentenceEnd: number,
  ])[]
}
type Ranges = [start: number, end: number, sentenceStart: number, sentenceEnd: number]

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
  await appendPostings(db, corpus, postingsOf(runs))
  const chunks = runs.flatMap(({ content }) => content.chunks)
  const terms = chunks.reduce((sum, { length }) => sum + length, 0)
  await countInGraph(db, corpus.graphId, { documents: 0, chunks: chunks.length, terms })
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

async function insertEntities(db: Db, corpus: Corpus, runs: readonly Run[]): Promise<void> {
  const entities = runs.flatMap(({ content }) =>
    content.entities.map(({ id, key }) => [id, corpus.accountId, corpus.graphId, key]),
  )
  const appearances = runs.flatMap(({ docId, content }) =>
    content.entities.map(({ id, name, kind }) => [id, docId, name, kind]),
  )
  const columns = ['id', 'account_id', 'graph_id', 'key']
  await insertRows(db, 'entities', columns, entities, unlessKnown)
  await insertRows(
    db,
    'appearances',
    ['entity_id', 'doc_id', 'name', 'kind'],
    appearances,
    unlessKnown,
  )
}

async function insertMentions(db: Db, { graphId }: Corpus, runs: readonly Run[]): Promise<void> {
  const sentence = ['sentence_start', 'sentence_end']
  const mentions = runs.flatMap(({ docId, firstChunk, content }) =>
    content.mentions.map(([entity, index, ...ranges]) => [
      docId,
      firstChunk + index,
      entity,
      ...ranges,
    ]),
  )
  const relations = runs.flatMap(({ docId, firstChunk, content }) =>
    content.relations.map(([subject, predicate, object, index, ...range]) => [
      graphId,
      docId,
      firstChunk + index,
      subject,
      predicate,
      object,
      ...range,
    ]),
  )
  await insertRows(
    db,
    'mentions',
    ['doc_id', 'chunk', 'entity_id', 'start', 'end', ...sentence],
    mentions,
    unlessKnown,
  )
  await insertRows(
    db,
    'relations',
    ['graph_id', 'doc_id', 'chunk', 'subject_id', 'predicate', 'object_id', ...sentence],
    relations,
  )
}

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
