import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Document } from '../../src/contract/documents/documents.ts'
import { getUsage } from '../../src/contract/usage.ts'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'

const Annotation = z.object({
  url_citation: z.object({ start_index: z.int(), end_index: z.int(), url: z.string() }),
})
const Said = z.object({
  content: z.string().optional(),
  annotations: z.array(Annotation).optional(),
})
const Completion = z.looseObject({
  object: z.string(),
  choices: z.array(z.object({ message: Said, finish_reason: z.string() })).min(1),
  usage: z.record(z.string(), z.number()),
  skein: z.object({
    citations: z.array(z.looseObject({ doc_id: z.string() })),
    usage: z.looseObject({ tokens_consumed: z.number() }),
  }),
})
const Failure = z.object({ error: z.looseObject({ code: z.string() }) })
const Chunk = z.looseObject({
  choices: z.array(z.object({ delta: Said, finish_reason: z.string().nullable() })),
})

const yard = 'The Halvorsen yard was founded in 1874 by Mats Halvorsen. It closed in 1977.'
const question = { role: 'user', content: 'Who founded the Halvorsen yard?' }

describe("OpenAI's dialect", () => {
  let service: ComposedService
  let ada: TestCaller
  let docId: string

  beforeAll(async () => {
    service = await composeService('sqlite', {
      BASE_URL: 'http://skein.test/under/it',
      SEARXNG_URL: 'http://127.0.0.1:9',
    })
    ada = await service.account()
    const added = await ada.request('/under/it/documents', posted({ title: 'Yard', text: yard }))
    docId = Document.parse(await added.json()).doc_id
  })
  afterAll(() => service[Symbol.asyncDispose]())

  const posted = (body: object, headers: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const chat = (body: object, headers?: Record<string, string>, caller = ada) =>
    caller.request('/under/it/v1/chat/completions', posted(body, headers))

  test('models are listed, each with every engine', async () => {
    const response = await ada.request('/under/it/v1/models')
    const listed = z.object({ data: z.array(z.looseObject({ id: z.string() })) })
    const one = await (await ada.request('/under/it/v1/models/ponder:web')).json()

    const ids = listed.parse(await response.json()).data.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['snap', 'ponder', 'snap:graph', 'ponder:web']))
    expect(one).toMatchObject({ id: 'ponder:web', object: 'model', owned_by: 'skein' })
  })

  test.each([
    ['models', 200],
    ['models/snap', 200],
    ['models/none', 404],
    ['chat/completions', 405],
  ])('HEAD %s is answered with status %i and without a body', async (path, status) => {
    const response = await ada.request(`/under/it/v1/${path}`, { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([status, ''])
  })

  test.each([
    ['ponder%3Aweb', 200],
    ['%E0', 404],
    ['none', 404],
  ])('the model %s is answered with status %i', async (name, status) => {
    expect((await ada.request(`/under/it/v1/models/${name}`)).status).toBe(status)
  })

  test('a model that is not there is refused with the names of those that are', async () => {
    expect(await (await ada.request('/under/it/v1/models/none')).json()).toMatchObject({
      error: { message: expect.stringMatching(/^There is no model "none". There are: snap, /) },
    })
  })

  test('a chat is answered with its marks, what they cite and what it cost', async () => {
    const response = await chat({
      model: 'snap:graph',
      messages: [
        { role: 'system', content: 'Answer like a pirate.' },
        { role: 'user', content: [{ type: 'text', text: question.content }] },
      ],
      temperature: 0.3,
      target_doc_id: docId,
    })
    const answer = Completion.parse(await response.json())

    const [choice] = answer.choices
    const { message, finish_reason } = choice ?? {}
    const content = message?.content ?? ''
    expect([response.status, answer.object, finish_reason]).toEqual([
      200,
      'chat.completion',
      'stop',
    ])
    expect(content).toContain('Mats Halvorsen')
    const cited = message?.annotations?.[0]?.url_citation
    expect(content.slice(cited?.start_index, cited?.end_index)).toBe('[1]')
    const [source] = answer.skein.citations
    expect(source).toMatchObject({ doc_id: docId })
    const passage = `start=${source?.start}&end=${source?.end}`
    expect(cited?.url).toBe(`http://skein.test/under/it/app/documents/${docId}?${passage}`)
    expect(answer.usage.tokens_consumed).toBe(answer.skein.usage.tokens_consumed)
    expect(answer.usage.total_tokens).toBeGreaterThan(Number(answer.usage.prompt_tokens))
  })

  test('a bracket of code is no citation', async () => {
    const text = 'Before a crossing, the value `crew[1]` holds the mate.'
    const added = await ada.request('/under/it/documents', posted({ title: 'Crew', text }))
    const messages = [{ role: 'user', content: 'What does crew hold before a crossing?' }]
    const target_doc_id = Document.parse(await added.json()).doc_id
    const response = await chat({ model: 'snap', messages, target_doc_id })
    const { message } = Completion.parse(await response.json()).choices[0] ?? {}
    expect(message?.content).toContain('`crew[1]`')
    const places = message?.annotations?.map(({ url_citation }) => url_citation.start_index)
    expect(places).toEqual([message?.content?.lastIndexOf('[1]')])
  })

  test('a stream says the same, and ends as the dialect does', async () => {
    const asked = { model: 'snap', messages: [question] }
    const [whole] = Completion.parse(await (await chat(asked)).json()).choices
    const stream_options = { include_usage: true }

    const response = await chat({ ...asked, stream: true, stream_options })
    const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: '))
    const chunks = lines
      .slice(0, -1)
      .map((line) => Chunk.parse(JSON.parse(line.slice('data: '.length))))
    const deltas = chunks.flatMap(({ choices }) => choices.map(({ delta }) => delta))

    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(lines.at(-1)).toBe('data: [DONE]')
    expect(deltas.map(({ content = '' }) => content).join('')).toBe(whole?.message.content)
    expect(deltas.find(({ annotations }) => annotations)?.annotations).toEqual(
      whole?.message.annotations,
    )
    expect(chunks.at(-2)?.choices[0]?.finish_reason).toBe('stop')
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { tokens_consumed: 3 } })
  })

  test.each([false, true])('under a key, a call is charged once (stream: %s)', async (stream) => {
    const asked = { messages: [question], stream }
    const key = { 'idempotency-key': `k-${stream}` }
    const spent = async () =>
      getUsage.output.parse(await (await ada.request('/under/it/usage')).json()).consumed.today
    const before = await spent()

    const first = await (await chat(asked, key)).text()
    const again = await chat(asked, key)

    expect(again.headers.get('idempotent-replayed')).toBe('true')
    const idOf = (text: string) => /int_\w+/.exec(text)?.[0]
    expect(idOf(first)).toBeDefined()
    expect(idOf(await again.text())).toBe(idOf(first))
    expect((await spent()) - before).toBe(3)
  })

  test.each([
    [{ model: 'gpt-4o', messages: [question] }, 404, 'not_found', 'model'],
    [{ model: 'snap' }, 400, 'invalid_request', 'messages'],
    [{ messages: [question], n: 2 }, 400, 'invalid_request', 'n'],
    [{ messages: [question], target_doc_id: 'doc_x' }, 404, 'not_found', 'target_doc_id'],
    [
      { messages: [question], target_doc_id: 'doc_x', stream: true },
      404,
      'not_found',
      'target_doc_id',
    ],
    [{ messages: [{ role: 'system', content: 'x' }] }, 400, 'invalid_request', 'messages'],
    [{ messages: [question], graph_id: 'graph_x' }, 400, 'invalid_request', 'graph_id'],
    [{ messages: [question], targetDocId: 'doc_x' }, 400, 'invalid_request', 'targetDocId'],
    [{ messages: [question], reasoning_engine: 'web' }, 400, 'invalid_request', 'reasoning_engine'],
    [
      { messages: [question], response_format: { type: 'json_object' } },
      400,
      'invalid_request',
      'response_format.type',
    ],
    [{ messages: [question], tool_choice: 'required' }, 400, 'invalid_request', 'tool_choice'],
    [
      { model: 'snap:graph', messages: [question], include_domains: ['example.org'] },
      400,
      'invalid_request',
      'include_domains',
    ],
    [
      { model: 'snap:web', messages: [question], exclude_domains: ['https://example.org'] },
      400,
      'invalid_request',
      'exclude_domains[0]',
    ],
    [
      { model: 'snap:web', messages: [question], include_domain: ['example.org'] },
      400,
      'invalid_request',
      'include_domain',
    ],
  ])('%j is refused in the shape of the dialect', async (body, status, code, param) => {
    const response = await chat(body)

    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      error: { code, param, type: 'invalid_request_error', message: expect.any(String) },
    })
  })

  test('messages that are none are said to be', async () => {
    const refused = await chat({ messages: [] })
    expect(await refused.text()).toContain('messages. It is empty. It must hold a message')
  })

  test('settings without effect are taken, and so are the calls of tools in what was said', async () => {
    const settings = {
      ...{ reasoning_effort: 'low', metadata: {}, user: 'ada', store: false, seed: 1, stop: ['x'] },
      ...{ response_format: { type: 'text' }, tool_choice: 'auto', parallel_tool_calls: true },
      tools: [{ type: 'function', function: { name: 'look_up' } }],
      // Many clients write what is not set as null.
      ...{
        target_graph_id: null,
        target_doc_id: null,
        conversation_id: null,
        include_domains: null,
        stream_options: null,
      },
    }
    const call = { id: 'call_1', type: 'function', function: { name: 'look_up', arguments: '{}' } }
    const messages = [
      question,
      { role: 'assistant', content: null, tool_calls: [call] },
      { role: 'tool', tool_call_id: 'call_1', content: 'Nobody.' },
    ]

    const response = await chat({ ...settings, messages })

    const [choice] = Completion.parse(await response.json()).choices
    expect(choice?.message.content).toContain('Mats Halvorsen')
  })

  test('keys, scopes, paths and balances are refused so too', async () => {
    const poor = await service.account(1)
    const reader = await service.caller(ada.accountId, ['documents:read'])
    const codeOf = async (response: Response) => [
      response.status,
      Failure.parse(await response.json()).error.code,
    ]

    const unknown = fetch(`${service.url}/under/it/v1/models`, {
      headers: { authorization: 'Bearer sk-x' },
    })
    expect(await codeOf(await unknown)).toEqual([401, 'invalid_api_key'])
    const asked = { messages: [question] }
    expect(await codeOf(await chat(asked, {}, poor))).toEqual([402, 'insufficient_tokens'])
    expect(await codeOf(await chat(asked, {}, reader))).toEqual([403, 'permission_denied'])
    expect(await codeOf(await ada.request('/under/it/v1/embeddings'))).toEqual([404, 'not_found'])
    for (const [method, path, allow] of [
      ['PUT', 'chat/completions', 'POST'],
      ['DELETE', 'models', 'GET'],
      ['POST', 'models/skein:rag-snap', 'GET'],
    ] as const) {
      const refused = await ada.request(`/under/it/v1/${path}`, { method })
      expect(refused.headers.get('allow')).toBe(allow)
      expect(await codeOf(refused)).toEqual([405, 'method_not_allowed'])
    }
  })
})
