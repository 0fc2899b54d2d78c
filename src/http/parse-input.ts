import type { z } from 'zod'
import { ServiceError } from '../base/service-error.ts'

/** The checked input, or `invalid_request` about the first thing that is wrong. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(raw)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  if (!issue) throw parsed.error
  const param = pathName(issue.path) || 'body'
  const message = isMissing(raw, issue)
    ? `Missing required parameter: ${param}`
    : `Invalid value for parameter: ${param}. ${reason(issue)}`
  throw new ServiceError('invalid_request', message, { param })
}

/** `['messages', 0, 'role']` → `messages[0].role` */
function pathName(path: readonly PropertyKey[]): string {
  return path
    .map((key, place) =>
      typeof key === 'number' ? `[${key}]` : `${place ? '.' : ''}${String(key)}`,
    )
    .join('')
}

/** An empty list is as good as none. */
function isMissing(raw: unknown, issue: z.core.$ZodIssue): boolean {
  const value = valueAt(raw, issue.path)
  return value === undefined || (Array.isArray(value) && value.length === 0)
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined),
    raw,
  )
}

/** `Invalid input: expected string, received number` → `Expected string, received number.` */
function reason({ message }: z.core.$ZodIssue): string {
  const sentence = message.replace(/^Invalid (input|option): /, '')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}
