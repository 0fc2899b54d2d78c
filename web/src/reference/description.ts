import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { refusalOf } from '../../../src/client/refused.ts'
import { service } from '../service.ts'

/** The parts of JSON Schema that the page uses. */
export type Schema = {
  $ref?: string | undefined
  type?: string | string[] | undefined
  description?: string | undefined
  enum?: unknown[] | undefined
  const?: unknown
  default?: unknown
  examples?: unknown[] | undefined
  required?: string[] | undefined
  properties?: Record<string, Schema> | undefined
  items?: Schema | undefined
  anyOf?: Schema[] | undefined
  oneOf?: Schema[] | undefined
}
export type Schemas = Readonly<Record<string, Schema>>

const Schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    default: z.unknown().optional(),
    examples: z.array(z.unknown()).optional(),
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), Schema).optional(),
    items: Schema.optional(),
    anyOf: z.array(Schema).optional(),
    oneOf: z.array(Schema).optional(),
  }),
)
const Content = z.record(z.string(), z.object({ schema: Schema.optional() }))
const Described = z.object({
  operationId: z.string(),
  summary: z.string(),
  'x-scope': z.string().optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean().default(false),
        description: z.string().optional(),
        schema: Schema,
      }),
    )
    .default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: Content })),
})
const Description = z.object({
  paths: z.record(z.string(), z.record(z.string(), Described)),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
})

/** An operation as the OpenAPI document describes it. */
export type Described = z.infer<typeof Described> & {
  /** `GET` */
  readonly method: string
  readonly path: string
}

/** The operations of the service and the schemas they refer to, from its OpenAPI document. */
export const descriptionQuery = queryOptions({
  queryKey: ['description'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => {
    const response = await service.request('/openapi.json', { signal })
    if (!response.ok) throw await refusalOf(response)
    const { paths, components } = Description.parse(await response.json())
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, each]): Described => ({ ...each, method: method.toUpperCase(), path }),
      ),
    )
    return { operations, schemas: components.schemas }
  },
})
