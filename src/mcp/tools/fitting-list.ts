import { contractLimits } from '../../contract/limits.ts'

type Body = Readonly<Record<string, unknown>>

/** A list with as many entries as one result may have; the rest is for the next page. Anything else as it is. */
export function fittingList(body: Body): Body {
  if (body.object !== 'list' || !Array.isArray(body.data)) return body
  const fitting = fittingEntries(body.data, aroundCharacters)
  if (fitting.length === body.data.length) return body
  const data = fitting.length > 0 ? fitting : body.data.slice(0, 1)
  return { ...body, data, has_more: true, next_cursor: idOf(data.at(-1)) }
}

/** How many characters stand around the entries. */
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

/** The id of an entry, which is its cursor: the first of its fields that ends so. */
function idOf(entry: object): unknown {
  return Object.entries(entry).find(([name]) => name === 'id' || name.endsWith('_id'))?.[1]
}
