import { invalidParameter } from '../../base/errors/invalid-parameter.ts'
import type { ServiceError } from '../../base/errors/service-error.ts'
import { isId } from '../../base/ids.ts'
import type { PageQuery } from '../../contract/list.ts'
import type { Page } from '../../storage/statements/page.ts'

/** The page of a list that a query asks for. Throws `invalid_request` if the cursor is not an id of this kind. */
export function pageOf(
  kind: Parameters<typeof isId>[0],
  { limit, starting_after: startingAfter }: PageQuery,
): Page {
  if (startingAfter === undefined || isId(kind, startingAfter)) return { limit, startingAfter }
  throw badCursor()
}

/** The error for a cursor that no list returned. */
export function badCursor(): ServiceError {
  return invalidParameter('starting_after', 'It must be the next_cursor of the page before.')
}
