import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

/** The part of JSON Schema that the OpenAPI document needs. */
export type JsonSchema = {
  readonly additionalProperties?: boolean
  readonly type?: string
  readonly description?: string
  readonly contentMediaType?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
}

/** Converts zod schemas to JSON Schema. Schemas with an `id` are collected, and others refer to them. */
export class SchemaCollection {
  readonly #collected = new Map<string, object>()

  /** The schema itself, or a reference if it has an id. */
  describe(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const { $defs, $schema, ...plain } = toComponents(schema, io)
    for (const [name, definition] of Object.entries($defs ?? {})) this.#collect(name, definition)
    return plain
  }

  all(): Record<string, object> {
    return Object.fromEntries([...this.#collected].sort(([a], [b]) => a.localeCompare(b)))
  }

  #collect(id: string, definition: object): void {
    const known = this.#collected.get(id)
    if (known && !isDeepStrictEqual(known, definition)) {
      throw new Error(`The schema "${id}" is not the same wherever it is used`)
    }
    this.#collected.set(id, definition)
  }
}

type Converted = JsonSchema & {
  readonly $schema?: string
  readonly $defs?: Readonly<Record<string, object>>
}

function toComponents(schema: z.ZodType, io: 'input' | 'output'): Converted {
  const converted = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Later versions may add fields to an answer, so clients must not reject unknown ones.
      if (io === 'output') delete jsonSchema.additionalProperties
      delete jsonSchema.id
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    },
  })
  return JSON.parse(
    JSON.stringify(converted).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as Converted // the JSON Schema that zod wrote, with other references
}
