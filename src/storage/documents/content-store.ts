import { type RawBuilder, sql } from 'kysely'
import type { OwnDocument } from '../own-graph.ts'
import { isPostgres } from '../statements/is-postgres.ts'
import type { Storage } from '../storage.ts'
import { isStored } from './is-stored.ts'

export type StoredContent = {
  readonly text: string
  /** The blocks of the text, as JSON. */
  readonly blocks: string
}
/** A range of bytes of a document, from offset `start`; of text in UTF-8. */
export type ContentSlice = OwnDocument & {
  readonly of: 'text' | 'original'
  readonly start: number
  readonly length: number
}

/**
 * Reads the contents of documents. They may be long: read slices, or read in a worker thread, where blocking is not
 * allowed.
 */
export class ContentStore {
  readonly #storage: Pick<Storage, 'db'>

  constructor(storage: Pick<Storage, 'db'>) {
    this.#storage = storage
  }

  find(document: OwnDocument): Promise<StoredContent | undefined> {
    return this.#contents(document).select(['text', 'blocks']).executeTakeFirst()
  }

  /** The size of the original file in bytes; `undefined` if the document was not a file. */
  async originalLength(document: OwnDocument): Promise<number | undefined> {
    const length = this.#isPostgres()
      ? sql<number | null>`octet_length(original)`
      : sql<number | null>`length(original)`
    const row = await this.#contents(document).select(length.as('length')).executeTakeFirst()
    return row?.length ?? undefined
  }

  /** A slice; shorter at the end of the document, `undefined` if the document is gone. */
  async slice({ of, start, length, ...document }: ContentSlice): Promise<Uint8Array | undefined> {
    const bytes = this.#isPostgres()
      ? sql<Uint8Array>`substring(${this.#bytesOf(of)} from ${start + 1} for ${length})`
      : sql<Uint8Array>`substr(${this.#bytesOf(of)}, ${start + 1}, ${length})`
    const row = await this.#contents(document).select(bytes.as('bytes')).executeTakeFirst()
    return row?.bytes
  }

  #bytesOf(of: ContentSlice['of']): RawBuilder<unknown> {
    if (of === 'original') return sql`original`
    return this.#isPostgres() ? sql`convert_to(text, 'UTF8')` : sql`cast(text as blob)`
  }

  #isPostgres(): boolean {
    return isPostgres(this.#storage.db)
  }

  #contents({ accountId, docId }: OwnDocument) {
    return this.#storage.db
      .selectFrom('document_contents')
      .innerJoin('documents', 'documents.id', 'document_contents.doc_id')
      .where('documents.id', '=', docId)
      .where('documents.account_id', '=', accountId)
      .where(isStored)
  }
}
