import type { JSONObject, Tool as ListedTool } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { RunnableTool } from '../tools/tools.ts'

type JsonSchema = {
  readonly type?: string | readonly string[]
  readonly $ref?: string
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly $defs?: Readonly<Record<string, JsonSchema>>
}

/**
 * A tool as `tools/list` describes it, derived from the contract: plain schemas without references, and without details
 * that would only cost a model tokens.
 */
export function listTool({ operation, mcp }: RunnableTool): ListedTool {
  const { name, title, description, hints } = mcp
  return {
    name,
    title,
    description,
    inputSchema: inputOf(mcp.input ?? operation.input),
    outputSchema: outputOf(mcp.output ?? operation.output),
    annotations: {
      readOnlyHint: hints.readOnly,
      destructiveHint: hints.destructive,
      idempotentHint: hints.idempotent,
      openWorldHint: hints.openWorld,
    },
  }
}

function inputOf(schema: z.ZodObject): ListedTool['inputSchema'] {
  const { properties = {}, $defs } = convert(schema)
  const required = Object.keys(schema.shape).filter(
    (name) => !z.safeParse(schema.shape[name], undefined).success,
  )
  return {
    type: 'object',
    properties: mapped(properties, (property) => argument(property, $defs)),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

/** The output schema; every result also has its `usage`. */
function outputOf(schema: z.ZodType): NonNullable<ListedTool['outputSchema']> {
  const { $defs, ...root } = convert(schema)
  const { properties = {} } = root.$ref ? referred(root, $defs) : root
  const fields = mapped(properties, (property) => typeOf(property, $defs))
  return { type: 'object', properties: { ...fields, usage: { type: 'object' } } }
}

/**
 * The JSON Schema of a schema's output, in which numbers read from digits and fields with a default keep their type.
 */
function convert(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema // as zod writes it
}

/** The full schema of an argument; arguments are strings, numbers and enumerations. */
function argument(schema: JsonSchema, definitions: JsonSchema['$defs']): JSONObject {
  const {
    $ref: _ref,
    id: _id,
    ...known
    // What zod writes is JSON, although its own type allows more.
  } = { ...referred(schema, definitions), ...schema } as {
    readonly $ref?: string
    readonly id?: string
  } & JSONObject
  // Drops zod's bounds for integers, which are no real limits, and patterns, which a model cannot use.
  return Object.fromEntries(
    Object.entries(known).filter(
      ([keyword, value]) =>
        keyword !== 'pattern' && Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER,
    ),
  )
}

/** Only the type: a model needs to know no more of an answer before it gets it. */
function typeOf(schema: JsonSchema, definitions: JsonSchema['$defs']): JSONObject {
  const found = schema.$ref ? referred(schema, definitions) : schema
  const [one = found] = (found.anyOf ?? []).filter(({ type }) => type !== 'null')
  const [type = 'object'] = [one.type ?? []].flat().filter((name) => name !== 'null')
  return one.items ? { type, items: typeOf(one.items, definitions) } : { type }
}

function referred({ $ref }: JsonSchema, definitions: JsonSchema['$defs']): JsonSchema {
  return ($ref && definitions?.[$ref.replace('#/$defs/', '')]) || {}
}

function mapped<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}
