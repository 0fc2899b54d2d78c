import type { Logger } from '../../base/logger.ts'
import { asServiceError, isOurFailure } from './describe-problem.ts'

/**
 * Logs a failure for the operator: as an error with its stack, as a one-line warning if a web site or search engine
 * failed, or as one line if any caller can cause it, such as by deleting the graph that a crawl fills.
 */
export function logFailure(logger: Logger, about: object, error: unknown, what: string): void {
  const { code, message } = asServiceError(error)
  if (code === 'upstream_error' || code === 'upstream_timeout')
    logger.warn({ ...about, code, why: message }, what)
  else if (!isOurFailure(error)) logger.info({ ...about, code, why: message }, what)
  else logger.error({ ...about, err: error }, what)
}
