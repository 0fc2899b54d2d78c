import type { SelectQueryBuilder, Simplify } from 'kysely'

/** A page of a list: up to `limit` entries, newest first, after the one with the id `startingAfter`. */
export type Page = { readonly limit: number; readonly startingAfter?: string | undefined }
export type PageOf<Entry> = { readonly entries: readonly Entry[]; readonly hasMore: boolean }

/** The entries of the page that a query selects, by keyset pagination: ids sort by age. */
export async function readPage<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  idColumn: string,
  page: Page,
): Promise<PageOf<Simplify<Row>>> {
  return cutToPage(await keysetPage(query, idColumn, page).execute(), page.limit)
}

/** The first `limit` rows of one more than that, which tells whether there is another page. */
export function cutToPage<Row>(rows: readonly Row[], limit: number): PageOf<Row> {
  return { entries: rows.slice(0, limit), hasMore: rows.length > limit }
}

/** The query for the rows of a page and one more. */
export function keysetPage<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  idColumn: string,
  { limit, startingAfter }: Page,
): SelectQueryBuilder<DB, Tables, Row> {
  // The caller names the id column of its table; Kysely's type for it depends on the table.
  const id = idColumn as never
  const ordered = query.orderBy(id, 'desc').limit(limit + 1)
  return startingAfter === undefined ? ordered : ordered.where(id, '<', startingAfter as never)
}
