import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operationRequest } from '../../src/client/operation-request.ts'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'
import { operationsOn } from '../support/service/every-operation.ts'
import { withValue } from '../support/service/operation-fields.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

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

const headers: readonly Record<string, string>[] = [
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
  { prefer: 'respond-async;;wait=x' },
  { 'last-event-id': '-1' },
  { 'last-event-id': '99999999999999999999' },
  { 'idempotency-key': ' ' },
  { 'idempotency-key': 'a'.repeat(300) },
  { 'x-request-id': 'a'.repeat(5_000) },
  { 'x-request-id': '"\'<script>' },
  { range: 'bytes=5-1' },
  { 'if-none-match': '*' },
  { cookie: 'skein-session=%ff; __proto__=a' },
]

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

    /** What others need, or what takes long; jobs of research follow from the example alone. */
    const apart = ['endOtherSessions', 'changePassword', 'createBackup']
    const asked = operationsOn(engine).filter(
      ({ name, described }) =>
        !apart.includes(name) &&
        !(described.path.includes('research') && described.path.includes('{')),
    )

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
        const look = async (what: string, answering: Promise<Response>, param?: string) => {
          const answer = await answering.catch((error) => error as Error)
          if (answer instanceof Error)
            return void odd.push(`${what}: ${answer.message} ${answer.cause}`)
          const text = await answer.text()
          const isOurs = answer.status >= 500 && answer.status !== 502
          if (isOurs || text.includes('internal_error'))
            odd.push(`${what}: ${answer.status} ${text.slice(0, 200)}`)
          if (
            answer.status === 400 &&
            param !== undefined &&
            !text.includes(param.replace(/[[.].*/, ''))
          )
            odd.push(`${what}: not named: ${text.slice(0, 200)}`)
        }
        for (const field of fields)
          for (const value of field.place === 'body' ? strange : inUrl)
            await look(
              `${field.name} = ${JSON.stringify(value).slice(0, 40)}`,
              client.send(name, withValue(own, field, value)),
              field.place === 'path' ? undefined : field.name,
            )
        const { path, init } = operationRequest(described, own)
        const body = typeof init.body === 'string' ? init.body : ''
        if (described.method === 'post')
          for (const breakIt of broken)
            await look(
              String(breakIt),
              client.request(path, { ...init, body: breakIt(body) as string }),
            )
        else
          for (const query of [
            '?limit=1&limit=2',
            '?limit[]=1',
            '?',
            '?&&=',
            '?%ff=%ff',
            '?a=b&__proto__=c',
          ])
            await look(query, client.request(path.split('?')[0] + query, init))
        for (const more of headers)
          await look(
            JSON.stringify(more).slice(0, 60),
            client.request(path, { ...init, headers: { ...init.headers, ...more } }),
          )
        expect(odd).toEqual([])
      },
    )
  },
)
