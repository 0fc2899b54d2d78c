import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openLanguageModel } from '../../src/models/open-language-model.ts'
import { startWebServer } from '../support/web/web-server.ts'

const prompt = { instructions: 'Answer.', input: 'Where?', tokensMax: 100, timeoutMs: 10_000 }
const { signal } = new AbortController()

const refusals = [
  {
    what: 'a limit under another name',
    status: 400,
    message:
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    takes: (fields: Sent) => !('max_tokens' in fields),
    sent: { max_completion_tokens: 100, temperature: 0 },
  },
  {
    what: 'its own temperature alone',
    status: 400,
    message: "Unsupported value: 'temperature' does not support 0 with this model.",
    takes: (fields: Sent) => !('temperature' in fields),
    sent: { max_tokens: 100 },
  },
  {
    what: 'no system messages',
    status: 500,
    message: 'Jinja Exception: System role not supported',
    takes: ({ messages }: Sent) => messages[0]?.role === 'user',
    sent: { messages: [{ role: 'user', content: 'Answer.\n\nWhere?' }] },
  },
]

test.for(refusals)(
  'a model that takes $what is asked in its form, and from then on at once',
  async ({ status, message, takes, sent }) => {
    await using served = await serve((fields) =>
      takes(fields) ? completion('Here.') : { status, body: { error: { message } } },
    )
    expect(await served.model.write(prompt, 'ada', signal)).toBe('Here.')
    expect(await served.model.write(prompt, 'ada', signal)).toBe('Here.')
    expect(served.asked).toHaveLength(3)
    expect(served.asked.slice(1)).toEqual([
      expect.objectContaining(sent),
      expect.objectContaining(sent),
    ])
  },
)

test('what a model refuses in every form is tried in each once, and nothing is learned from it', async () => {
  const message = 'temperature, max_completion_tokens and system messages are all too much'
  await using served = await serve(() => ({ status: 400, body: { error: { message } } }))
  for (let time = 1; time <= 2; time++) {
    await expect(served.model.write(prompt, 'ada', signal)).rejects.toThrow('status 400')
    expect(served.asked).toHaveLength(4 * time)
  }
})

test.each([
  [
    "This model's maximum context length is 2048 tokens.",
    /^It .* 400: it cannot read so much at once\.$/,
  ],
  ['the request exceeds the available context size', /: it cannot read so much at once\.$/],
  ['the field user is unknown', /^It answered with status 400\.$/],
])('what a server says of a refusal is for the operator alone: %s', async (said, message) => {
  await using served = await serve(() => ({ status: 400, body: { error: { message: said } } }))
  const failure = await served.model.write(prompt, 'ada', signal).catch((error) => error)
  expect(failure).toMatchObject({ message: expect.stringMatching(message), said })
})

test('a model that is cut off while it thinks has more room from then on, and no other', async () => {
  const cut = (content: string) => completion(content, 'length')
  const answers = [cut('Port Ellery, whi'), cut('<think>They ask'), completion('Here.')]
  await using served = await serve(() => answers.shift() ?? cut(''))
  await expect(served.model.write(prompt, 'ada', signal)).rejects.toThrow(/100 tokens/)
  await expect(served.model.write(prompt, 'ada', signal)).rejects.toThrow(/100 tokens/)
  expect(await served.model.write(prompt, 'ada', signal)).toBe('Here.')
  expect(served.asked.map(({ max_tokens }) => max_tokens)).toEqual([100, 100, 4_100])
})

test.each(['<thinking>Where?</thinking>', '[THINK]Where?[/THINK]'])(
  'what a model thinks before its reply is left out: %s',
  async (thoughts) => {
    await using served = await serve(() => completion(`${thoughts}\nPort Ellery.`))
    expect(await served.model.write(prompt, 'ada', signal)).toBe('Port Ellery.')
  },
)

type Sent = {
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly max_tokens?: number
}
type Answer = { readonly status: number; readonly body: object }

function completion(content: string, finish_reason = 'stop'): Answer {
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason }]
  return { status: 200, body: { id: '1', created: 0, model: 'm', choices } }
}

/** A model behind real HTTP that sees the whole of what it is sent. */
async function serve(answer: (sent: Sent) => Answer) {
  const asked: Sent[] = []
  const server = await startWebServer(async (request, response) => {
    const sent: Sent = JSON.parse(await text(request))
    asked.push(sent)
    const { status, body } = answer(sent)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const url = `http://127.0.0.1:${server.port}/v1`
  const model = await openLanguageModel({ url, name: 'm', apiKey: undefined, atOnceMax: 4 })
  if (!model) throw new Error('A model is set up')
  return { model, asked, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}
