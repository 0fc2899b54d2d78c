import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Fields, operationRequest } from '../../src/client/operation-request.ts'
import type { Operation } from '../../src/contract/operation.ts'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'
import { operationsOn, standsApart } from '../support/service/every-operation.ts'
import { type Field, valueAt, withValue } from '../support/service/operation-fields.ts'
import { hashPasswordsQuickly } from '../support/service/quick-passwords.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

hashPasswordsQuickly()

/** Values that are no value of most fields, or a strange one of some. */
const strange: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.1,
  1e308,
  2 ** 53,
  -0,
  '',
  ' ',
  '0x10',
  '1e3',
  '-0',
  'NaN',
  '%00%ff',
  '../../..',
  'a'.repeat(70_000),
  '\u202e\u0000\ufeff',
  '\ud800',
  '\ufdfa'.repeat(600),
  "' or 1=1 -- ../../etc/passwd",
  '😀',
  '9999-12-31T23:59:59Z',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '2026-02-30T00:00:00Z',
  [],
  [[]],
  [null],
  {},

  Array.from({ length: 300 }, () => 'a'),
]

/** A short text of common characters, in which no store sees more than in another one. */
const ordinary = /^[\w.+\-/[\]{} ]{1,8}$/

/** In a URL everything is a text, of whole characters. */
const inUrl = strange.map((value) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
)

/** What is done to a body of JSON. */
const broken: readonly ((json: string) => string | Uint8Array)[] = [
  (json) => json.slice(0, -1),
  (json) => json.slice(0, json.length / 2),
  (json) => `${json}${json}`,
  (json) => `\ufeff${json}`,
  (json) => json.replace('{', '{"__proto__":{"model":"snap"},'),
  (json) => json.replace('}', ',}'),
  (json) => json.replace(/:/, ':1e999,"a":'),
  (json) => json.replace(/"(\w+)":/, '"$1":7,"$1":'),
  (json) => `[${json}]`,
  (json) => Buffer.from(json, 'utf16le'),
  (json) => Buffer.concat([Buffer.from(json.slice(0, -1)), Buffer.from([0xff, 0xfe, 0x7d])]),
  () => '',
  () => 'null',
  () => '"text"',
  () => '{"a":'.repeat(50),
]

const queries = ['?limit=1&limit=2', '?limit[]=1', '?', '?&&=', '?%ff=%ff', '?a=b&__proto__=c']

/** Headers of which something is stored, or looked for in a store. */
const kept: readonly Record<string, string>[] = [
  { prefer: 'respond-async;;wait=x' },
  { 'last-event-id': '-1' },
  { 'last-event-id': '99999999999999999999' },
  { 'idempotency-key': ' ' },
  { 'idempotency-key': 'a'.repeat(300) },
  { 'x-request-id': 'a'.repeat(5_000) },
  { 'x-request-id': '"\'<script>' },
  { cookie: 'skein-session=%ff; __proto__=a' },
]
/** Headers that are read alone, before it matters which operation is called: each is tried with every third one. */
const read: readonly Record<string, string>[] = [
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json; charset=klingon' },
  { 'content-type': ';;;' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'gzip, gzip' },
  { 'content-encoding': 'br' },
  { accept: 'a/b;q=x, */*;q=0' },
  { range: 'bytes=5-1' },
  { 'if-none-match': '*' },
]

type Attempt = {
  readonly what: string
  readonly ask: () => Promise<Response>
  /** What a refusal of it must name. */
  readonly param?: string
}

describe.each(storageEngines)(
  'a request that is wrong in any way, on $name',
  ({ name: engine }) => {
    let service: ComposedService
    let ada: TestCaller & { readonly cookie: string }

    beforeAll(async () => {
      service = await composeService(engine, { MAX_CONCURRENT_RESEARCH: '1000' })
      await service.owner()
      ada = await service.person()
    })
    afterAll(() => service[Symbol.asyncDispose]())

    const asked = operationsOn(engine).filter((one) => !standsApart(one))

    /** What is read, or refused, before it reaches a store is read alike before all: one engine is enough for it. */
    const isFirst = engine === storageEngines[0]?.name
    /** What the contract refuses of a field for the same reason it refuses anywhere alike: one of it is enough. */
    const refusedBefore = new Set<string>()
    const isNews = (described: Operation, field: Field, input: Fields) => {
      const reason = refusalBy(described, field, input)
      if (reason === undefined) return true
      const { place, name, schema } = field
      const before = refusedBefore.size
      return (
        isFirst && refusedBefore.add(JSON.stringify([place, name, schema, reason])).size > before
      )
    }
    /** Each field begins with another value, so that each value stands for those that are refused like it somewhere. */
    let begun = 0
    const strangeFor = ({ place }: Field) => {
      const values = place === 'body' ? strange : inUrl
      const first = begun++ % values.length
      return [...values.slice(first), ...values.slice(0, first)]
    }
    const isTold = ({ isFreeText }: Field, value: unknown) =>
      isFirst || !isFreeText || typeof value !== 'string' || !ordinary.test(value)

    test.each(asked)(
      'is no failure of ours: $name',
      async ({ name, described, fields, example }) => {
        const caller = Object.assign(await service.caller(ada.accountId), { cookie: ada.cookie })
        const own = await example(caller)
        const who = described.session === 'owner' ? await service.owner() : caller
        const client = service.client(
          'cookie' in who && described.session ? { cookie: who.cookie } : caller,
        )
        const odd: string[] = []
        const look = async ({ what, ask, param = '' }: Attempt) => {
          const answer = await ask().catch((error) => error as Error)
          if (answer instanceof Error)
            return void odd.push(`${what}: ${answer.message} ${answer.cause}`)
          const text = await answer.text()
          // No search engine is configured here.
          const isUnavailable = answer.status === 502 || text.includes('engine_unavailable')
          const isOurs = answer.status >= 500 && !isUnavailable
          if (isOurs || text.includes('internal_error'))
            odd.push(`${what}: ${answer.status} ${text.slice(0, 200)}`)
          if (answer.status === 400 && !text.includes(param.replace(/[[.].*/, '')))
            odd.push(`${what}: not named: ${text.slice(0, 200)}`)
        }

        const { path, init } = operationRequest(described, own)
        const body = typeof init.body === 'string' ? init.body : ''
        const ofFields = fields.flatMap((field) =>
          strangeFor(field)
            .filter((value) => isTold(field, value))
            .map((value) => ({ value, input: withValue(own, field, value) }))
            .filter(({ input }) => isNews(described, field, input))
            .map(({ value, input }) => ({
              what: `${field.name} = ${JSON.stringify(value).slice(0, 40)}`,
              ask: () => client.send(name, input),
              ...(field.place !== 'path' && { param: field.name }),
            })),
        )
        const ofBodies = broken.map((breakIt) => ({
          what: String(breakIt),
          ask: () => client.request(path, { ...init, body: breakIt(body) as string }),
        }))
        const ofQueries = queries.map((query) => ({
          what: query,
          ask: () => client.request(path.split('?')[0] + query, init),
        }))
        const ofThird = isFirst ? read.filter((_, at) => at % 3 === fields.length % 3) : []
        const ofHeaders = [...kept, ...ofThird].map((more) => ({
          what: JSON.stringify(more).slice(0, 60),
          ask: () => client.request(path, { ...init, headers: { ...init.headers, ...more } }),
        }))
        const ofRest = described.method === 'post' ? ofBodies : ofQueries

        await eachAtOnce([...ofFields, ...(isFirst ? ofRest : []), ...ofHeaders], look)
        expect(odd).toEqual([])
      },
    )
  },
)

/** What the contract says of the input, or of the line in it that has the field; undefined if it takes it. */
function refusalBy(described: Operation, { path }: Field, input: Fields): unknown {
  const { success, error } =
    path[0] === 'lines' && described.line
      ? described.line.safeParse(valueAt(input, { path: path.slice(0, 2) }))
      : described.input.safeParse(input)
  // What was received instead is told last.
  const told = (message: string) => message.replace(/, received .*/, '')
  return success ? undefined : error.issues.map(({ code, message }) => [code, told(message)])
}

/** A few at a time, as some wait for others; fewer than the chats that an account may have at once. */
async function eachAtOnce<Item>(items: readonly Item[], run: (item: Item) => Promise<void>) {
  const waiting = items.values()
  const hands = Array.from({ length: 6 }, async () => {
    for (const item of waiting) await run(item)
  })
  await Promise.all(hands)
}
