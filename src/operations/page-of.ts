import { isId } from '../base/ids.ts'
import { ServiceError } from '../base/service-error.ts'
import type { PageQuery } from '../contract/list.ts'
import type { Page } from '../storage/page.ts'

/** The page of a list that a query asks for. Throws `invalid_request` if the cursor is not an id of this kind. */
export function pageOf(
  kind: Parameters<typeof isId>[0],
  { limit, starting_after: startingAfter }: PageQuery,
): Page {
  if (startingAfter === undefined || isId(kind, startingAfter)) return { limit, startingAfter }
  const param = 'starting_after'
  const why = 'It must be the next_cursor of the page before.'
  throw new ServiceError('invalid_request', `Invalid value for parameter: ${param}. ${why}`, {
    param,
  })
}
