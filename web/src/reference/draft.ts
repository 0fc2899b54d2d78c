import type { Described, Schema, Schemas } from './description.ts'
import { resolved } from './schema-fields.tsx'

/** A request being written: the values of its parameters by name, and its body or, instead, files. */
export type Draft = {
  readonly values: Readonly<Record<string, string>>
  readonly body: string
  readonly files: readonly File[]
}

/** A request that is ready to be sent. */
export type Drafted = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Sent as fields of a form instead of a body. */
  readonly files?: readonly File[]
}

/** The body that can be typed: JSON or JSON lines. */
export function textBody({
  requestBody,
}: Described): { mediaType: string; schema: Schema } | undefined {
  for (const mediaType of ['application/json', 'application/x-ndjson']) {
    const schema = requestBody?.content[mediaType]?.schema
    if (schema) return { mediaType, schema }
  }
  return undefined
}

/** How many files can be sent instead of the body. */
export function filesOf({ requestBody }: Described): 'none' | 'one' | 'many' {
  const file = requestBody?.content['multipart/form-data']?.schema?.properties?.file
  if (!file) return 'none'
  return file.type === 'array' ? 'many' : 'one'
}

/** A request with only its required fields, filled with examples from the description. */
export function emptyDraft(operation: Described, schemas: Schemas): Draft {
  const body = textBody(operation)
  if (!body) return { values: {}, body: '', files: [] }
  const isLine = body.mediaType === 'application/x-ndjson'
  const example = exampleOf(body.schema, schemas)
  return { values: {}, body: JSON.stringify(example, null, isLine ? undefined : 2), files: [] }
}

export function drafted(operation: Described, { values, body, files }: Draft): Drafted {
  const given = operation.parameters.filter(({ name }) => values[name])
  const placed = (place: string) =>
    given.filter((each) => each.in === place).map(({ name }) => [name, values[name] ?? ''])
  const path = placed('path').reduce(
    (filled, [name, value = '']) => filled.replace(`{${name}}`, encodeURIComponent(value)),
    operation.path,
  )
  const query = new URLSearchParams(placed('query')).toString()
  const mediaType = files.length > 0 ? undefined : textBody(operation)?.mediaType
  return {
    method: operation.method,
    path: query === '' ? path : `${path}?${query}`,
    headers: {
      ...Object.fromEntries(placed('header')),
      ...(mediaType !== undefined && { 'Content-Type': mediaType }),
    },
    ...(mediaType !== undefined && { body }),
    ...(files.length > 0 && { files }),
  }
}

function exampleOf(schema: Schema, schemas: Schemas, depth = 0): unknown {
  const known = resolved(schema, schemas)
  if (known.default !== undefined) return known.default
  if (known.const !== undefined) return known.const
  if (known.examples) return known.examples[0]
  if (known.enum) return known.enum[0]
  const choice = known.anyOf?.[0] ?? known.oneOf?.[0]
  if (choice && depth < deepest) return exampleOf(choice, schemas, depth + 1)
  if (known.properties && depth < deepest) {
    const shown = Object.entries(known.properties).filter(
      ([name, each]) => known.required?.includes(name) || each.examples,
    )
    return Object.fromEntries(
      shown.map(([name, each]) => [name, exampleOf(each, schemas, depth + 1)]),
    )
  }
  if (known.items && depth < deepest) return [exampleOf(known.items, schemas, depth + 1)]
  return plain[String([known.type].flat()[0])] ?? null
}

const deepest = 6
const plain: Readonly<Record<string, unknown>> = {
  string: '',
  number: 0,
  integer: 0,
  boolean: false,
  array: [],
  object: {},
}
