import { isId } from '../base/ids.ts'
import { ServiceError } from '../base/service-error.ts'
import type { PageQuery } from '../contract/list.ts'
import type { Page } from '../storage/page.ts'

/** The page that is asked for of a list of these. Throws `invalid_request` for a cursor that no such list gives. */
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
