import { type CallToolResult, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
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
    return failedResult(error, requestId)
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

/** Whether a model means by the value that it leaves the argument out. */
function isAbsent(name: string, value: unknown): boolean {
  return value === null || (value === '' && /(?:^id|_id|_key|_after|^cursor)$/.test(name))
}

function withOwnNames(args: Record<string, unknown>, tool: OfferedTool): Record<string, unknown> {
  const own = tool.listed.inputSchema.properties ?? {}
  const given = Object.entries(args).filter(([name, value]) => !isAbsent(name, value))
  return Object.fromEntries(
    given.map(([name, value]) => {
      const meant = Object.hasOwn(own, name)
        ? undefined
        : otherNames.get(name)?.find((other) => Object.hasOwn(own, other) && !(other in args))
      return [meant ?? name, value]
    }),
  )
}
