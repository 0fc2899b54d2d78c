import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { type LocalWeb, startLocalWeb } from '../support/web/local-web.ts'

/** A caller is identified again after that time. */
const knownForMs = 1_000
/** More than what is sent before it is read. */
const text = 'The ferry Aurelia crosses the sound to Norrvik. '.repeat(400_000)

let service: ComposedService
let web: LocalWeb
let ada: TestCaller
let doc_id: string

beforeAll(async () => {
  // Research does not end before its follower has been identified again, however late that comes.
  web = await startLocalWeb(builtInPages, { delayMs: 60_000 })
  service = await composeService('sqlite', { ...web.env, MAX_UPLOAD_BYTES: '33554432' })
  ada = await service.account()
  // On a busy machine a body may take more time than it has; then the call may be repeated.
  const added = await vi.waitFor(() => ada.call('addDocument', { text }), 200_000)
  doc_id = added.doc_id
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await web[Symbol.asyncDispose]()
})

test.each(['getDocumentContent', 'exportDocuments'] as const)(
  'what %s reads breaks off when its key is revoked',
  async (name) => {
    const thief = await service.caller(ada.accountId)
    const answer = await thief.send(name, name === 'exportDocuments' ? {} : { doc_id })
    const reader = answer.body?.getReader()
    await reader?.read()

    await ada.call('revokeKey', { key_id: thief.keyId })
    await setTimeout(knownForMs)

    const rest = async () => {
      while (!(await reader?.read())?.done);
    }
    await expect(rest()).rejects.toThrow()
  },
)

test('events are told no longer when the key of whoever follows them is revoked', async () => {
  const thief = await service.caller(ada.accountId)
  const topic = 'The Norrvik Sound Bridge'
  const wanted = { topic, model: 'snap', max_results: 2 } as const
  const begun = await thief.send('research', wanted, { prefer: 'respond-async' })
  const { research_id } = (await begun.json()) as { research_id: string } // as the contract says
  const answer = await thief.send('followResearch', { research_id })
  await ada.call('revokeKey', { key_id: thief.keyId })

  expect((await answer.text()).trimEnd().split('\n\n').at(-1)).toMatch(
    /^event: error\ndata: .*"code":"invalid_api_key"/,
  )
})
