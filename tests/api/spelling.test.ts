import { describe, expect } from 'vitest'
import type { ComposedService, TestCaller } from '../support/service/compose-service.ts'
import { ask } from '../support/service/interactions.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

const text = 'The lantern of the harbour is lit at dusk. Its keeper lives in the tower.'
const question = 'When is the lantren of the harbour lit?'
const spelling = [{ written: 'lantren', read_as: 'lantern' }]

describe.each(storageEngines)('a misspelt question on $name', ({ name }) => {
  let service: ComposedService
  let ada: TestCaller

  test.beforeAll(async ({ serviceOn }) => {
    service = await serviceOn(name)
    ada = await service.account()
    await ada.call('addDocument', { title: 'Harbour', text })
    await ada.call('addDocument', { title: 'Mill', text: 'The mill is closed in winter.' })
  })

  test.each([
    { model: 'snap', reasoning_engine: 'rag' },
    { model: 'snap', reasoning_engine: 'graph' },
    { model: 'ponder', reasoning_engine: 'rag' },
  ] as const)('$model by $reasoning_engine is answered as it is meant', async (how) => {
    const meant = await ada.call('interact', {
      ...ask(question.replace('lantren', 'lantern')),
      ...how,
    })
    const written = await ada.call('interact', { ...ask(question), ...how })

    expect(written.spelling).toEqual(spelling)
    expect(written.messages[0]?.content).toBe(question)
    expect(written.messages.at(-1)).toEqual(meant.messages.at(-1))
    expect(written.grounding).toBe(meant.grounding)
    expect(written.citations).toEqual(meant.citations)
    expect(written.usage.tokens_consumed).toBe(meant.usage.tokens_consumed)
    expect(meant).not.toHaveProperty('spelling')
  })

  test('its conversation goes on as it was meant, and keeps what was written', async () => {
    const { conversation_id } = await ada.call('createConversation', {})
    await ada.call('interact', { ...ask(question), conversation_id })
    const next = { ...ask('Who is its keepr?'), conversation_id }
    const { spelling: ofNext } = await ada.call('interact', next)

    const { data } = await ada.call('listTurns', { conversation_id })

    expect(ofNext).toEqual([{ written: 'keepr', read_as: 'keeper' }])
    expect(data.map((turn) => turn.spelling)).toEqual(expect.arrayContaining([spelling, ofNext]))
  })

  test('a search finds what is meant, and says so', async () => {
    const { passages, spelling: read } = await ada.call('searchDocuments', { query: 'lantren lit' })
    const right = await ada.call('searchDocuments', { query: 'lantern lit' })

    expect(read).toEqual(spelling)
    expect(passages).toEqual(right.passages)
    expect(right).not.toHaveProperty('spelling')
  })

  test('nothing is told of the words of others', async () => {
    const bob = await service.account()
    await bob.call('addDocument', { text: 'The harbour is deep.' })

    const { spelling: told } = await bob.call('interact', ask(question))
    const { spelling: found } = await bob.call('searchDocuments', { query: question })

    expect(told).toBeUndefined()
    expect(found).toBeUndefined()
  })
})
