import { isId } from '../base/ids.ts'
import { invalidParameter } from '../base/invalid-parameter.ts'
import type { ServiceError } from '../base/service-error.ts'
import type { PageQuery } from '../contract/list.ts'
import type { Page } from '../storage/page.ts'

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
