import type { Kysely } from 'kysely'
import { columnTypes } from './column-types.ts'
import { createIndex } from './create-index.ts'

/** The pages of web sites whose crawls put documents into a graph. */
export async function up(db: Kysely<never>): Promise<void> {
  const { id } = columnTypes(db)
  await db.schema
    .createTable('crawled_pages')
    .addColumn('graph_id', id, (c) => c.notNull().references('graphs.id'))
    .addColumn('address', id, (c) => c.notNull())
    .addColumn('crawl_id', id, (c) => c.notNull())
    .addColumn('depth', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('problem', 'text')
    .addColumn('doc_id', id)
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('sha256', 'text')
    .addColumn('scope', 'text')
    .addPrimaryKeyConstraint('crawled_pages_pk', ['graph_id', 'address'])
    .execute()
  await createIndex(db, 'crawled_pages', ['crawl_id', 'state'])
}
