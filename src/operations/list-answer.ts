type Page<Entry> = {
  object: 'list'
  data: Entry[]
  has_more: boolean
  next_cursor: string | null
}

/** A page of a list, in the envelope that all lists have. */
export function listAnswer<Row extends { readonly id: string }, Entry>(
  { rows, hasMore }: { readonly rows: readonly Row[]; readonly hasMore: boolean },
  entryOf: (row: Row) => Entry,
  cursorOf: (row: Row) => string = ({ id }) => id,
): Page<Entry> {
  const last = rows.at(-1)
  return {
    object: 'list',
    data: rows.map(entryOf),
    has_more: hasMore,
    next_cursor: hasMore && last ? cursorOf(last) : null,
  }
}
