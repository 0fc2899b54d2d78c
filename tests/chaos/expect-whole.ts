import { expect } from 'vitest'
import { expectBooksBalance } from '../ledger/expect-books-balance.ts'
import type { Service } from '../support/service/start-service.ts'
import { storageOf } from '../support/storage/storage-of.ts'
import type { ClientAtWork } from './client-at-work.ts'

/** Everything has to be right again within that time. */
const healsWithinMs = 60_000

/** Expects that all is as if nothing had happened, without anything being started again. */
export async function expectWhole(
  services: readonly Service[],
  clients: readonly ClientAtWork[],
): Promise<void> {
  const [service] = services
  if (!service) throw new Error('No service is left')
  for (const each of services)
    await expect
      .poll(async () => (await each.request('/readyz')).json(), { timeout: healsWithinMs })
      .toEqual({ ready: true })

  await using storage = await storageOf(service)
  const open = storage.db
    .selectFrom('jobs')
    .select('id')
    .where('state', 'in', ['waiting', 'running'])
  await expect.poll(() => open.execute(), { timeout: healsWithinMs }).toEqual([])
  for (const client of clients) {
    const { accountId } = client.account
    const account = storage.db
      .selectFrom('accounts')
      .select(['held', 'spent'])
      .where('id', '=', accountId)
    const charged = [...client.chats.values()].reduce((sum, chat) => sum + 2 * chat.charged, 0)
    await expect
      .poll(() => account.executeTakeFirst(), { timeout: healsWithinMs })
      .toEqual({ held: 0, spent: charged })
  }
  await expectBooksBalance(storage)
  for (const client of clients) await expectAcknowledged(service, client)
}

async function expectAcknowledged(service: Service, client: ClientAtWork): Promise<void> {
  const { key } = client.account
  const found = async (query: string) => {
    const answer = await service.request('/documents/search', { key, json: { query, limit: 50 } })
    const { passages } = (await answer.json()) as { passages: { doc_id: string }[] } // as the contract says
    return passages.map(({ doc_id }) => doc_id)
  }
  for (const [word, id] of client.documents) expect(await found(word)).toContain(id)
  for (const [word, id] of client.deleted) {
    expect(await found(word)).not.toContain(id)
    expect((await service.request(`/documents/${id}`, { key })).status).toBe(404)
  }
  const names = await graphNames(service, key)
  expect(names.toSorted()).toEqual([...client.graphs.keys(), 'default'].toSorted())
  for (const [idempotencyKey, { answer }] of [...client.chats].slice(-5)) {
    const stored = await service.request(
      `/agent/interactions/${JSON.parse(answer).interaction_id}`,
      { key },
    )
    expect(stored.status, idempotencyKey).toBe(200)
  }
}

async function graphNames(service: Service, key: string): Promise<string[]> {
  const names: string[] = []
  for (let after = ''; ; ) {
    const answer = await service.request(`/graphs?limit=100${after}`, { key })
    const page = (await answer.json()) as {
      data: { name: string }[]
      has_more: boolean
      next_cursor: string
    } // as the contract says
    names.push(...page.data.map(({ name }) => name))
    if (!page.has_more) return names
    after = `&starting_after=${page.next_cursor}`
  }
}
