import type { Caller } from '../access/caller.ts'
import { methodNotAllowed } from '../base/errors/method-not-allowed.ts'
import { ServiceError } from '../base/errors/service-error.ts'
import { ChatCompletionRequest, chatModels } from '../contract/chat/chat-completion.ts'
import { listModels } from '../contract/models.ts'
import { type Admission, admitCall } from '../operations/admit-call.ts'
import type { Idempotency } from '../operations/call.ts'
import { parseInput } from '../operations/input/parse-input.ts'
import type { Answer } from '../operations/run-call.ts'
import { chunksOf, completionOf } from './chat-completion.ts'
import { interactionInput, noSuchModel, refuseNearMisses } from './interaction-input.ts'

/** A call below `/v1/`, before its body is read. */
export type OpenAiCall = {
  readonly method: string
  /** The path after `/v1/`. */
  readonly path: string
  readonly caller: Caller
  readonly requestId: string
  /** The public URL of the service, for links to documents. */
  readonly baseUrl: URL
  readonly signal: AbortSignal
  /** Reads the JSON body and the idempotency key, after the call has been admitted. */
  body(): Promise<{ readonly fields: object; readonly idempotency?: Idempotency }>
}

/** An answer as one JSON value, or as chunks of a stream. */
export type OpenAiAnswer = { readonly replayed?: boolean } & (
  | { readonly body: object }
  /** The data of server-sent events. */
  | { readonly chunks: AsyncIterable<object> }
)

/** The creation time that model lists require: when this API was added. */
const createdAtSeconds = 1_763_769_600

/**
 * Handles the OpenAI-compatible API, which most programs can use: the models, and chat with the same admission, prices
 * and streaming as any other call.
 */
export async function answerOpenAi(call: OpenAiCall, admission: Admission): Promise<OpenAiAnswer> {
  const { method, path } = call
  const isRead = method === 'GET' || method === 'HEAD'
  if (method === 'POST' && path === 'chat/completions') return completeChat(call, admission)
  if (isRead && path === 'models') {
    const offered = await offeredModels(call, admission)
    return { body: { object: 'list', data: offered.map(modelOf) } }
  }
  if (isRead && path.startsWith('models/')) {
    const offered = await offeredModels(call, admission)
    // Clients write the colon of a name plain or encoded. The path is not decoded, as it may be malformed.
    const name = offered.find((id) =>
      [id, encodeURIComponent(id)].some((one) => path === `models/${one}`),
    )
    if (name === undefined) throw noSuchModel(path.slice('models/'.length), offered)
    return { body: modelOf(name) }
  }
  if (path === 'chat/completions') throw methodNotAllowed('POST')
  if (path === 'models' || path.startsWith('models/')) throw methodNotAllowed('GET')
  throw new ServiceError(
    'not_found',
    'There is nothing at this path. This dialect has POST /v1/chat/completions and GET /v1/models.',
  )
}

/** The names of the models, each with the engines that can answer here. */
async function offeredModels(
  { caller, requestId, signal }: OpenAiCall,
  admission: Admission,
): Promise<readonly string[]> {
  const admitted = await admitCall('listModels', caller, admission)
  const answer = await admitted.run({}, { requestId, signal })
  if (answer.form !== 'json') throw new Error('The models are told as JSON')
  const { reasoning_engines: engines } = listModels.output.parse(answer.body)
  return [...chatModels]
    .filter(([, { reasoning_engine: engine }]) => engine === undefined || engines.includes(engine))
    .map(([name]) => name)
}

async function completeChat(call: OpenAiCall, admission: Admission): Promise<OpenAiAnswer> {
  const admitted = await admitCall('interact', call.caller, admission)
  const { fields, idempotency } = await call.body()
  refuseNearMisses(fields)
  const asked = parseInput(ChatCompletionRequest, fields)
  const named = chatModels.get(asked.model)
  if (!named) throw noSuchModel(asked.model, await offeredModels(call, admission))
  const { requestId, signal } = call
  const around = { requestId, signal, ...(idempotency && { idempotency }) }
  const answer: Answer = await admitted.run(interactionInput(asked, named), around)
  const { model, stream_options } = asked
  const about = { model, baseUrl: call.baseUrl, asked }
  if (answer.form === 'json') {
    return { body: completionOf(answer.body, about), replayed: answer.replayed }
  }
  if (answer.form !== 'events') throw new Error('A chat answers with JSON or with events')
  const withUsage = stream_options?.include_usage === true
  return { chunks: chunksOf(answer.events, about, withUsage), replayed: answer.replayed }
}

function modelOf(id: string): object {
  return { id, object: 'model', created: createdAtSeconds, owned_by: 'skein' }
}
