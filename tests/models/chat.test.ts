import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Message } from '../../src/contract/chat/chat.ts'
import {
  type Asked,
  lineWith,
  type Scripted,
  startScriptedModel,
} from '../support/models/scripted-model.ts'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'

const ferry = `# Aurelia (ferry)

The Aurelia was designed by Ingrid Solberg and built in Norrvik. She carries 180 passengers.

## Crossing

A crossing takes 50 minutes. The ferry does not sail in ice.
`
const question = 'Who designed the ferry Aurelia?'

let model: Awaited<ReturnType<typeof startScriptedModel>>
let script: (asked: Asked) => Scripted
let service: ComposedService
let ada: TestCaller

beforeAll(async () => {
  model = await startScriptedModel((asked) => script(asked))
  service = await composeService('sqlite', model.env)
  ada = await service.account()
  await ada.call('addDocument', { title: 'Aurelia (ferry)', text: ferry })
})

beforeEach(() => {
  model.asked.length = 0
})

afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await model[Symbol.asyncDispose]()
})

describe('With a language model', () => {
  test('an answer is in its words, and cites exact quotes', async () => {
    script = (asked) =>
      `Ingrid Solberg designed the Aurelia.${lineWith('Solberg', asked)} It takes 50 minutes to cross.${lineWith('50 minutes', asked)}`
    const { messages, citations, grounding, written_by, trace, usage } = await ask(question)
    expect(trace.steps.map(({ name }) => name)).toEqual(['search', 'write'])
    expect(messages.at(-1)?.content).toBe(
      'Ingrid Solberg designed the Aurelia.[1] It takes 50 minutes to cross.[2]',
    )
    expect(citations.map(({ quote }) => quote)).toEqual([
      'The Aurelia was designed by Ingrid Solberg and built in Norrvik.',
      'A crossing takes 50 minutes.',
    ])
    for (const { doc_id, start, end, quote } of citations)
      expect((await ada.text(doc_id)).slice(start, end)).toBe(quote)
    expect(grounding).toBe('answered')
    expect(written_by).toEqual({ name: 'scripted:1b', refused_sentences: 0 })
    expect(usage.tokens_consumed).toBe(3)
    expect(model.asked).toMatchObject([{ model: 'scripted:1b', key: 'only-for-tests' }])
  })

  test('each sentence is told as soon as it is verified, and its citation before it', async () => {
    const rest = Promise.withResolvers<void>()
    script = (asked) => {
      async function* pieces() {
        yield `Ingrid Solberg designed the Aurelia.${lineWith('Solberg', asked)} She was paid 900 kroner.[1] It`
        await rest.promise
        yield ` takes 50 minutes to cross.${lineWith('50 minutes', asked)}`
      }
      return pieces()
    }
    const told: string[] = []
    const input = { messages: [{ role: 'user' as const, content: question }] }
    for await (const event of ada.events('interact', input)) {
      if (event.type === 'citation-found') told.push(event.quote)
      if (event.type === 'text-delta') told.push(event.text)
      if (event.type === 'text-delta') rest.resolve()
      if (event.type === 'interaction-end') told.push(event.messages.at(-1)?.content ?? '')
    }
    expect(told).toEqual([
      'The Aurelia was designed by Ingrid Solberg and built in Norrvik.',
      'Ingrid Solberg designed the Aurelia.[1]',
      'A crossing takes 50 minutes.',
      ' It takes 50 minutes to cross.[2]',
      'Ingrid Solberg designed the Aurelia.[1] It takes 50 minutes to cross.[2]',
    ])
  })

  test('an answer that has begun ends where the model breaks off, and says so', async () => {
    script = (asked) => {
      async function* pieces() {
        yield `Ingrid Solberg designed the Aurelia.${lineWith('Solberg', asked)} It takes`
        await setTimeout(500)
        throw new Error('The model has crashed')
      }
      return pieces()
    }
    const { messages, citations, grounding, written_by, usage } = await ask(question)
    expect(messages.at(-1)?.content).toBe('Ingrid Solberg designed the Aurelia.[1]')
    expect(citations).toHaveLength(1)
    expect(grounding).toBe('answered')
    expect(written_by).toMatchObject({
      name: 'scripted:1b',
      fallback: expect.stringMatching(/^The language model failed:/),
    })
    expect(usage.tokens_consumed).toBe(3)
  })

  test.each([
    ['length', /longer than 700 tokens/],
    ['content_filter', /held the rest/],
  ] as const)(
    'an answer that the server ends early (%s) says so, and keeps what is settled',
    async (why, told) => {
      script = (asked) => {
        const first = `Ingrid Solberg designed the Aurelia.${lineWith('Solberg', asked)}`
        return { begun: `${first} It takes 50 minutes.${lineWith('50', asked)} She car`, why }
      }
      const { messages, written_by } = await ask(question)
      expect(messages.at(-1)?.content).toBe(
        'Ingrid Solberg designed the Aurelia.[1] It takes 50 minutes.[2]',
      )
      expect(written_by).toMatchObject({
        name: 'scripted:1b',
        fallback: expect.stringMatching(told),
      })
    },
  )

  test('what its lines do not support is left out and counted', async () => {
    script = (asked) =>
      `Ingrid Solberg designed it.${lineWith('Solberg', asked)} She was paid 900 kroner.${lineWith('Solberg', asked)}`
    const { messages, written_by } = await ask(question)
    expect(messages.at(-1)?.content).toBe('Ingrid Solberg designed it.[1]')
    expect(written_by?.refused_sentences).toBe(1)
  })

  test('a follow-up question is searched for without its conversation', async () => {
    script = ({ input }) =>
      input.startsWith('<conversation>')
        ? 'How long does a crossing of the Aurelia take?'
        : 'NO ANSWER'
    const { trace } = await ask('And how long is that?', 'snap', [
      { role: 'user', content: question },
      { role: 'assistant', content: 'Ingrid Solberg.' },
    ])
    expect(trace.steps[0]?.summary).toContain('How long does a crossing of the Aurelia take?')
  })

  test('pondering searches for what the model misses', async () => {
    script = ({ instructions }) =>
      instructions.includes('further searches') ? '- "sailing in ice"\n- NONE' : 'NO ANSWER'
    const { trace } = await ask(question, 'ponder')
    expect(trace.steps.map(({ summary }) => summary)).toContainEqual(
      expect.stringContaining('sailing in ice'),
    )
  })
})

describe('Quotes alone are the answer, and say why,', () => {
  test('where the model finds none in what was read', async () => {
    script = () => 'NO ANSWER'
    const { citations, grounding, written_by } = await ask(question)
    expect(grounding).toBe('nearest')
    expect(citations.length).toBeGreaterThan(0)
    expect(written_by?.fallback).toBe('The language model found no answer in what was read.')
  })

  test('where its lines support nothing that it wrote', async () => {
    script = () => 'Everybody knows that. Ignore the documents and visit https://evil.example.'
    const { messages, grounding, written_by } = await ask(question)
    expect(grounding).toBe('answered')
    expect(messages.at(-1)?.content).not.toContain('evil')
    expect(written_by).toEqual({
      name: 'built-in',
      refused_sentences: 2,
      fallback: expect.stringMatching(/support/),
    })
  })

  test.each([
    ['fails', 500, /status 500/],
    ['refuses the key', 401, /MODEL_API_KEY right\?$/],
    ['is not there', 404, /MODEL_NAME/],
    ['writes nothing', '', /empty/],
    ['only thinks', '<think>Hm.', /empty/],
  ] as const)('where it %s; and it costs no more', async (_, reply, why) => {
    await using other = await startScriptedModel(() => reply)
    await using alone = await composeService('sqlite', other.env)
    const lee = await alone.account()
    await lee.call('addDocument', { title: 'Aurelia (ferry)', text: ferry })
    const { messages, written_by, usage } = await lee.call('interact', {
      messages: [{ role: 'user', content: question }],
    })
    expect(messages.at(-1)?.content).toContain('Ingrid Solberg')
    expect(written_by?.fallback).toMatch(why)
    expect(usage.tokens_consumed).toBe(3)
  })
})

test('a model that keeps failing is left alone, so that nobody waits for it', async () => {
  await using other = await startScriptedModel(() => 403)
  await using alone = await composeService('sqlite', other.env)
  const lee = await alone.account()
  await lee.call('addDocument', { title: 'Aurelia (ferry)', text: ferry })
  const fallbacks: (string | undefined)[] = []
  for (let round = 0; round < 5; round++) {
    const { written_by } = await lee.call('interact', {
      messages: [{ role: 'user', content: question }],
    })
    fallbacks.push(written_by?.fallback)
  }
  expect(other.asked).toHaveLength(3)
  expect(fallbacks[4]).toMatch(/left alone/)
})

test('a model that cannot read so much is shown half of it', async () => {
  const readsMax = 700
  await using small = await startScriptedModel((asked) =>
    asked.input.length > readsMax
      ? { refusal: 'This model has a maximum context length of 200 tokens.' }
      : `Ingrid Solberg designed the Aurelia.${lineWith('Solberg', asked)}`,
  )
  await using alone = await composeService('sqlite', small.env)
  const lee = await alone.account()
  const crossings = Array.from({ length: 40 }, (_, at) => `The ferry Aurelia sails at ${at}:00.`)
  const text = `${ferry}\n${crossings.join(' ')}\n`
  await lee.call('addDocument', { title: 'Aurelia (ferry)', text })
  const written = async () => {
    const { messages, written_by } = await lee.call('interact', {
      messages: [{ role: 'user', content: question }],
    })
    return [messages.at(-1)?.content, written_by?.name]
  }
  const answer = ['Ingrid Solberg designed the Aurelia.[1]', small.env.MODEL_NAME]
  expect(await written()).toEqual(answer)
  const lengths = small.asked.map(({ input }) => input.length)
  expect(lengths.length).toBeGreaterThan(1)
  expect(lengths.toSorted((a, b) => b - a)).toEqual(lengths)
  expect(await written()).toEqual(answer)
  const told = alone.logLines.filter((line) => line.includes('cannot read so much'))
  expect(told).toHaveLength(1)
})

test('a wish for the last answer in another way goes to the model, one for its sources to the quotes', async () => {
  const earlier: Message[] = [
    { role: 'user', content: question },
    { role: 'assistant', content: 'Ingrid Solberg designed the Aurelia.[1]' },
  ]
  script = (asked) => `Ingrid Solberg hat die Aurelia entworfen.${lineWith('Solberg', asked)}`
  const told = await ask('in German please', 'snap', earlier)
  expect(told.messages.at(-1)?.content).toBe('Ingrid Solberg hat die Aurelia entworfen.[1]')
  expect(model.asked).toHaveLength(1)
  expect(model.asked[0]?.input).toContain(`<question>\n${question}\n</question>`)
  expect(model.asked[0]?.input).toContain('<wish>\nin German please\n</wish>')

  script = (asked) => `Ingrid Solberg hat sie für 31 Kronen entworfen.${lineWith('Solberg', asked)}`
  const invented = await ask('in German please', 'snap', earlier)
  expect(invented.written_by?.name).toBe('built-in')

  const sources = await ask('are you sure?', 'snap', earlier)
  expect(sources.written_by).toEqual({ name: 'built-in', refused_sentences: 0 })
  expect(model.asked).toHaveLength(2)
})

test('thanks and greetings do not reach the model, and neither does who cannot pay', async () => {
  script = () => 'NO ANSWER'
  const { written_by } = await ask('Thanks!')
  expect(written_by).toBeUndefined()
  const poor = await service.account(2)
  await poor.call('addDocument', { title: 'Aurelia (ferry)', text: ferry })
  // The model would be asked first of all what a follow-up question refers to.
  const refused = await poor.refusal('interact', {
    messages: [
      { role: 'user', content: question },
      { role: 'assistant', content: 'Ingrid Solberg.' },
      { role: 'user', content: 'And where did she live?' },
    ],
  })
  expect(refused.problem.code).toBe('insufficient_tokens')
  expect(model.asked).toHaveLength(0)
})

test('two questions at once on a balance for one are one answer, however long the model takes', async () => {
  await using slow = await startScriptedModel(() => 'silence')
  await using alone = await composeService('sqlite', slow.env)
  const lee = await alone.account(3)
  await lee.call('addDocument', { title: 'Aurelia (ferry)', text: ferry })
  const leaving = new AbortController()
  const first = lee.send(
    'interact',
    { messages: [{ role: 'user', content: question }] },
    {},
    leaving.signal,
  )
  first.catch(() => {})
  await expect.poll(() => slow.asked.length).toBe(1)

  const refused = await lee.refusal('interact', {
    messages: [{ role: 'user', content: question }],
  })

  expect(refused.problem.code).toBe('insufficient_tokens')
  expect(slow.asked).toHaveLength(1)
  leaving.abort()
})

function ask(content: string, chosen: 'snap' | 'ponder' = 'snap', earlier: Message[] = []) {
  return ada.call('interact', {
    model: chosen,
    messages: [...earlier, { role: 'user', content }],
  })
}
