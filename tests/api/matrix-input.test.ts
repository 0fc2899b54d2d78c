import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Fields, operationRequest } from '../../src/client/operation-request.ts'
import { refusalOf } from '../../src/client/refused.ts'
import type { ComposedService, TestCaller } from '../support/service/compose-service.ts'
import { everyCaller } from '../support/service/every-caller.ts'
import { operationsOn, standsApart } from '../support/service/every-operation.ts'
import { type Field, withValue } from '../support/service/operation-fields.ts'
import { hashPasswordsQuickly } from '../support/service/quick-passwords.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

hashPasswordsQuickly()

const uploadBytesMax = 131_072

describe.each(storageEngines)('what every operation takes on $name', ({ name: engine }) => {
  let every: Awaited<ReturnType<typeof everyCaller>>
  let service: ComposedService
  let ada: TestCaller

  beforeAll(async () => {
    every = await everyCaller(engine, { MAX_UPLOAD_BYTES: String(uploadBytesMax) })
    ;({ service, ada } = every)
  })
  afterAll(() => every[Symbol.asyncDispose]())

  describe.each(operationsOn(engine))('$name', (operation) => {
    const { name, described, fields, example } = operation
    const allowed = (caller?: TestCaller) => every.clientFor(described, caller)
    let made: Promise<Fields> | undefined
    /** An input for calls that are refused: one for all of them, as they change nothing. */
    const untouched = (): Promise<Fields> => {
      made ??= example(ada)
      return made
    }

    /**
     * Would end all that follows; it has a test of its own. Any text may be a password that an earlier call has set.
     */
    const deletesAda = name === 'deleteOwnAccount'
    /** These have tests of their own, on a service where apps may sign in. */
    const isOfOAuth = described.path === '/oauth/authorization'

    test.skipIf(deletesAda || isOfOAuth)('succeeds with what the contract knows', async () => {
      const caller = await service.caller(ada.accountId)

      const response = await allowed(caller).send(name, await example(caller))

      // What goes on in the background is often done by the time of the answer.
      const statuses = [described.status ?? 200, ...(described.accepted ? [202] : [])]
      expect(statuses).toContain(response.status)
      expect(await response.text()).not.toBe('')
    })

    // The rest is refused before anything is stored, whatever the store.
    if (engine !== 'sqlite') return

    const texts = fields.filter(({ isFreeText }) => isFreeText)

    // To all other operations, `hostile/mutated-requests` sends these texts and more, on every store.
    test.skipIf(deletesAda).each(standsApart(operation) ? texts : [])(
      'survives any $name',
      async (field) => {
        let response: Response | undefined
        let caller = ada
        let own: Fields = {}
        for (const text of ['a\u0000b', "' or 1=1 -- ../../etc/passwd", '😀']) {
          // What a call was refused for is as it was; what one has changed is made anew.
          if (response?.ok !== false) {
            caller = await service.caller(ada.accountId)
            own = await example(caller)
          }
          response = await allowed(caller).send(name, withValue(own, field, text))

          expect(response.status).toBeLessThan(500)
          expect(await response.text()).not.toContain('internal_error')
        }
      },
    )

    const isKnown = (strange: string) => fields.some((field) => field.name === strange)
    const unknown = ['isAdmin', 'account_id', 'constructor', '__proto__']
    test.each(unknown.filter((strange) => !isKnown(strange)))(
      'refuses %s, which the contract does not know',
      async (strange) => {
        const input = { ...(await untouched()) }
        Object.defineProperty(input, strange, { value: 'x', enumerable: true })

        const { status, problem } = await refusalOf(await allowed().send(name, input))

        expect(status).toBe(400)
        expect(problem).toMatchObject({
          code: 'invalid_request',
          message: expect.stringMatching(`^Unknown parameter: ${strange}[.,]`),
          param: strange,
        })
      },
    )

    test.each(fields.filter(canBeMissing))('misses $name', async (field) => {
      const input = withValue(await untouched(), field, undefined)

      const { problem } = await refusalOf(await allowed().send(name, input))

      expect(problem).toMatchObject({
        code: 'invalid_request',
        message: `Missing required parameter: ${field.name}`,
        param: field.name,
      })
    })

    test.each(fields.filter(canBeWrong))('refuses a wrong $name', async (field) => {
      const input = withValue(await untouched(), field, { wrong: true })

      const { problem } = await refusalOf(await allowed().send(name, input))

      expect(problem).toMatchObject(invalid(field))
    })

    test.each(texts.filter(({ place }) => place === 'body'))(
      'refuses characters in $name that no storage could keep',
      async (field) => {
        for (const text of ['a\u0000b', 'a\ud800b']) {
          const input = withValue(await untouched(), field, text)

          const { problem } = await refusalOf(await allowed().send(name, input))

          expect(problem).toMatchObject(invalid(field))
        }
      },
    )

    test.runIf(described.path.includes('{'))('survives a path that is no UTF-8', async () => {
      const { init } = operationRequest(described, await untouched())
      const path = described.path.replace(/\{\w+\}/, '%ED%A0%80%FF')

      const { status } = await allowed().request(path, init)

      expect([400, 404]).toContain(status)
    })

    test.runIf(described.method === 'post')('refuses a body that is too large', async () => {
      const padding = 'x'.repeat(uploadBytesMax)
      const input = described.line
        ? { lines: [{ text: 'x', padding }] }
        : { ...(await untouched()), padding }

      const { status, problem } = await refusalOf(await allowed().send(name, input))

      expect(problem.code).toBe('request_too_large')
      // Of an import, only that line fails.
      expect(status).toBe(described.line ? 200 : 413)
    })
  })
})

/** Without what its path names, a call is another one. */
function canBeMissing({ required, place }: Field): boolean {
  return required && place !== 'path'
}

/** In a URL everything is a text. */
function canBeWrong({ place, isFreeText }: Field): boolean {
  return place === 'body' || (place === 'query' && !isFreeText)
}

function invalid({ name }: Field) {
  return {
    code: 'invalid_request',
    message: expect.stringMatching(/^Invalid value for parameter: .+\. .+\.$/),
    param: name,
  }
}
