import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ResearchJob } from '../../src/contract/research/research.ts'
import { ResearchResult } from '../../src/contract/research/research-result.ts'
import { expectBooksBalance } from '../ledger/expect-books-balance.ts'
import { type ComposedService, composeService } from '../support/service/compose-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { type LocalWeb, startLocalWeb } from '../support/web/local-web.ts'

const snap = { topic: 'The Norrvik Sound Bridge', model: 'snap' as const, max_results: 2 }

describe.each(storageEngines)('research that is deleted on $name', ({ name }) => {
  let web: LocalWeb
  let service: ComposedService
  beforeAll(async () => {
    web = await startLocalWeb(builtInPages)
    service = await composeService(name, web.env)
  })
  afterAll(async () => {
    await expectBooksBalance(service.storage)
    await service[Symbol.asyncDispose]()
    await web[Symbol.asyncDispose]()
  })

  test('is gone with its answer, while its documents stay, and its price', async () => {
    const ada = await service.account(500)
    const key = { 'idempotency-key': randomUUID() }
    const answer = ResearchResult.parse(await (await ada.send('research', snap, key)).json())
    const { research_id, doc_id, graph_id } = answer
    const bob = await service.account()
    expect((await bob.refusal('deleteResearch', { research_id })).status).toBe(404)
    expect((await ada.call('getResearch', { research_id })).result).toEqual(answer)

    const deleted = await ada.call('deleteResearch', { research_id })

    expect(deleted).toEqual({ research_id, deleted: true })
    expect((await ada.call('listResearch', {})).data).toEqual([])
    const reads = ['getResearch', 'followResearch', 'getResearchReport', 'deleteResearch'] as const
    for (const read of reads)
      expect((await ada.refusal(read, { research_id })).problem.code).toBe('not_found')
    const kept = await service.storage.db
      .selectFrom('interactions')
      .select('response')
      .where('id', '=', research_id)
      .execute()
    expect(kept).toEqual([{ response: '' }])
    expect(await ada.call('getDocument', { doc_id })).toMatchObject({ status: 'ready', graph_id })
    const repeated = await ada.send('research', snap, key)
    expect(repeated.status).toBe(404)
    expect(await ada.call('getUsage', {})).toMatchObject({ balance: 470, held: 0 })
  })

  test('stays while it runs', async () => {
    await using slow = await startLocalWeb(builtInPages, { delayMs: 60_000 })
    await using slowly = await composeService(name, slow.env)
    const eve = await slowly.account(500)
    const begun = await eve.send('research', snap, { prefer: 'respond-async' })
    const { research_id } = ResearchJob.parse(await begun.json())

    const refusal = await eve.refusal('deleteResearch', { research_id })

    expect([refusal.status, refusal.problem.code]).toEqual([409, 'conflict'])
    await eve.call('cancelResearch', { research_id })
    expect(await eve.call('deleteResearch', { research_id })).toMatchObject({ deleted: true })
  })
})
