import { contractLimits } from '../../contract/limits.ts'

type Body = Readonly<Record<string, unknown>>

/** A list with as many entries as one result may have; the rest is for the next page. Anything else as it is. */
export function fittingList(body: Body): Body {
  if (body.object !== 'list' || !Array.isArray(body.data)) return body
  let characters = 100
  const fitting = body.data.findIndex((entry) => {
    characters += JSON.stringify(entry).length + 1
    return characters > contractLimits.toolTextCharacters
  })
  if (fitting === -1) return body
  const data = body.data.slice(0, Math.max(1, fitting))
  return { ...body, data, has_more: true, next_cursor: idOf(data.at(-1)) }
}

/** The id of an entry, which is its cursor: the first of its fields that ends so. */
function idOf(entry: object): unknown {
  return Object.entries(entry).find(([name]) => name === 'id' || name.endsWith('_id'))?.[1]
}
