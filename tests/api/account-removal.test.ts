import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectBooksBalance } from '../ledger/expect-books-balance.ts'
import {
  baseUrl,
  type ComposedService,
  composeService,
  cookieOf,
  type Owner,
} from '../support/service/compose-service.ts'
import { hashPasswordsQuickly } from '../support/service/quick-passwords.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { type LocalWeb, startLocalWeb } from '../support/web/local-web.ts'

hashPasswordsQuickly()

/** A word that only the account uses, in everything that it writes. */
const mark = 'Quillonberg'
const password = 'a password that is long'

describe.each(storageEngines)('an account that is deleted on $name', ({ name }) => {
  let web: LocalWeb
  let service: ComposedService
  let owner: Owner

  beforeAll(async () => {
    web = await startLocalWeb(builtInPages)
    service = await composeService(name, web.env)
    owner = await service.owner()
  })
  afterAll(async () => {
    await expectBooksBalance(service.storage)
    await service[Symbol.asyncDispose]()
    await web[Symbol.asyncDispose]()
  })

  test('is unknown at once, and leaves nothing of what it wrote', async () => {
    const { account_id, ada, cookie, key } = await newPerson()
    const bob = await service.account()
    const { doc_id } = await bob.call('addDocument', { text: `The yard is in ${'Sundvik'}.` })
    expect(await tablesWith(mark)).not.toEqual([])

    const { deleted } = await owner.call('deleteAccount', { account_id })

    expect(deleted).toBe(true)
    const refused = [
      await service.client({ key }).refusal('listDocuments', {}),
      await service.client({ cookie }).refusal('getUsage', {}),
      await owner.refusal('grantTokens', { email: emailOf(ada), tokens: 1 }),
      await owner.refusal('deleteAccount', { account_id }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 404, 404])
    const signIn = await service.auth('sign-in/email', { email: emailOf(ada), password })
    expect(await signIn.text()).toContain('Wrong e-mail or password.')
    const { data } = await owner.call('listAccounts', {})
    expect(data.map((one) => one.account_id)).not.toContain(account_id)

    await expect.poll(() => openJobs(account_id)).toBe(0)
    expect(await tablesWith(mark)).toEqual([])
    const booked = ['accounts', 'api_keys', 'corpora', 'entry_sums', 'job_turns', 'ledger_entries']
    expect(booked).toEqual(expect.arrayContaining(await tablesOf(account_id)))
    // Uses of its keys are counted some seconds later.
    const { id: keyId } = await service.storage.db
      .selectFrom('api_keys')
      .select('id')
      .where('account_id', '=', account_id)
      .executeTakeFirstOrThrow()
    const use = { keyId, accountId: account_id, requests: 1, lastUsedAt: Date.now() }
    await service.storage.write.noteKeyUse({ uses: [use] })
    expect(booked).toEqual(expect.arrayContaining(await tablesOf(account_id)))
    expect(await bob.call('getDocument', { doc_id })).toMatchObject({ status: 'ready' })
    const again = await owner.call('createAccount', { email: emailOf(ada), password, grant: 1 })
    expect(again).toMatchObject({ balance: 1 })
    await owner.call('deleteAccount', { account_id: again.account_id })
  })

  test('is waited for where it is still at work, and its research is cancelled', async () => {
    const { account_id, ada } = await newPerson()
    const headers = { prefer: 'respond-async' }
    await ada.send('research', { topic: `The ${mark} bridge` }, headers)
    await ada.call('startCrawl', { url: web.url(`https://docs.example/${mark}`) })

    await owner.call('deleteAccount', { account_id })

    await expect.poll(() => openJobs(account_id)).toBe(0)
    expect(await tablesWith(mark)).toEqual([])
    const { rows } = await sql<{ held: number }>`select held from accounts
      where id = ${account_id}`.execute(service.storage.db)
    expect(Number(rows[0]?.held)).toBe(0)
  })

  test('gets nothing more by calls that began before, and are sent to their end after it is gone', async () => {
    const { account_id, cookie, key } = await newPerson()
    const asked = { messages: [{ role: 'user', content: `Who founded ${mark}?` }] }
    const begun = await Promise.all([
      beginCall('/api-keys', { name: mark }, { cookie, origin: baseUrl }),
      beginCall('/graphs', { name: mark }, { 'x-api-key': key }),
      beginCall('/conversations', { title: mark }, { 'x-api-key': key }),
      beginCall('/agent/research', { topic: mark }, { 'x-api-key': key }),
      beginCall('/v1/chat/completions', { model: 'snap', ...asked }, { 'x-api-key': key }),
    ])

    await owner.call('deleteAccount', { account_id })
    await expect.poll(() => openJobs(account_id)).toBe(0)

    const statuses = await Promise.all(begun.map((finish) => finish()))
    expect(statuses).toEqual([401, 401, 401, 401, 401])
    expect(await tablesWith(mark)).toEqual([])
  })

  test('is deleted by the person who has it, and by nobody who does not know the password', async () => {
    const { account_id, cookie, key } = await newPerson()
    const signedIn = service.client({ cookie })
    const own = { current_password: password }

    const refused = [
      await service.client({ key }).refusal('deleteOwnAccount', own),
      await signedIn.refusal('deleteOwnAccount', { current_password: 'a guess' }),
      await owner.refusal('deleteOwnAccount', { current_password: 'a guess' }),
      await owner.refusal('deleteOwnAccount', { current_password: 'correct horse battery staple' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 409])
    expect(await signedIn.call('getUsage', {})).toMatchObject({ balance: expect.any(Number) })

    expect(await signedIn.call('deleteOwnAccount', own)).toMatchObject({
      account_id,
      deleted: true,
    })

    expect((await signedIn.refusal('getUsage', {})).status).toBe(401)
    await expect.poll(() => openJobs(account_id)).toBe(0)
    expect(await tablesWith(mark)).toEqual([])
  })

  test('is not that of the owner, nor one that does not exist', async () => {
    const { data } = await owner.call('listAccounts', {})
    const own = data.find((one) => one.owner)?.account_id ?? ''
    const refused = [
      await owner.refusal('deleteAccount', { account_id: own }),
      await owner.refusal('deleteAccount', { account_id: 'acc_nobody' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([409, 404])
    expect((await owner.call('listAccounts', {})).data).toEqual(data)
  })

  let persons = 0
  const emailOf = ({ number }: { number: number }) => `${mark}-${number}@example.org`.toLowerCase()

  /** Somebody who has written the mark wherever an account may write. */
  async function newPerson() {
    const number = persons++
    const email = emailOf({ number })
    const { account_id } = await owner.call('createAccount', { email, password, grant: 500 })
    const cookie = cookieOf(await service.auth('sign-in/email', { email, password }))
    const signedIn = service.client({ cookie })
    const { key } = await signedIn.call('createKey', { name: mark })
    const ada = Object.assign(await service.caller(account_id), { number })
    const { graph_id } = await ada.call('createGraph', { name: mark })
    const text = `# ${mark}\n\n${mark} was founded by Ada ${mark} in 1871. It lies on the sound.`
    await ada.call('addDocument', { graph_id, text, title: mark, external_id: mark })
    await ada.call('addDocument', { text: `The ${mark} ferry sails to Norrvik.` })
    const { conversation_id } = await ada.call('createConversation', { title: mark })
    const messages = [{ role: 'user' as const, content: `Who founded ${mark}?` }]
    const asked = { conversation_id, messages }
    await ada.send('interact', asked, { 'idempotency-key': `${mark}-${number}` })
    await ada.call('research', { topic: `The Norrvik Sound Bridge of ${mark}`, model: 'snap' })
    return { account_id, ada, cookie, key: key ?? '' }
  }

  /** Sends all but the end of a call's body; what it returns sends that, and gives the status of the answer. */
  async function beginCall(
    path: string,
    body: object,
    headers: Record<string, string>,
  ): Promise<() => Promise<number | undefined>> {
    const text = JSON.stringify(body)
    const about = { 'content-type': 'application/json', 'content-length': `${text.length}` }
    const call = request(`${service.url}${path}`, {
      method: 'POST',
      headers: { ...about, expect: '100-continue', ...headers },
    })
    const answered = once(call, 'response') as Promise<[IncomingMessage]> // what this event has
    const goesOn = once(call, 'continue')
    call.write(text.slice(0, -1))
    await goesOn
    return async () => {
      call.end(text.slice(-1))
      const [answer] = await answered
      answer.resume()
      return answer.statusCode
    }
  }

  async function openJobs(accountId: string): Promise<number> {
    const { rows } = await sql`select id from jobs where account_id = ${accountId}`.execute(
      service.storage.db,
    )
    return rows.length
  }

  /** The tables in which a text stands, in any row and column. */
  async function tablesWith(text: string): Promise<string[]> {
    const found = await Promise.all(
      (await tables()).map(async ({ name: table }) => {
        const { rows } = await sql`select * from ${sql.table(table)}`.execute(service.storage.db)
        return rows.some((row) => said(row).includes(text.toLowerCase())) ? [table] : []
      }),
    )
    return found.flat()
  }

  /** The tables with rows of an account. */
  async function tablesOf(accountId: string): Promise<string[]> {
    const found = await Promise.all(
      (await tables()).map(async ({ name: table }) => {
        const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(
          service.storage.db,
        )
        return rows.some((row) => Object.values(row).includes(accountId)) ? [table] : []
      }),
    )
    return found.flat().sort()
  }

  async function tables() {
    const all = await service.storage.db.introspection.getTables()
    return all.filter(({ isView }) => !isView)
  }
})

function said(row: unknown): string {
  return Object.values(row ?? {})
    .map((value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : `${value}`,
    )
    .join('\n')
    .toLowerCase()
}
