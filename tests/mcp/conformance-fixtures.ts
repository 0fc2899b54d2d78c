import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  completable,
  createRequestStateCodec,
  fromJsonSchema,
  type InputRequest,
  inputRequired,
  inputResponse,
  McpServer,
  ResourceTemplate,
  type Server,
  type ServerContext,
  type ServerNotifier,
} from '@modelcontextprotocol/server'
import { z } from 'zod'

/** A picture and a sound of nothing. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const wav = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA='

const states = createRequestStateCodec<{ round: number }>({
  key: 'only for tests: a key of 32 chars or more',
})

/**
 * The tools, resources and prompts that the conformance scenarios call by name, in front of those of the service: what
 * they do not know is passed on to it.
 */
export function withFixtures(service: McpServer, notify: ServerNotifier): McpServer {
  const fixtures = new McpServer(
    { name: 'skein', version: '0.0.0' },
    {
      capabilities: {
        tools: { listChanged: true },
        resources: { listChanged: true, subscribe: true },
        prompts: { listChanged: true },
        completions: {},
        logging: {},
      },
      requestState: { verify: states.verify },
      cacheHints: { 'tools/list': { ttlMs: 1_000 }, 'prompts/list': { ttlMs: 1_000 } },
    },
  )
  addPlainTools(fixtures)
  addAskingTools(fixtures)
  addTriggers(fixtures, notify)
  addResources(fixtures)
  addPrompts(fixtures)
  for (const method of ['resources/subscribe', 'resources/unsubscribe'] as const) {
    fixtures.server.setRequestHandler(method, () => ({}))
  }
  passOn(fixtures.server, service.server)
  return fixtures
}

const described = { description: 'A fixture of the conformance tests' }
const said = (text: string) => ({ content: [{ type: 'text' as const, text }] })
const picture = { type: 'image' as const, data: png, mimeType: 'image/png' }
const embedded = (uri: string) => ({
  type: 'resource' as const,
  resource: { uri, mimeType: 'text/plain', text: 'An embedded resource.' },
})

function addPlainTools(mcp: McpServer): void {
  const plain = (name: string, content: object) =>
    // Each of these is one of the kinds of content that the protocol has.
    mcp.registerTool(name, described, () => content as ReturnType<typeof said>)
  plain('test_simple_text', said('This is a simple text response for testing.'))
  plain('test_image_content', { content: [picture] })
  plain('test_audio_content', { content: [{ type: 'audio', data: wav, mimeType: 'audio/wav' }] })
  plain('test_embedded_resource', { content: [embedded('test://embedded-resource')] })
  plain('test_multiple_content_types', {
    content: [{ type: 'text', text: 'Mixed' }, picture, embedded('test://mixed-content-resource')],
  })
  plain('test_error_handling', { isError: true, ...said('This tool always fails.') })
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object' as const,
    $defs: {
      address: {
        $anchor: 'addressDef',
        type: 'object',
        properties: { street: { type: 'string' }, city: { type: 'string' } },
      },
    },
    properties: {
      name: { type: 'string' },
      address: { $ref: '#/$defs/address' },
      contactMethod: { type: 'string', enum: ['phone', 'email'] },
      phone: { type: 'string' },
      email: { type: 'string' },
    },
    allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
    if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
    // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema
    then: { required: ['phone'] },
    else: { required: ['email'] },
    additionalProperties: false,
  }
  mcp.registerTool(
    'json_schema_2020_12_tool',
    { description: 'Fixture with every keyword', inputSchema: fromJsonSchema<object>(schema) },
    () => said('ok'),
  )
  // A constant, as the library's types do not know the keyword that the library reads.
  const headerProperty = { type: 'string', 'x-mcp-header': 'Region' } as const
  mcp.registerTool(
    'test_header_tool',
    {
      description: 'Fixture with an argument that is a header too',
      inputSchema: fromJsonSchema<object>({
        type: 'object',
        properties: { region: headerProperty },
        required: ['region'],
      }),
    },
    () => said('ok'),
  )
  mcp.registerTool('test_tool_with_progress', described, async (context: ServerContext) => {
    const { _meta, notify } = context.mcpReq
    for (const progress of [0, 50, 100]) {
      const params = { progressToken: _meta?.progressToken ?? 0, progress, total: 100 }
      await notify({ method: 'notifications/progress', params })
    }
    return said('done')
  })
  for (const name of ['test_tool_with_logging', 'test_logging_tool']) {
    mcp.registerTool(name, described, async (context: ServerContext) => {
      for (const line of ['begun', 'going on', 'done']) await context.mcpReq.log('info', line)
      return said('done')
    })
  }
}

const askName = inputRequired.elicit({
  message: 'What is your name?',
  requestedSchema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
})
const askSample = inputRequired.createMessage({
  messages: [{ role: 'user', content: { type: 'text', text: 'What is the capital of France?' } }],
  maxTokens: 100,
})

/** Tools that need something of the client first. */
function addAskingTools(mcp: McpServer): void {
  type Requests = Record<string, InputRequest>
  const asks = (name: string, requests: (context: ServerContext) => Requests, hasState = false) =>
    mcp.registerTool(name, described, async (context: ServerContext) => {
      const { inputResponses } = context.mcpReq
      const inputRequests = requests(context)
      const answered = Object.keys(inputRequests).some((key) => isAnswered(inputResponses, key))
      if (answered) return said('state-ok')
      const requestState = hasState ? await states.mint({ round: 1 }, context) : undefined
      return inputRequired({ inputRequests, ...(requestState && { requestState }) })
    })
  asks('test_input_required_result_elicitation', () => ({ user_name: askName }))
  asks('test_input_required_result_sampling', () => ({ capital: askSample }))
  asks('test_input_required_result_list_roots', () => ({ roots: inputRequired.listRoots() }))
  asks('test_input_required_result_request_state', () => ({ confirm: askName }), true)
  asks('test_input_required_result_tampered_state', () => ({ confirm: askName }), true)
  asks('test_missing_capability', () => ({ capital: askSample }))
  asks('test_streaming_elicitation', () => ({ user_name: askName }))
  asks(
    'test_input_required_result_multiple_inputs',
    () => ({ user_name: askName, greeting: askSample, client_roots: inputRequired.listRoots() }),
    true,
  )
  asks('test_input_required_result_capabilities', ({ mcpReq }) => {
    const envelope: Readonly<Record<string, unknown>> = mcpReq.envelope ?? {}
    const declared = envelope[CLIENT_CAPABILITIES_META_KEY] ?? {}
    return {
      ...('sampling' in (declared as object) && { capital: askSample }),
      ...('elicitation' in (declared as object) && { user_name: askName }),
    }
  })
  mcp.registerTool(
    'test_input_required_result_multi_round',
    described,
    async (context: ServerContext) => {
      const round = context.mcpReq.requestState<{ round: number }>()?.round ?? 0
      if (round === 2) return said('Both rounds are done.')
      return inputRequired({
        inputRequests: { [`step${round + 1}`]: askName },
        requestState: await states.mint({ round: round + 1 }, context),
      })
    },
  )
}

function isAnswered(responses: Record<string, unknown> | undefined, key: string): boolean {
  const { kind } = inputResponse(responses, key)
  if (kind === 'sampling' || kind === 'roots') return true
  const content = acceptedContent<Record<string, unknown>>(responses, key)
  if (content === undefined) return false
  return key !== 'user_name' || typeof content.name === 'string'
}

function addTriggers(mcp: McpServer, notify: ServerNotifier): void {
  mcp.registerTool('test_trigger_tool_change', described, () => {
    notify.toolsChanged()
    return said('changed')
  })
  mcp.registerTool('test_trigger_prompt_change', described, () => {
    notify.promptsChanged()
    return said('changed')
  })
}

function addResources(mcp: McpServer): void {
  const text = (uri: string) =>
    mcp.registerResource(uri.slice('test://'.length), uri, { mimeType: 'text/plain' }, () => ({
      contents: [{ uri, mimeType: 'text/plain', text: 'The text of a fixture.' }],
    }))
  text('test://static-text')
  text('test://watched-resource')
  text('test://embedded-resource')
  mcp.registerResource('static-binary', 'test://static-binary', { mimeType: 'image/png' }, () => ({
    contents: [{ uri: 'test://static-binary', mimeType: 'image/png', blob: png }],
  }))
  mcp.registerResource(
    'template',
    new ResourceTemplate('test://template/{id}/data', { list: undefined }),
    { mimeType: 'application/json' },
    (uri, { id }) => ({
      contents: [{ uri: uri.href, mimeType: 'application/json', text: JSON.stringify({ id }) }],
    }),
  )
}

function addPrompts(mcp: McpServer): void {
  const message = (content: object) => ({
    // Each of these is one of the kinds of content that the protocol has.
    messages: [{ role: 'user' as const, content: content as { type: 'text'; text: string } }],
  })
  const words = (text: string) => message({ type: 'text', text })
  const arg1 = completable(z.string(), (value) =>
    ['testA', 'testB'].filter((v) => v.startsWith(value)),
  )
  mcp.registerPrompt('test_simple_prompt', described, () => words('A simple prompt.'))
  mcp.registerPrompt(
    'test_prompt_with_arguments',
    { ...described, argsSchema: z.object({ arg1, arg2: z.string() }) },
    ({ arg1: one, arg2: two }) => words(`arg1='${one}', arg2='${two}'`),
  )
  mcp.registerPrompt(
    'test_prompt_with_embedded_resource',
    { ...described, argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri }) => message(embedded(resourceUri)),
  )
  mcp.registerPrompt('test_prompt_with_image', described, () => message(picture))
  mcp.registerPrompt('test_input_required_result_prompt', described, (context: ServerContext) =>
    isAnswered(context.mcpReq.inputResponses, 'user_context')
      ? words('Thank you.')
      : inputRequired({ inputRequests: { user_context: askName } }),
  )
}

type Handler = (request: unknown, context: unknown) => Promise<Record<string, unknown>>

/** What the fixtures do not know is asked of the service, and lists are those of both. */
function passOn(fixtures: Server, service: Server): void {
  const own = handlersOf(fixtures)
  const lists = {
    'tools/list': 'tools',
    'prompts/list': 'prompts',
    'resources/list': 'resources',
    'resources/templates/list': 'resourceTemplates',
  }
  for (const [method, theirs] of handlersOf(service)) {
    const mine = own.get(method)
    if (!mine) continue
    const list = lists[method as keyof typeof lists]
    if (list) {
      own.set(method, async (request, context) => {
        const [first, second] = [await mine(request, context), await theirs(request, context)]
        return { ...first, [list]: [...(first[list] as []), ...(second[list] as [])] }
      })
    }
  }
}

/** The handlers that a server has been given; the library keeps them to itself. */
function handlersOf(server: Server): Map<string, Handler> {
  return Reflect.get(server, '_requestHandlers')
}
