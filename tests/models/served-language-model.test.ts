import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { LanguageModel } from '../../src/models/language-model.ts'
import { ModelFailure } from '../../src/models/model-failure.ts'
import { openLanguageModel } from '../../src/models/open-language-model.ts'
import { type Asked, type Scripted, startScriptedModel } from '../support/models/scripted-model.ts'
import { startWebServer } from '../support/web/web-server.ts'

const prompt = { instructions: 'Answer.', input: 'Where?', tokensMax: 100, timeoutMs: 10_000 }
const { signal } = new AbortController()

test('the instructions and the input arrive apart, and what a model thinks is left out', async () => {
  await using served = await serve(() => '<think>Port what?</think>\nPort Ellery.')
  expect(await served.model.write(prompt, 'ada', signal)).toBe('Port Ellery.')
  expect(served.asked[0]).toMatchObject({ instructions: 'Answer.', input: 'Where?' })
})

test('a temporary failure is tried once more, and no other', async () => {
  const statuses = [503, 401]
  await using served = await serve(() => statuses.shift() ?? 'Here.')
  await expect(served.model.write(prompt, 'ada', signal)).rejects.toThrow('status 401')
  expect(served.asked).toHaveLength(2)
  expect(await served.model.write(prompt, 'ada', signal)).toBe('Here.')
})

test('prompts that a model refuses take it away from nobody, and its outages do', async () => {
  const statuses = [400, 413, 422, 400, 401, 401, 401]
  await using served = await serve(() => statuses.shift() ?? 'Here.')
  const told = () => served.model.write(prompt, 'ada', signal).catch(({ message }) => message)
  for (let round = 0; round < 4; round++) expect(await told()).toMatch(/status 4\d\d\.$/)
  for (let round = 0; round < 3; round++)
    expect(await told()).toBe('It answered with status 401: is MODEL_API_KEY right?')
  expect(await told()).toMatch(/left alone/)
})

test('a model that is silent fails when its time is over, and one that is asked for nothing more at once', async () => {
  await using served = await serve(() => 'silence')
  await expect(served.model.write({ ...prompt, timeoutMs: 200 }, 'ada', signal)).rejects.toThrow(
    'It did not answer within 0.2 s.',
  )
  const leaving = new AbortController()
  const left = served.model.write(prompt, 'ada', leaving.signal)
  await expect.poll(() => served.asked.length).toBe(2)
  leaving.abort(new Error('The client has left'))
  await expect(left).rejects.toThrow('The client has left')
})

test('one account cannot keep a model from another', async () => {
  await using served = await serve(({ input }) => (input === 'first' ? 'silence' : 'Here.'), 2)
  const endless = Array.from({ length: 3 }, () =>
    served.model.write({ ...prompt, input: 'first', timeoutMs: 1_500 }, 'greedy', signal),
  )
  expect(await served.model.write(prompt, 'other', signal)).toBe('Here.')
  expect(served.asked.filter(({ input }) => input === 'first')).toHaveLength(1)
  const outcomes = await Promise.allSettled(endless)
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
})

test('what is no reply of a model is a failure that says so, without the address', async () => {
  await using page = await startWebServer((_, response) => {
    response.end('<html>Welcome to nginx!</html>')
  })
  const model = await open(`http://127.0.0.1:${page.port}/v1`)
  await expect(model.write(prompt, 'ada', signal)).rejects.toThrow(/^Its answer cannot be read\.$/)
})

test('an endless answer is not read to its end', async () => {
  await using page = await startWebServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => response.writable && response.write(' '.repeat(65_536), more)
    more()
  })
  const model = await open(`http://127.0.0.1:${page.port}/v1`)
  await expect(model.write(prompt, 'ada', signal)).rejects.toThrow(/longer than 4194304 bytes/)
})

test('a reply grows while it is written, and what a model thinks aloud is no part of it', async () => {
  const more = Array.from({ length: 3 }, () => Promise.withResolvers<void>())
  await using served = await serve(async function* () {
    for (const piece of ['<think>Port', ' what?</think>Port', ' Ellery', '.']) {
      yield piece
      await more.shift()?.promise
    }
  })
  const replies: string[] = []
  const waiting = [...more]
  for await (const reply of served.model.stream(prompt, 'ada', signal)) {
    replies.push(reply)
    setTimeout(200).then(() => waiting.shift()?.resolve())
  }
  expect(replies.at(-1)).toBe('Port Ellery.')
  expect([...new Set(replies)]).toEqual(['', 'Port', 'Port Ellery', 'Port Ellery.'])
})

test('a reply that the server ends early is a failure, and is told as far as it is written', async () => {
  const cuts = [
    [{ begun: 'Port El', why: 'length' }, /longer than 100 tokens/],
    [{ begun: 'Port El', why: 'content_filter' }, /held the rest/],
    ['Port Ellery. '.repeat(10_000), /longer than 64000 characters/],
  ] as const
  for (const [script, why] of cuts) {
    await using served = await serve(() => script)
    await expect(served.model.write(prompt, 'ada', signal)).rejects.toThrow(why)
    let told = ''
    const read = async () => {
      for await (const reply of served.model.stream(prompt, 'ada', signal)) told = reply
    }
    await expect(read()).rejects.toThrow(why)
    expect(told).toMatch(/^Port El/)
    expect(told.length).toBeLessThanOrEqual(64_000)
    await expect(served.model.write(prompt, 'ada', signal)).rejects.toThrow(why)
  }
})

test('a reply in many quick pieces is not told with each of them, but whole', async () => {
  await using served = await serve(() =>
    pieces('<think>', ...Array(5_000).fill('x'), '</think>Here.'),
  )
  const replies: string[] = []
  for await (const reply of served.model.stream(prompt, 'ada', signal)) replies.push(reply)
  expect(replies.at(-1)).toBe('Here.')
  expect(replies.length).toBeLessThan(1_000)
})

test('a reply that breaks off, stops coming or is empty fails, and leaves room for the next', async () => {
  const scripts = [
    pieces('Port', new Error('The model has crashed')),
    pieces('Port', 10_000),
    pieces(' '),
    pieces('Port Ellery.'),
  ]
  await using served = await serve(() => scripts.shift() ?? 500, 2)
  const read = async () => {
    let last = ''
    const quick = { ...prompt, timeoutMs: 1_000 }
    for await (const reply of served.model.stream(quick, 'ada', signal)) last = reply
    return last
  }
  await expect(read()).rejects.toThrow(ModelFailure)
  await expect(read()).rejects.toThrow('It did not answer within 1 s.')
  // A third failure in a row would leave the model alone.
  expect(await served.model.write(prompt, 'ada', signal).catch(({ message }) => message)).toBe(
    'Its reply was empty.',
  )
})

test('whoever leaves a reply half read gives its turn back', async () => {
  await using served = await serve(() => pieces('Port', 10_000), 1)
  for (let time = 0; time < 3; time++)
    for await (const _ of served.model.stream(prompt, 'ada', signal)) break
  expect(served.asked).toHaveLength(3)
})

/** Sends texts, waits for milliseconds, and breaks off with an error. */
async function* pieces(...all: readonly (string | number | Error)[]): AsyncIterable<string> {
  for (const one of all) {
    if (one instanceof Error) throw one
    if (typeof one === 'number') await setTimeout(one)
    else yield one
  }
}

test('where nothing listens, it cannot be reached', async () => {
  const model = await open('http://127.0.0.1:9/v1')
  await expect(model.write(prompt, 'ada', signal)).rejects.toThrow(/^It cannot be reached\.$/)
})

async function serve(script: (asked: Asked) => Scripted, atOnceMax = 4) {
  const scripted = await startScriptedModel(script)
  const model = await open(scripted.env.MODEL_URL, atOnceMax)
  return { ...scripted, model, [Symbol.asyncDispose]: () => scripted[Symbol.asyncDispose]() }
}

async function open(url: string, atOnceMax = 4): Promise<LanguageModel> {
  const model = await openLanguageModel({ url, name: 'scripted:1b', apiKey: undefined, atOnceMax })
  if (!model) throw new Error('A model is set up')
  return model
}
