import { contractLimits } from '../../contract/limits.ts'

type Body = Readonly<Record<string, unknown>>

/**
 * Cuts a list to the entries that fit into one result; the rest is on the next page. Other bodies are returned as they
 * are.
 */
export function fittingList(body: Body): Body {
  if (body.object !== 'list' || !Array.isArray(body.data)) return body
  const fitting = fittingEntries(body.data, aroundCharacters)
  if (fitting.length === body.data.length) return body
  const data = fitting.length > 0 ? fitting : body.data.slice(0, 1)
  return { ...body, data, has_more: true, next_cursor: idOf(data.at(-1)) }
}

/** The characters around the entries. */
const aroundCharacters = 100

/** The first entries, as many as fit into one result beside `taken` characters. */
export function fittingEntries<Entry>(entries: readonly Entry[], taken: number): readonly Entry[] {
  let characters = taken
  const tooMany = entries.findIndex((entry) => {
    characters += JSON.stringify(entry).length + 1
    return characters > contractLimits.toolTextCharacters
  })
  return tooMany === -1 ? entries : entries.slice(0, tooMany)
}

/** The id of an entry, which is its cursor: its first field named `id` or ending in `_id`. */
function idOf(entry: object): unknown {
  return Object.entries(entry).find(([name]) => name === 'id' || name.endsWith('_id'))?.[1]
}
