import { z } from 'zod'
import { nearestName } from './nearest-name.ts'

/** The most characters of a name from outside that a message repeats. */
const shownCharactersMax = 80

/** The message for an unknown parameter, with a known one of a similar name if there is one. */
export function unknownParameter(
  schema: z.ZodType,
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
): { readonly param: string; readonly message: string } {
  const name = (keys[0] ?? '').slice(0, shownCharactersMax)
  const near = nearestName(name, namesAt(schema, path))
  const param = pathName([...path, name])
  const hint = near === undefined ? '' : ` Did you mean ${pathName([...path, near])}?`
  return { param, message: `Unknown parameter: ${param}.${hint}` }
}

/** `['messages', 0, 'role']` → `messages[0].role` */
export function pathName(path: readonly PropertyKey[]): string {
  return path
    .map((key, place) =>
      typeof key === 'number' ? `[${key}]` : `${place ? '.' : ''}${String(key)}`,
    )
    .join('')
}

function namesAt(schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] {
  const at = path.reduce<unknown>((outer, key) => memberOf(unwrapped(outer), key), schema)
  const inner = unwrapped(at)
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
}

function memberOf(schema: unknown, key: PropertyKey): unknown {
  if (schema instanceof z.ZodArray) return schema.element
  return schema instanceof z.ZodObject ? schema.shape[String(key)] : undefined
}

function unwrapped(schema: unknown): unknown {
  let inner = schema
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault) inner = inner.unwrap()
  return inner
}
