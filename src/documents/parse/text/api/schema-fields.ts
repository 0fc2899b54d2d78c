import { isObject } from '../../../../base/is-object.ts'

/** A field that a schema describes: its path, as `source.number`, and what is said of it. */
export type SchemaField = {
  readonly path: string
  readonly schema: Readonly<Record<string, unknown>>
  readonly isRequired: boolean
}

/** How deep fields may lie within each other, so that their paths do not become longer than what is said of them. */
const depthMax = 16

/** The fields of a schema, each before those within it. What `$ref` refers to is named by its type alone. */
export function* schemaFields(schema: unknown, path = '', depth = 0): Generator<SchemaField> {
  if (!isObject(schema) || depth > depthMax) return
  for (const part of ['allOf', 'oneOf', 'anyOf'].flatMap((key) => listOf(schema[key])))
    yield* schemaFields(part, path, depth + 1)
  if (isObject(schema.items)) yield* schemaFields(schema.items, `${path}[]`, depth + 1)
  const required = new Set(listOf(schema.required))
  // Of what is behind `*` the names are told by no schema.
  const fields = { ...(isObject(schema.properties) && schema.properties) }
  for (const [name, field] of Object.entries({ ...fields, '*': schema.additionalProperties })) {
    if (!isObject(field)) continue
    const inner = path === '' ? name : `${path}.${name}`
    yield { path: inner, schema: field, isRequired: required.has(name) }
    yield* schemaFields(field, inner, depth + 1)
  }
}

/** The type of a value: `string, uuid`, `array of Booking`, `Wrapper and Links`; `''` if none is said. */
export function typeOf(schema: unknown, depth = 0): string {
  if (!isObject(schema) || depth > depthMax) return ''
  if (typeof schema.$ref === 'string') return nameOfReference(schema.$ref)
  const named = (key: string) =>
    [...new Set(listOf(schema[key]).map((one) => typeOf(one, depth + 1)))].filter(
      (type) => type !== '',
    )
  const type = named('allOf').join(' and ') || [...named('oneOf'), ...named('anyOf')].join(' or ')
  if (type !== '') return type
  const plain = Array.isArray(schema.type)
    ? schema.type.map(textOf).join(' or ')
    : textOf(schema.type)
  const items = typeOf(schema.items, depth + 1)
  if (plain === 'array' && items !== '') return `array of ${items}`
  return [plain, textOf(schema.format)].filter((part) => part !== '').join(', ')
}

const traits = [
  ['required', 'required'],
  ['nullable', 'nullable'],
  ['readOnly', 'read only'],
  ['writeOnly', 'write only'],
  ['deprecated', 'deprecated'],
] as const

/** What a parameter, body or field is besides its type, each as a word or two. */
export function traitsOf(values: Readonly<Record<string, unknown>>): readonly string[] {
  return traits.flatMap(([key, label]) => (values[key] === true ? [label] : []))
}

/** The last part of a reference, by which people know what it refers to. */
export function nameOfReference(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

const facts = [
  ['enum', 'One of'],
  ['const', 'Always'],
  ['default', 'Default'],
  ['minimum', 'Minimum'],
  ['maximum', 'Maximum'],
  ['exclusiveMinimum', 'Exclusive minimum'],
  ['exclusiveMaximum', 'Exclusive maximum'],
  ['multipleOf', 'Multiple of'],
  ['minLength', 'Minimum length'],
  ['maxLength', 'Maximum length'],
  ['minItems', 'Fewest items'],
  ['maxItems', 'Most items'],
  ['pattern', 'Pattern'],
  ['example', 'Example'],
  ['examples', 'Examples'],
] as const

/** What a schema says of its values besides their type: its description, then its bounds, each as a sentence. */
export function factsOf(schema: Readonly<Record<string, unknown>>): string {
  const description = textOf(schema.description).trim()
  const bounds = isObject(schema.items) ? { ...schema.items, ...schema } : schema
  const said = facts.flatMap(([key, label]) => {
    const values = (Array.isArray(bounds[key]) ? bounds[key] : [bounds[key]]).filter(isPlain)
    return values.length > 0 ? [`${label}: ${values.map(String).join(', ')}`] : []
  })
  return [description, ...said]
    .filter((part) => part !== '')
    .map(ended)
    .join(' ')
}

function ended(sentence: string): string {
  return /[.!?:]$/.test(sentence) ? sentence : `${sentence}.`
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value) && value !== ''
}

/** A text as it is, `''` for any other value. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
