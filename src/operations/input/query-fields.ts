import { invalidParameter, namedLengthMax } from '../../base/errors/invalid-parameter.ts'

/** The parameters of a URL. Throws `invalid_request` for one that is there twice, as either value would be ignored. */
export function queryFields(query: URLSearchParams): Readonly<Record<string, string>> {
  const names = new Set<string>()
  for (const name of query.keys()) {
    if (names.has(name))
      throw invalidParameter(name.slice(0, namedLengthMax), 'A URL has each parameter once.')
    names.add(name)
  }
  return Object.fromEntries(query)
}
