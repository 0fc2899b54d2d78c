import type { PageOf } from '../../storage/statements/page.ts'

type ListAnswer<Told> = {
  object: 'list'
  data: Told[]
  has_more: boolean
  next_cursor: string | null
}

/** A page of a list in the envelope that all lists share. */
export function listAnswer<Entry extends { readonly id: string }, Told>(
  { entries, hasMore }: PageOf<Entry>,
  told: (entry: Entry) => Told,
  cursorOf: (entry: Entry) => string = ({ id }) => id,
): ListAnswer<Told> {
  const last = entries.at(-1)
  return {
    object: 'list',
    data: entries.map(told),
    has_more: hasMore,
    next_cursor: hasMore && last ? cursorOf(last) : null,
  }
}
