import type { z } from 'zod'
import { ServiceError } from '../base/service-error.ts'

/** The checked input, whose texts any storage can keep, or `invalid_request` about the first thing that is wrong. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(raw)
  if (parsed.success) {
    demandText(parsed.data)
    return parsed.data
  }
  const [issue] = parsed.error.issues
  if (!issue) throw parsed.error
  const param = pathName(issue.path) || 'body'
  const message = isMissing(raw, issue)
    ? `Missing required parameter: ${param}`
    : `Invalid value for parameter: ${param}. ${reason(issue)}`
  throw new ServiceError('invalid_request', message, { param })
}

/** Refuses texts that storage cannot keep as they are: with a NUL, or with half of a surrogate pair. */
function demandText(value: unknown, path: readonly PropertyKey[] = []): void {
  if (typeof value === 'string') {
    if (value.isWellFormed() && !value.includes('\0')) return
    const param = pathName(path)
    const message = `Invalid value for parameter: ${param}. It has characters that are none.`
    throw new ServiceError('invalid_request', message, { param })
  }
  if (!(value instanceof Object) || value instanceof Uint8Array) return
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [key, entry] of entries) demandText(entry, [...path, key])
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
