import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Fields } from '../../src/client/operation-request.ts'
import { refusalOf } from '../../src/client/refused.ts'
import { allScopes } from '../../src/contract/scope.ts'
import type { ComposedService, TestCaller } from '../support/service/compose-service.ts'
import { everyCaller } from '../support/service/every-caller.ts'
import { operationsOn } from '../support/service/every-operation.ts'
import { hashPasswordsQuickly } from '../support/service/quick-passwords.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

hashPasswordsQuickly()

describe.each(storageEngines)('who may call every operation on $name', ({ name: engine }) => {
  let every: Awaited<ReturnType<typeof everyCaller>>
  let service: ComposedService
  let ada: TestCaller
  let bob: TestCaller
  let revoked: TestCaller
  let expired: TestCaller

  beforeAll(async () => {
    every = await everyCaller(engine)
    ;({ service, ada } = every)
    bob = await service.account()
    revoked = await service.caller(ada.accountId)
    expired = await service.caller(ada.accountId)
    await ada.call('revokeKey', { key_id: revoked.keyId })
    await service.expireKey(expired.keyId)
  })
  afterAll(() => every[Symbol.asyncDispose]())

  describe.each(operationsOn(engine))('$name', ({ name, described, example }) => {
    let made: Promise<Fields> | undefined
    /** An input for calls that are refused: one for all of them, as they change nothing. */
    const untouched = (): Promise<Fields> => {
      made ??= example(ada)
      return made
    }

    /**
     * Whoever may not make a call is refused before it reaches a store: one engine is enough for all of them, and on
     * another one that keys are looked for there is asked of one.
     */
    const isFirst = engine === storageEngines[0]?.name

    test.runIf(isFirst || name === 'listDocuments')('wants a key that holds', async () => {
      const input = await untouched()
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
        const response = await service.client().send(name, input, headers)
        const { status, problem } = await refusalOf(response)

        expect([status, problem.code, problem.message], JSON.stringify(headers)).toEqual([
          401,
          'invalid_api_key',
          'Invalid or expired API key',
        ])
        expect(response.headers.get('www-authenticate')).toBe('Bearer')
      }
    })

    test.runIf(isFirst && described.scope)('wants the scope, and no other will do', async () => {
      const others = allScopes.filter((scope) => scope !== described.scope)
      const caller = await service.caller(ada.accountId, others)

      const { status, problem } = await caller.refusal(name, await untouched())

      expect([status, problem.code]).toEqual([403, 'permission_denied'])
    })

    test.runIf(isFirst && described.session)('is not for keys, whatever their scope', async () => {
      const { status, problem } = await ada.refusal(name, await untouched())

      expect([status, problem.code]).toEqual([403, 'permission_denied'])
    })

    test.runIf(isFirst && described.session === 'owner')(
      'is for nobody but the owner',
      async () => {
        const { status, problem } = await service
          .client({ cookie: every.cookie })
          .refusal(name, await untouched())

        expect([status, problem.code]).toEqual([403, 'permission_denied'])
      },
    )
  })
})

function bearer(key: string): Record<string, string> {
  return { authorization: `Bearer ${key}` }
}
