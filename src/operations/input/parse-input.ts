import { z } from 'zod'
import { invalidParameter } from '../../base/errors/invalid-parameter.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import { explainIssue, nearestIssue } from '../../contract/problems/explain-issue.ts'
import { pathName, unknownParameter } from '../../contract/problems/unknown-parameter.ts'

/** Validates the input. Throws `invalid_request` that names the first invalid parameter. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(raw)
  if (parsed.success) {
    demandText(parsed.data)
    return parsed.data
  }
  const first = firstIssue(parsed.error)
  if (!first) throw parsed.error
  const issue = nearestIssue(first)
  if (issue.code === 'unrecognized_keys') {
    const { message, param } = unknownParameter(schema, issue)
    throw new ServiceError('invalid_request', message, { param })
  }
  const param = pathName(issue.path) || 'body'
  if (!isMissing(schema, raw, issue)) throw invalidParameter(param, explainIssue(issue))
  throw new ServiceError('invalid_request', `Missing required parameter: ${param}`, { param })
}

/**
 * The first issue. A number far beyond its bound breaks other rules before it, but only the bound tells what is right.
 */
function firstIssue({ issues }: z.ZodError): z.core.$ZodIssue | undefined {
  const [first] = issues
  if (first === undefined) return undefined
  const bound = issues.findLast(({ code, path }) => {
    return (code === 'too_big' || code === 'too_small') && pathName(path) === pathName(first.path)
  })
  return bound ?? first
}

/** Rejects strings that PostgreSQL cannot store: with NUL characters or lone surrogates. */
function demandText(value: unknown, path: readonly PropertyKey[] = []): void {
  if (typeof value === 'string') {
    if (value.isWellFormed() && !value.includes('\0')) return
    const why = 'It must not contain NUL characters or broken surrogate pairs.'
    throw invalidParameter(pathName(path), why)
  }
  if (!(value instanceof Object) || value instanceof Uint8Array) return
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [key, entry] of entries) demandText(entry, [...path, key])
}

/** Whether the value is missing. Null and an empty list count as missing where a field is required. */
function isMissing(schema: z.ZodType, raw: unknown, { path }: z.core.$ZodIssue): boolean {
  const value = valueAt(raw, path)
  if (value === undefined) return true
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
  return isEmpty && isRequired(schema, path)
}

function isRequired(schema: z.ZodType, [field, ...deeper]: readonly PropertyKey[]): boolean {
  if (!(schema instanceof z.ZodObject) || field === undefined || deeper.length > 0) return false
  return !z.safeParse(schema.shape[String(field)], undefined).success
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined),
    raw,
  )
}
