import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Operation } from '../../src/contract/operation.ts'
import { type Operations, operations } from '../../src/contract/operations.ts'
import { type Problem, ProblemBody } from '../../src/contract/problem.ts'
import { allScopes } from '../../src/contract/scope.ts'
import { type ComposedService, composeService, type TestCaller } from '../support/compose-service.ts'
import { storageEngines } from '../support/open-test-storage.ts'
import { operationExamples } from '../support/operation-examples.ts'
import { type Field, operationFields } from '../support/operation-fields.ts'
import { type Credentials, type Fields, operationRequest } from '../support/operation-request.ts'

const all = Object.entries<Operation>(operations).map(([name, described]) => ({
  name: name as keyof Operations, // the keys are its names
  described,
}))
const uploadBytesMax = 131_072

describe.each(storageEngines)('every operation on $name', ({ name: engine }) => {
  let service: ComposedService
  let ada: TestCaller
  let bob: TestCaller
  let adaSignedIn: Credentials

  beforeAll(async () => {
    service = await composeService(engine, { MAX_UPLOAD_BYTES: String(uploadBytesMax) })
    const person = await service.person()
    ada = person
    adaSignedIn = { cookie: person.cookie }
    bob = await service.account()
  })
  afterAll(() => service[Symbol.asyncDispose]())

  describe.each(all)('$name', ({ name, described }) => {
    const fields = operationFields(described)
    const example = (caller: TestCaller): Promise<Fields> => operationExamples[name](caller)
    const send = (input: Fields, as: Credentials = allowed(), more: HeadersOf = {}) => {
      const { path, init } = operationRequest(described, input, as)
      return service.client(as).request(path, { ...init, headers: { ...init.headers, ...more } })
    }
    const allowed = (): Credentials =>
      described.session === 'required' ? adaSignedIn : { key: ada.key }

    test('succeeds, and ignores what the contract does not know', async () => {
      const caller = await freshKey(service, ada)
      const strange = { isAdmin: true, balance: 1e9, account_id: bob.accountId, constructor: 'x' }

      const response = await send(
        { ...(await example(caller)), ...strange },
        described.session === 'required' ? adaSignedIn : { key: caller.key },
      )

      expect(response.status).toBe(described.status ?? 200)
      expect(response.headers.get('x-request-id')).toMatch(/^req_/)
      await response.text()
    })

    test('wants a key that holds', async () => {
      const revoked = await service.key(ada.accountId)
      const expired = await service.key(ada.accountId)
      await ada.call('revokeKey', { key_id: revoked.id })
      await service.expireKey(expired.id)
      const input = await example(ada)
      const credentials: Record<string, string>[] = [
        {},
        bearer('svc_key_live_tooshort'),
        bearer(ada.key.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'))),
        bearer(revoked.key),
        bearer(expired.key),
        { 'x-api-key': revoked.key },
        { authorization: 'Bearer' },
        { authorization: `Basic ${btoa(`${ada.key}:`)}` },
        { authorization: `Bearer ${ada.key}`, 'x-api-key': bob.key },
        { cookie: 'skein-session=forged' },
      ]

      for (const headers of credentials) {
        const response = await send(input, undefined, headers)
        const { error } = ProblemBody.parse(await response.json())

        expect([response.status, error.code, error.message], JSON.stringify(headers)).toEqual([
          401,
          'invalid_api_key',
          'Invalid or expired API key',
        ])
        expect(response.headers.get('www-authenticate')).toBe('Bearer')
      }
    })

    test('wants the scope, and no other', async () => {
      if (described.scope === undefined) return
      const others = allScopes.filter((scope) => scope !== described.scope)
      const { key } = await service.key(ada.accountId, others)

      expect(await refusal(await send(await example(ada), { key }))).toMatchObject({
        status: 403,
        code: 'permission_denied',
      })
    })

    test.runIf(described.session === 'required')('is for signed-in people only', async () => {
      expect(await refusal(await send(await example(ada), { key: ada.key }))).toMatchObject({
        status: 403,
        code: 'permission_denied',
      })
    })

    test.each(fields.filter(({ name }) => name.endsWith('_id') && name !== 'external_id'))(
      'knows no $name of another account',
      async ({ name: field, path }) => {
        const own = await example(ada)
        const foreign = valueAt(await example(bob), path)
        expect(foreign).toMatch(/^[a-z]+_\w{26}$/)
        const unknown = String(foreign).replace(/.{8}$/, '00000000')
        const answerTo = async (id: unknown) => {
          const input = withValue(own, path, id)
          const response = await send(input, allowed(), { 'x-request-id': 'same' })
          return { status: response.status, body: await response.text() }
        }

        const toForeign = await answerTo(foreign)

        expect(toForeign).toEqual(await answerTo(unknown))
        if (toForeign.status === 200) expect(JSON.parse(toForeign.body).data).toEqual([])
        else expect(toForeign.status, field).toBe(404)
      },
    )

    test.each(fields.filter(({ required, place }) => required && place !== 'path'))(
      'misses $name',
      async ({ name: field, path }) => {
        const response = await send(withValue(await example(ada), path, undefined))

        expect(await refusal(response)).toMatchObject({
          code: 'invalid_request',
          message: `Missing required parameter: ${field}`,
          param: field,
        })
      },
    )

    test.each(fields.filter(canBeWrong))('refuses a wrong $name', async ({ name: field, path }) => {
      const response = await send(withValue(await example(ada), path, { wrong: true }))

      expect(await refusal(response)).toMatchObject({
        code: 'invalid_request',
        message: expect.stringMatching(/^Invalid value for parameter: .+\. .+\.$/),
        param: field,
      })
    })

    describe.each(fields.filter(({ isFreeText }) => isFreeText))('$name', ({ path, place }) => {
      const strange = ['a\u0000b', 'a\ud800b', '\udc00', "' or 1=1 --", '../../etc/passwd', '😀']

      test.each(strange)('survives %j', async (text) => {
        const caller = await freshKey(service, ada)
        const credentials = described.session === 'required' ? allowed() : { key: caller.key }
        const input = await example(caller)
        const value = place === 'path' ? text.toWellFormed() : text

        const response = await send(withValue(input, path, value), credentials)

        expect(response.status).toBeLessThan(500)
        const told = await response.text()
        expect(told).not.toContain('internal_error')
      })
    })

    test.runIf(fields.some(({ place }) => place === 'path'))(
      'survives a path that is no UTF-8',
      async () => {
        const { init } = operationRequest(described, await example(ada), allowed())
        const path = described.path.replace(/\{\w+\}/, '%ED%A0%80%FF')

        const { status } = await request({ path, init })

        expect([400, 404]).toContain(status)
      },
    )

    test.runIf(described.method === 'post')('refuses a body that is too large', async () => {
      const input = await example(ada)
      const padding = 'x'.repeat(uploadBytesMax)
      const lines = described.line && { lines: [{ text: 'x', padding }] }

      const response = await send({ ...input, ...(lines ?? { padding }) })

      expect(await refusal(response)).toMatchObject({ code: 'request_too_large' })
      if (!described.line) expect(response.status).toBe(413)
    })
  })
})

/** Another key of the same account, for calls that would take it away. */
async function freshKey(service: ComposedService, caller: TestCaller): Promise<TestCaller> {
  const { id: keyId, key } = await service.key(caller.accountId)
  const { accountId } = caller
  return Object.assign(service.client({ key }), { accountId, keyId, key })
}

function bearer(key: string): Record<string, string> {
  return { authorization: `Bearer ${key}` }
}

/** What is refused; of an import, its first line. */
async function refusal(response: Response): Promise<Problem & { status: number }> {
  const [first = ''] = (await response.text()).split('\n')
  return { status: response.status, ...ProblemBody.parse(JSON.parse(first)).error }
}

/** In a URL everything is a text. */
function canBeWrong({ place, isFreeText }: Field): boolean {
  return place === 'body' || (place === 'query' && !isFreeText)
}

function valueAt(input: unknown, path: Field['path']): unknown {
  return path.reduce<unknown>((value, key) => (value ? Reflect.get(value, key) : undefined), input)
}

/** The same input with another value there; without any, if that is undefined. */
function withValue(input: Fields, path: Field['path'], value: unknown): Fields {
  const changed = structuredClone(input)
  const last = path.at(-1) ?? ''
  Reflect.set(valueAt(changed, path.slice(0, -1)) as object, last, value)
  return changed
}
