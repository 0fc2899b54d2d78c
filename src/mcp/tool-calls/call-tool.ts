import { type CallToolResult, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import { ServiceError } from '../../base/errors/service-error.ts'
import { asServiceError, isOurFailure } from '../../operations/answer/describe-problem.ts'
import { parseInput } from '../../operations/input/parse-input.ts'
import { clientOf } from '../client-info.ts'
import type { McpCall } from '../mcp-call.ts'
import { declaresTasks, taskOf } from './tasks.ts'
import { failedResult, toolResult } from './tool-result.ts'
import type { OfferedTool } from './tools-for.ts'

type Params = { readonly name: string; readonly arguments?: Record<string, unknown> | undefined }

/** Calls a tool. Failures are returned to the model as text; only an unknown tool is a protocol error. */
export async function callTool(
  tools: readonly OfferedTool[],
  params: Params,
  call: McpCall,
): Promise<CallToolResult> {
  const tool = tools.find(({ mcp }) => mcp.name === params.name)
  if (!tool) {
    const known = tools.map(({ mcp }) => mcp.name).join(', ')
    const message = `There is no tool ${JSON.stringify(params.name.slice(0, 64))} for this key. There are: ${known}.`
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, message)
  }
  const { requestId } = call
  const told = { requestId, tool: params.name, client: clientOf(call) }
  try {
    const args = withOwnNames(params.arguments ?? {}, tool)
    const { result, tokens } = await resultOf(tool, args, call)
    call.called({ ...told, outcome: 'ok', tokens })
    return result
  } catch (error) {
    if (error instanceof ProtocolError) throw error
    call.called({ ...told, outcome: asServiceError(error).code })
    if (isOurFailure(error)) call.failed({ requestId, error })
    return failedResult(inOwnNames(error, tool), requestId)
  }
}

async function resultOf(tool: OfferedTool, args: Record<string, unknown>, call: McpCall) {
  const schema = tool.mcp.input ?? tool.operation.input
  const input = parseInput(schema, args) as never // as the table pairs them
  if (tool.begin && declaresTasks(call))
    return { result: taskOf(await tool.begin(input, call)), tokens: 0 }
  const answer = await tool.run(input, call)
  return { result: toolResult(answer), tokens: answer.usage?.tokens_consumed ?? 0 }
}

/**
 * Argument names that models use by mistake, with the arguments they mean; used if the tool has no argument of that
 * name.
 */
const otherNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['query', ['question', 'topic']],
  ['question', ['query', 'topic']],
  ['prompt', ['question', 'query', 'topic']],
  ['id', ['research_id', 'doc_id', 'graph_id']],
  ['document_id', ['doc_id', 'id', 'target_doc_id']],
  ['doc_id', ['id', 'target_doc_id']],
  ['graph_id', ['target_graph_id']],
  ['reasoning_engine', ['engine']],
  ['cursor', ['starting_after']],
  ['content', ['text']],
])

/** An error in terms of the tool: what an operation calls `doc_id` is the argument `id` of `fetch`. */
function inOwnNames(error: unknown, tool: OfferedTool): unknown {
  if (!(error instanceof ServiceError)) return error
  const { param } = error.facts
  const own = param === undefined ? undefined : meantBy(param, tool)
  if (own === undefined) return error
  const message = error.message.replace(`parameter: ${param}`, `parameter: ${own}`)
  return new ServiceError(error.code, message, { ...error.facts, param: own })
}

/** Whether a model means by the value that it leaves the argument out. */
function isAbsent(name: string, value: unknown): boolean {
  return value === null || (value === '' && /(?:^id|_id|_key|_after|^cursor)$/.test(name))
}

function withOwnNames(args: Record<string, unknown>, tool: OfferedTool): Record<string, unknown> {
  const given = Object.entries(args).filter(([name, value]) => !isAbsent(name, value))
  return Object.fromEntries(
    given.map(([name, value]) => [meantBy(name, tool, (other) => !(other in args)) ?? name, value]),
  )
}

/** The argument of a tool that is meant by a name that it does not have. */
function meantBy(
  name: string,
  { listed }: OfferedTool,
  mayBe: (argument: string) => boolean = () => true,
): string | undefined {
  const own = listed.inputSchema.properties ?? {}
  if (Object.hasOwn(own, name)) return undefined
  return otherNames.get(name)?.find((other) => Object.hasOwn(own, other) && mayBe(other))
}
