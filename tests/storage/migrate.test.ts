import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { describe, expect, test } from 'vitest'
import { prepareText } from '../../src/documents/prepared-document.ts'
import { migrate, migrations } from '../../src/storage/migrate.ts'
import * as missingVectors from '../../src/storage/migrations/0037-missing-vectors.ts'
import { insertRows } from '../../src/storage/statements/insert-rows.ts'
import { VectorStore } from '../../src/storage/vectors/vector-store.ts'
import { newAccount } from '../ledger/holds.ts'
import { jobsOf } from '../support/service/jobs-of.ts'
import { type FaultyStorage, faultyEngines } from '../support/storage/open-faulty-storage.ts'
import { expectIndexWhole } from './expect-index-whole.ts'
import { TestGraph } from './test-graph.ts'

/** Of vectors. */
const space = 'model'

const first = change('create table shelves (name text)')
const second = change('alter table shelves add column place text')
const broken: Migration = {
  up: async (db) => {
    await second.up(db)
    throw new Error('The change went wrong')
  },
}

describe.each(faultyEngines)('the schema on $name', ({ open }) => {
  test('is copied once, before a change to what is there already', async () => {
    await using storage = await open()
    const copies: string[][] = []
    const copy = async () => {
      copies.push(await columns(storage))
    }

    await migrate(storage.db, copy, { first })
    expect(copies).toEqual([])
    await migrate(storage.db, copy, { first, second })
    await migrate(storage.db, copy, { first, second })

    expect(copies).toEqual([['name']])
    expect(await columns(storage)).toEqual(['name', 'place'])
  })

  test('stays as it was when a change goes wrong', async () => {
    await using storage = await open()
    await migrate(storage.db, () => {}, { first })

    const changing = migrate(storage.db, () => {}, { first, second: broken })
    await expect(changing).rejects.toThrow('The change went wrong')

    expect(await columns(storage)).toEqual(['name'])
    await migrate(storage.db, () => {}, { first, second })
    expect(await columns(storage)).toEqual(['name', 'place'])
  })

  test('gets a change that came later than one with a higher name', async () => {
    await using storage = await open()
    await migrate(storage.db, () => {}, { '0002-shelves': first })

    await migrate(storage.db, () => {}, {
      '0001-books': change('create table books (name text)'),
      '0002-shelves': second,
    })

    const tables = await storage.db.introspection.getTables()
    expect(tables.map(({ name }) => name)).toContain('books')
    expect(await columns(storage)).toEqual(['name'])
  })

  test('is made whole at the next start, wherever its making broke', async () => {
    for (const point of [0, 1, 7, 20, 41, 60, 81, 100]) {
      await using storage = await open()
      storage.faults.arm(point)
      await migrate(storage.db).catch(() => {})
      storage.faults.disarm()

      await migrate(storage.db)

      const graph = await TestGraph.inAccount(storage, await newAccount(storage, 6))
      await graph.add([{ title: 'A', text: 'Ada Brook visited Lucca.' }])
      await expectIndexWhole(storage)
    }
  })

  test.each([
    ['as before', 'Ada Brook visited Lucca.', ['A 0']],
    ['in more passages', `Ada Brook visited Lucca. ${'She went on. '.repeat(250)}`, ['A 0']],
  ])(
    'that is older keeps its documents, which the next start indexes anew, cut %s',
    async (_, text, found) => {
      await using storage = await open()
      await migrate(storage.db, () => {}, migrationsBefore('0007'))
      const graph = await olderGraph(storage)
      await storeDocument(storage, graph, text)

      await migrate(storage.db)
      expect(await graph.search('Lucca', 'rag')).toEqual([])
      await using jobs = jobsOf(storage)
      jobs.start()
      await jobs.untilOver()

      expect((await graph.search('Lucca', 'rag'))?.map(({ chunk }) => chunk)).toEqual(found)
      await expectIndexWhole(storage)
    },
  )

  test('that knew no stems of a language indexes the documents of its accounts anew, and no others', async () => {
    await using storage = await open()
    await migrate(storage.db, () => {}, migrationsBefore('0022'))
    // Today's code, which adds the documents and searches them, has five columns more.
    for (const column of ['parts', 'reading', 'upload_hash', 'replaces'])
      await sql`alter table documents add column ${sql.ref(column)} text`.execute(storage.db)
    await sql`alter table segments add column filter bytea`.execute(storage.db)
    const [greek, english] = [await olderGraph(storage), await olderGraph(storage)]
    const documents = [
      { title: 'A', text: 'Η γέφυρα άνοιξε το 1931 και έχει δύο γραμμές για τα τρένα.' },
      { title: 'B', text: 'Bo Brook visited Lucca.' },
      { title: 'C', text: 'He visited Lucca too.' },
    ]
    await greek.add(documents)
    await english.add(documents.slice(1))
    await greek.documents.hide(greek.accountId, await greek.docIdOf('C'))
    await sql`alter table documents drop column parts`.execute(storage.db)

    await migrate(storage.db, () => {}, migrationsBefore('0027'))
    expect(await greek.search('Lucca', 'rag')).toEqual([])
    expect(await english.search('Lucca', 'rag')).toHaveLength(2)
    await using jobs = jobsOf(storage)
    jobs.start()
    await jobs.untilOver()

    expect(await greek.search('Lucca', 'rag')).toHaveLength(1)
    expect(await greek.search('Ποιες γέφυρες έχουν γραμμή;', 'rag')).toHaveLength(1)
    await expectIndexWhole(storage)
  })

  test.each(['0027', '0036', '0040'])(
    'that named things as before %s names them anew',
    async (migration) => {
      await using storage = await open()
      await migrate(storage.db, () => {}, migrationsBefore(migration))
      const isOlder = migration === '0027'
      const graph = isOlder ? await olderGraph(storage) : await newGraph(storage)
      await withNewColumns(storage, isOlder ? columnsSince0027 : columnsSince0036, () =>
        graph.add([{ title: 'A', text: 'Bo Brook and Ada Holm, an American, visited Lucca.' }]),
      )
      await sql`update entities set key = 'american' where key = 'bo brook'`.execute(storage.db)

      await migrate(storage.db)
      await using jobs = jobsOf(storage)
      jobs.start()
      await jobs.untilOver()

      const { rows } = await sql<{ key: string }>`select key from entities order by key`.execute(
        storage.db,
      )
      expect(rows.map(({ key }) => key)).toEqual(['ada holm', 'bo brook', 'lucca'])
      expect(await graph.search('Lucca', 'rag')).toHaveLength(1)
      await expectIndexWhole(storage)
    },
  )

  test('that named things anew and kept only codes of vectors asks for the vectors again', async () => {
    await using storage = await open()
    await migrate(storage.db, () => {}, migrationsBefore('0027'))
    const graph = await olderGraph(storage)
    await withNewColumns(storage, columnsSince0027, () =>
      graph.add([{ title: 'A', text: 'Bo Brook visited Lucca.' }]),
    )
    const vectors = new VectorStore(storage)
    await embed(storage, graph)
    expect(await vectors.countToEmbed(10)).toBe(0)

    await migrate(storage.db)
    await using jobs = jobsOf(storage)
    jobs.start()
    await jobs.untilOver()

    expect(await vectors.countToEmbed(10)).toBe(1)
    const waiting = await vectors.chunksToEmbed(graph.accountId, space, 10)
    expect(waiting?.numbers).toHaveLength(1)
    await embed(storage, graph)
    await migrate(storage.db, () => {}, { ...migrations, again: missingVectors })
    expect(await vectors.countToEmbed(10)).toBe(0)
  })

  test('that had days for instants gives the abstracts of papers their instants', async () => {
    await using storage = await open()
    await migrate(storage.db, () => {}, migrationsBefore('0026'))
    const graph = await olderGraph(storage)
    await withNewColumns(storage, columnsSince0027, () =>
      graph.add([{ title: 'Paper', text: 'Ada Brook visited Lucca.' }]),
    )
    await storage.db.updateTable('documents').set({ fetched_at: '2026-11-25' }).execute()
    const answered = (fetched_at: string) => ({
      title: '"fetched_at":"2026-11-25"',
      sources: [{ fetched_at: '2026-11-25T10:00:00.000Z' }, { fetched_at, abstract_only: true }],
    })
    const { accountId: account_id } = graph
    const asked = { id: 'res_1', account_id, operation: 'research', model: 'snap' } as const
    const cost = { engine: 'web', nodes: 2, charged: 60, created_at: 0 } as const
    const response = JSON.stringify(answered('2026-11-25'))
    await storage.db
      .insertInto('interactions')
      .values({ ...asked, ...cost, response })
      .execute()

    await migrate(storage.db)

    const instant = '2026-11-25T00:00:00.000Z'
    const documents = await storage.db.selectFrom('documents').select('fetched_at').execute()
    expect(documents).toEqual([{ fetched_at: instant }])
    const [stored] = await storage.db.selectFrom('interactions').select('response').execute()
    expect(JSON.parse(stored?.response ?? '')).toEqual(answered(instant))
  })

  test('that cut passages otherwise forgets them', async () => {
    await using storage = await open()
    await migrate(storage.db, () => {}, migrationsBefore('0009'))
    const graph = await olderGraph(storage)
    await storeDocument(storage, graph, '# Lucca\n\n- Ada Brook visited it.\n- So did Bo.')
    await sql`insert into entities (corpus, graph, key, chunk_count)
      select number, 1, 'ada brook', 1 from corpora`.execute(storage.db)
    const chunk = { number: 0, start: 0, end: 5, length: 1, text: null }
    const bytes = { features: new Uint8Array([1]), feature_heads: new Uint8Array() }
    const [document] = await storage.db.selectFrom('documents').select('id').execute()
    const [corpus] = await storage.db.selectFrom('corpora').select('number').execute()
    const owner = { corpus: corpus?.number ?? 0, doc_id: document?.id ?? '' }
    await storage.db
      .insertInto('chunks')
      .values({ ...owner, ...chunk, ...bytes })
      .execute()

    await migrate(storage.db)
    await using jobs = jobsOf(storage)
    jobs.start()
    await jobs.untilOver()

    expect(await graph.search('Lucca', 'rag')).toHaveLength(1)
    await expectIndexWhole(storage)
  })
})

/** Gives all chunks of the graph vectors. */
async function embed(storage: FaultyStorage, { accountId, graphId }: TestGraph): Promise<void> {
  await storage.write.beginSpace({ space })
  const waiting = await new VectorStore(storage).chunksToEmbed(accountId, space, 10)
  const docId = waiting?.completed[0] ?? ''
  const stored = { code: new Uint8Array([1]), components: new Uint8Array([1]) }
  const vectors = (waiting?.numbers ?? []).map((number) => ({ ...stored, docId, number }))
  await storage.write.addVectors({ accountId, graphId, space, vectors, completed: [docId] })
}

/** All changes before that of a number. */
function migrationsBefore(number: string): Readonly<Record<string, Migration>> {
  return Object.fromEntries(Object.entries(migrations).filter(([name]) => name < number))
}

type Column = readonly [table: string, column: string, type: string]
const columnsSince0036: readonly Column[] = [['documents', 'replaces', 'integer']]
const columnsSince0027: readonly Column[] = [
  ['segments', 'filter', 'bytea'],
  ['documents', 'reading', 'text'],
  ['documents', 'upload_hash', 'text'],
  ...columnsSince0036,
]

/** Lets today's code add documents to a schema that has some columns not yet. */
async function withNewColumns(
  { db }: FaultyStorage,
  columns: readonly Column[],
  add: () => Promise<unknown>,
): Promise<void> {
  for (const [table, column, type] of columns)
    await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${sql.raw(type)}`.execute(
      db,
    )
  await add()
  for (const [table, column] of columns)
    await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(db)
}

/** What a document left behind that was indexed before posting lists were in segments. */
async function storeDocument(
  { db }: FaultyStorage,
  { accountId, graphId }: TestGraph,
  text: string,
) {
  const { docId, title, mediaType, hash, bytes } = prepareText(text, { title: 'A' })
  const chunks = { first_chunk: 0, chunk_count: 1 }
  const row = {
    id: docId,
    account_id: accountId,
    graph_id: graphId,
    title,
    media_type: mediaType,
    language: 'en',
    hash,
    status: 'ready',
    bytes,
    characters: text.length,
    created_at: 0,
    ...chunks,
  }
  await insertRows(db, 'documents', Object.keys(row), [Object.values(row)])
  await sql`insert into document_contents (doc_id, text, outline)
    values (${docId}, ${text}, '[]')`.execute(db)
  await db.updateTable('corpora').set({ next_chunk: 1 }).execute()
  await db.updateTable('graphs').set({ document_count: 1 }).where('id', '=', graphId).execute()
}

async function columns({ db }: FaultyStorage): Promise<string[]> {
  const tables = await db.introspection.getTables()
  const shelves = tables.find(({ name }) => name === 'shelves')
  return shelves?.columns.map(({ name }) => name) ?? []
}

function change(statement: string): Migration {
  return {
    up: async (db) => {
      await sql.raw(statement).execute(db)
    },
  }
}

/** A graph in a schema that does not know yet when an account was closed, which today's code asks before it makes one. */
async function olderGraph(storage: FaultyStorage): Promise<TestGraph> {
  await sql`alter table accounts add column closed_at bigint`.execute(storage.db)
  const graph = await newGraph(storage)
  await sql`alter table accounts drop column closed_at`.execute(storage.db)
  return graph
}

async function newGraph(storage: FaultyStorage): Promise<TestGraph> {
  return TestGraph.inAccount(storage, await newAccount(storage, 6))
}
