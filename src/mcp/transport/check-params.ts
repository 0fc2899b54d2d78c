import {
  type JSONRPCErrorResponse,
  PROTOCOL_VERSION_META_KEY,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import { ServiceError } from '../../base/errors/service-error.ts'
import { parseInput } from '../../operations/input/parse-input.ts'

const Request = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.unknown().optional(),
})
const page = z.looseObject({ cursor: z.string().optional() })
const task = z.looseObject({ taskId: z.string() })

const Reference = z
  .looseObject({
    type: z.enum(['ref/prompt', 'ref/resource']),
    name: z.string().optional(),
    uri: z.string().optional(),
  })
  .refine(({ type, name }) => type !== 'ref/prompt' || name !== undefined, {
    path: ['name'],
    message: 'It must name the prompt',
  })
  .refine(({ type, uri }) => type !== 'ref/resource' || uri !== undefined, {
    path: ['uri'],
    message: 'It must be the address of the resource',
  })

/** The parameters of the served methods, as far as clients get them wrong; the library validates the rest. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  initialize: z.looseObject({
    protocolVersion: z.string(),
    capabilities: z.looseObject({}),
    clientInfo: z.looseObject({ name: z.string(), version: z.string() }),
  }),
  'tools/list': page,
  'tools/call': z.looseObject({
    name: z.string(),
    arguments: z.record(z.string(), z.unknown()).optional(),
  }),
  'resources/list': page,
  'resources/templates/list': page,
  'resources/read': z.looseObject({ uri: z.string() }),
  'prompts/list': page,
  'prompts/get': z.looseObject({
    name: z.string(),
    arguments: z.record(z.string(), z.string()).optional(),
  }),
  'completion/complete': z.looseObject({
    ref: Reference,
    argument: z.looseObject({ name: z.string(), value: z.string() }),
  }),
  'tasks/get': task,
  'tasks/cancel': task,
  'tasks/update': task,
}

/**
 * The error response to a request with wrong parameters, naming the parameter; `undefined` if they are right or the
 * library must judge. The library would respond with an internal error in the words of its schemas.
 */
export function refuseParams(message: unknown): JSONRPCErrorResponse | undefined {
  const request = Request.safeParse(message)
  if (!request.success) return undefined
  const { id, method, params = {} } = request.data
  const schema = Object.hasOwn(schemas, method) ? schemas[method] : undefined
  if (!schema || (method === 'initialize' && isStateless(params))) return undefined
  try {
    parseInput(schema, params)
    return undefined
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const message = error.facts.param === 'body' ? 'The params must be an object.' : error.message
    return { jsonrpc: '2.0', id, error: { code: ProtocolErrorCode.InvalidParams, message } }
  }
}

/**
 * Whether a request states its protocol version itself. Such requests need no `initialize`, which the library then
 * reports as an unknown method.
 */
function isStateless(params: unknown): boolean {
  const said = z.looseObject({ _meta: z.looseObject({}) }).safeParse(params)
  return said.success && PROTOCOL_VERSION_META_KEY in said.data._meta
}
