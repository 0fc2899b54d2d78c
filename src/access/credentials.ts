import { z } from 'zod'
import { ServiceError } from '../base/service-error.ts'

/** What somebody signs in with. E-mail addresses are kept and compared in lower case. */
export type Credentials = { readonly email: string; readonly password: string }

const Email = z.string().trim().toLowerCase().pipe(z.email().max(254))
const Password = z.string().min(8).max(256)

/**
 * The checked credentials, without any other field of `raw`. Throws `invalid_request` about the first field that is
 * wrong.
 */
export function parseCredentials(raw: unknown): Credentials {
  return {
    email: parseField(raw, 'email', Email, 'It must be an e-mail address.'),
    password: parseField(raw, 'password', Password, 'It must have 8 to 256 characters.'),
  }
}

function parseField(
  raw: unknown,
  param: keyof Credentials,
  schema: z.ZodType<string>,
  rule: string,
): string {
  const value: unknown = raw instanceof Object ? Reflect.get(raw, param) : undefined
  if (value === undefined || value === null || value === '') {
    throw new ServiceError('invalid_request', `Missing required parameter: ${param}`, { param })
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const message = `Invalid value for parameter: ${param}. ${rule}`
  throw new ServiceError('invalid_request', message, { param })
}
