import { invalidParameter } from '../base/errors/invalid-parameter.ts'
import { ServiceError } from '../base/errors/service-error.ts'
import type { PageFailure } from '../web-access/pages/web-page.ts'

/** The error that a caller gets when the page at their address cannot be read. */
export function pageProblem({ reason, message, askedUrl }: PageFailure): ServiceError {
  const about = { param: 'url', details: { url: askedUrl, reason } }
  switch (reason) {
    case 'address-refused':
      return invalidParameter('url', message, { details: about.details })
    case 'timeout':
      return new ServiceError(
        'upstream_timeout',
        `The page could not be fetched. ${message}`,
        about,
      )
    case 'unreachable':
    case 'status':
    case 'too-many-redirects':
      return new ServiceError('upstream_error', `The page could not be fetched. ${message}`, about)
    case 'disallowed':
    case 'too-large':
    case 'unreadable':
      return new ServiceError('unprocessable_document', message, about)
  }
}
