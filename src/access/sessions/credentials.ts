import type { z } from 'zod'
import { invalidParameter } from '../../base/errors/invalid-parameter.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import { Credentials as CredentialsSchema, signUp } from '../../contract/access/sessions.ts'
import { explainIssue } from '../../contract/problems/explain-issue.ts'
import { unknownParameter } from '../../contract/problems/unknown-parameter.ts'

export type Credentials = z.output<typeof CredentialsSchema>
/** The data for signing up. */
export type NewUser = Credentials & {
  /** The e-mail address by default. */
  readonly name?: string | undefined
  /** The token from the owner link. */
  readonly owner_token?: string | undefined
}

/** Validates credentials. Throws `invalid_request` that names the first wrong or unknown field. */
export function parseCredentials(raw: unknown): Credentials {
  return parse(CredentialsSchema, raw)
}

/** Validates the fields of a sign-up. Throws `invalid_request` that names the first wrong or unknown field. */
export function parseNewUser(raw: unknown): NewUser {
  return parse(signUp.input, raw)
}

function parse<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  const parsed = schema.safeParse(raw instanceof Object && !Array.isArray(raw) ? raw : {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  if (!issue) throw parsed.error
  if (issue.code === 'unrecognized_keys') {
    const { message, param } = unknownParameter(schema, issue)
    throw new ServiceError('invalid_request', message, { param })
  }
  const param = String(issue.path[0])
  const value: unknown = raw instanceof Object ? Reflect.get(raw, param) : undefined
  const isMissing = value === undefined || value === null || value === ''
  if (!isMissing) throw invalidParameter(param, explainIssue(issue))
  throw new ServiceError('invalid_request', `Missing required parameter: ${param}`, { param })
}
