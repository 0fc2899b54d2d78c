import { ServiceError } from '../base/errors/service-error.ts'

/** What whoever wants something of the web is told where the operator has turned it off. */
export function webIsOff(): ServiceError {
  const message = 'The operator of this service has turned the web off (WEB_ACCESS=off).'
  return new ServiceError('permission_denied', message)
}
