import type { ServiceLimits } from '../../contract/limits.ts'
import { type BodyKind, type Operation, takesKey } from '../../contract/operation.ts'
import type { JsonSchema, SchemaCollection } from './openapi-schemas.ts'

/** The parameters and the body of an operation. */
export function describeRequest(
  described: Operation,
  schemas: SchemaCollection,
  limits: ServiceLimits,
): object {
  const input = schemas.describe(described.input, 'input')
  const inPath = new Set(Array.from(described.path.matchAll(/\{(\w+)\}/g), ([, name]) => name))
  const outside = Object.entries(input.properties ?? {}).filter(([name]) => !inPath.has(name))
  const bodyless = described.method !== 'post' || described.line !== undefined
  const parameters = [
    ...[...inPath].map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(bodyless ? outside.map(([name, schema]) => queryParameter(name, schema, input)) : []),
    ...(takesKey(described) ? [idempotencyKey] : []),
    ...((described.background ?? described.mayPrefer) ? [prefer] : []),
    ...(described.answer === 'events' ? [lastEventId] : []),
  ]
  const fields = described.line ? undefined : withoutPath(input, outside)
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(described.method === 'post' && {
      requestBody: describeBody(described, fields, schemas, limits),
    }),
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Calls with the same key are one call: the first answer is repeated for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
}

const prefer = {
  name: 'Prefer',
  in: 'header',
  description:
    'With `respond-async` the answer does not wait for work that takes long: it is 202, and the work goes on in the background.',
  schema: { type: 'string', examples: ['respond-async'] },
}

const lastEventId = {
  name: 'Last-Event-ID',
  in: 'header',
  description:
    'The number of the last event that was received, as browsers send it: the events after it follow.',
  schema: { type: 'string', pattern: '^\\d{1,9}$' },
}

function queryParameter(name: string, schema: JsonSchema, input: JsonSchema): object {
  const { description, ...rest } = schema
  const required = input.required?.includes(name) ?? false
  return { name, in: 'query', required, ...(description && { description }), schema: rest }
}

function withoutPath(input: JsonSchema, outside: readonly [string, JsonSchema][]): JsonSchema {
  const properties = Object.fromEntries(outside)
  const required = input.required?.filter((name) => name in properties) ?? []
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

function describeBody(
  described: Operation,
  fields: JsonSchema | undefined,
  schemas: SchemaCollection,
  limits: ServiceLimits,
): object {
  const kinds = described.bodies ?? ['json']
  const upload = described.bodyLimit === 'upload'
  const bytesMax = upload ? limits.uploadBytesMax : limits.bodyBytesMax
  const each = described.line ? ' for each line or file' : ''
  return {
    required: true,
    description: `At most ${bytesMax} bytes${each}, counted after decompression (gzip, deflate, br).`,
    content: Object.assign(
      {},
      ...kinds.map((kind) => describeKind(kind, described, fields, schemas)),
    ),
  }
}

function describeKind(
  kind: BodyKind,
  described: Operation,
  fields: JsonSchema | undefined,
  schemas: SchemaCollection,
): object {
  switch (kind) {
    case 'json':
      return { 'application/json': { schema: fields && withoutFiles(fields) } }
    case 'multipart':
      return { 'multipart/form-data': { schema: fields ?? manyFiles } }
    case 'ndjson':
      return {
        'application/x-ndjson': {
          schema: described.line && schemas.describe(described.line, 'input'),
        },
      }
  }
}

const manyFiles = {
  type: 'object',
  properties: {
    file: {
      type: 'array',
      items: { type: 'string', contentMediaType: 'application/octet-stream' },
    },
  },
}

/** The fields that can be sent as JSON, which are all but files. */
function withoutFiles(fields: JsonSchema): JsonSchema {
  const textual = Object.entries(fields.properties ?? {}).filter(
    ([, { contentMediaType }]) => contentMediaType === undefined,
  )
  return { ...fields, properties: Object.fromEntries(textual) }
}
