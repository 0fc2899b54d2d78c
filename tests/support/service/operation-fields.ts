import { z } from 'zod'
import type { Fields } from '../../../src/client/operation-request.ts'
import type { Operation } from '../../../src/contract/operation.ts'

/** A place in the input of an operation, taken from its schema. */
export type Field = {
  /** As a refusal names it: `messages[0].role`. */
  readonly name: string
  /** Where it is in an input of `operationRequest`; that of an import has `lines`. */
  readonly path: readonly (string | number)[]
  readonly place: 'path' | 'query' | 'body'
  readonly required: boolean
  /** A text of the caller's own choice. */
  readonly isFreeText: boolean
  readonly schema: JsonSchema
}

type JsonSchema = {
  readonly $ref?: string
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly enum?: readonly unknown[]
  readonly contentMediaType?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
}

/** Every field that a caller can send to an operation, however deep, one entry standing for all of a list. */
export function operationFields(described: Operation): readonly Field[] {
  const own = fieldsOf(described.input, []).map((field) => ({
    ...field,
    place: placeOf(described, field.name),
  }))
  const ofLines = described.line ? fieldsOf(described.line, ['lines', 0]) : []
  return [...own, ...ofLines.map((field) => ({ ...field, place: 'body' as const }))]
}

export function valueAt(input: unknown, { path }: Pick<Field, 'path'>): unknown {
  return path.reduce<unknown>((value, key) => (value ? Reflect.get(value, key) : undefined), input)
}

/** The same input with another value in the field; without any, if that is undefined. */
export function withValue(input: Fields, { path }: Field, value: unknown): Fields {
  const changed = structuredClone(input)
  const holder = valueAt(changed, { path: path.slice(0, -1) })
  if (holder instanceof Object) Reflect.set(holder, path.at(-1) ?? '', value)
  return changed
}

function placeOf(described: Operation, name: string): Field['place'] {
  if (described.path.includes(`{${name}}`)) return 'path'
  return described.method !== 'post' || described.line ? 'query' : 'body'
}

type Unplaced = Omit<Field, 'place'>

function fieldsOf(schema: z.ZodObject, start: Field['path']): readonly Unplaced[] {
  // The two have the same shape, of which `JsonSchema` names what is needed here.
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return below(root, '', start, root.$defs ?? {})
}

function below(
  schema: JsonSchema,
  name: string,
  path: Field['path'],
  defined: Readonly<Record<string, JsonSchema>>,
): readonly Unplaced[] {
  const { properties = {}, required = [], items } = resolved(schema, defined)
  const entries = items ? below(items, `${name}[0]`, [...path, 0], defined) : []
  const members = Object.entries(properties).flatMap(([key, member]) => {
    const schema = resolved(member, defined)
    const field = {
      name: name === '' ? key : `${name}.${key}`,
      path: [...path, key],
      required: required.includes(key),
      isFreeText: schema.type === 'string' && !schema.enum && !schema.contentMediaType,
      schema,
    }
    return [field, ...below(schema, field.name, field.path, defined)]
  })
  return [...entries, ...members]
}

function resolved(schema: JsonSchema, defined: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const name = schema.$ref?.replace('#/$defs/', '')
  return name === undefined ? schema : (defined[name] ?? {})
}
