import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { expectBooksBalance } from '../ledger/expect-books-balance.ts'
import { places } from '../support/service/fresh-place.ts'
import { ServerThatDies } from './server-that-dies.ts'

/** `npm run chaos` has more of them. */
const clients = 8
const deaths = 1
/** So many answers come between one death and the next. */
const answersPerLife = 20

type Answers = Map<string, string>

describe.each(places)('a server on $name that is killed while it chats', ({ fresh }) => {
  test('charges each answer once, and gives back whatever it held', async () => {
    await using server = await ServerThatDies.start(fresh)
    const { key, accountId } = await server.service.createAccount()
    const answers: Answers = new Map()
    const stop = new AbortController()

    const clientsAtWork = Array.from({ length: clients }, () =>
      chatOn(server, key, answers, stop.signal),
    )
    const load = Promise.all(clientsAtWork)
    for (let death = 1; death <= deaths; death++) {
      while (answers.size < death * answersPerLife) await Promise.race([load, pause(5)])
      await server.die()
      await server.startAgain()
    }
    stop.abort()
    await load

    // All requests have been answered by now, so nothing may be held any more.
    const account = await server.storage.db
      .selectFrom('accounts')
      .select(['held', 'spent'])
      .where('id', '=', accountId)
      .executeTakeFirst()
    expect(account).toEqual({ held: 0, spent: answers.size * 6 })
    await expectBooksBalance(server.storage)
    for (const [idempotencyKey, answer] of answers) {
      const again = await ask(server, key, idempotencyKey)
      expect(again.headers.get('idempotent-replayed')).toBe('true')
      expect(await again.text()).toBe(answer)
    }
  })

  test('gives back at its start what a request without a key had held', async () => {
    await using server = await ServerThatDies.start(fresh)
    const { key, accountId } = await server.service.createAccount()
    const asking = Array.from({ length: 32 }, () => ask(server, key).catch(() => undefined))
    await Promise.race(asking)

    await server.die()
    const answered = (await Promise.all(asking)).filter((answer) => answer?.status === 200)
    await server.startAgain()

    const account = await server.storage.db
      .selectFrom('accounts')
      .select(['held', 'spent'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    expect(account.held).toBe(0)
    // An answer may have been charged and cut off on its way; nobody promised to repeat it without a key.
    expect(account.spent).toBeGreaterThanOrEqual(answered.length * 6)
    await expectBooksBalance(server.storage)
  })
})

/** Asks under one key after another; asks again under the same one until there is an answer. */
async function chatOn(
  server: ServerThatDies,
  key: string,
  answers: Answers,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const idempotencyKey = randomUUID()
    answers.set(idempotencyKey, await askUntilAnswered(server, key, idempotencyKey))
  }
}

async function askUntilAnswered(server: ServerThatDies, key: string, idempotencyKey: string) {
  for (;;) {
    try {
      const answer = await ask(server, key, idempotencyKey)
      const text = await answer.text()
      if (answer.status === 200) return text
      expect(answer.status, text).toBe(409)
    } catch (error) {
      // The server has died: it is asked again when it is back.
      if (!(error instanceof TypeError)) throw error
    }
    await pause(100)
  }
}

function ask(server: ServerThatDies, key: string, idempotencyKey?: string): Promise<Response> {
  return server.service.request('/agent/interactions', {
    key,
    headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
    json: { messages: [{ role: 'user', content: 'Who wrote Faust?' }] },
  })
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
