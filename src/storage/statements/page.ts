import type { SelectQueryBuilder } from 'kysely'

/** A page of a list: up to `limit` entries, newest first, after the one with the id `startingAfter`. */
export type Page = { readonly limit: number; readonly startingAfter?: string | undefined }
export type PageOf<Entry> = { readonly entries: readonly Entry[]; readonly hasMore: boolean }

/**
 * Adds keyset pagination to a query: ids sort by age. Selects one row more than the limit, which tells whether there is
 * another page.
 */
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
