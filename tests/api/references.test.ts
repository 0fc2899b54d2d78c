import { describe, expect } from 'vitest'
import type { ComposedService, TestCaller } from '../support/service/compose-service.ts'
import { ask } from '../support/service/interactions.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

const filler = (lot: number) =>
  `Article ${lot} Lot ${lot}\n(1) Wet sacks are set aside and weighed. ${'The keeper signs the ledger. '.repeat(20)}\n`
const storage = `STORAGE OF GRAIN

Article 1 Fees
(1) Fees that are paid late bear a surcharge as set out in Article 83(2).
(2) Entering the silo at night is allowed only in accordance with Annex H.

${Array.from({ length: 95 }, (_, lot) => filler(lot + 2))
  .join('\n')
  .replace(
    'Article 83 Lot 83\n',
    'Article 83 Arrears\n(2) The surcharge is seven per cent a quarter.\n',
  )}
ANNEX H
Two persons with helmets may enter.
`
const home = `# Handbook

## Abroad

You may work abroad for a while; how long is set out in [Limits](time-off.md#limits).
`
const timeOff = `# Time off

## Leave

Everybody has leave. ${'It is asked for in writing. '.repeat(60)}

## Limits

At most thirty days a year.
`

describe.each(storageEngines)('places that an answer refers to, on $name', ({ name }) => {
  let service: ComposedService
  let ada: TestCaller
  let handbook: string

  test.beforeAll(async ({ serviceOn }) => {
    service = await serviceOn(name)
    ada = await service.account()
    await ada.call('addDocument', { text: storage })
    handbook = (await ada.upload(Buffer.from(home), 'index.md')).doc_id
    await ada.upload(Buffer.from(timeOff), 'time-off.md')
  })

  test.each([
    ['What surcharge do late fees bear?', 'seven per cent'],
    ['Is entering the silo at night allowed?', 'Two persons with helmets'],
    ['How long may I work abroad?', 'thirty days'],
  ])('%s is answered with them, wherever they stand', async (question, told) => {
    for (const reasoning_engine of ['rag', 'graph'] as const)
      for (const model of ['snap', 'ponder'] as const) {
        const reply = await ada.call('interact', { ...ask(question), reasoning_engine, model })

        expect(reply.messages.at(-1)?.content).toContain(told)
        const ids = reply.trace.nodes.map(({ doc_id }) => doc_id)
        for (const { doc_id, start, end, quote } of reply.citations) {
          expect((await ada.text(doc_id)).slice(start, end)).toBe(quote)
          expect(ids).toContain(doc_id)
        }
      }
  })

  test('a link is not followed beyond the reach of the question or of who asks', async () => {
    const question = ask('How long may I work abroad?')
    const bob = await service.account()
    await bob.upload(Buffer.from(home), 'index.md')

    const ofOne = await ada.call('interact', { ...question, target_doc_id: handbook })
    const ofBob = await bob.call('interact', question)

    for (const { messages, citations } of [ofOne, ofBob]) {
      expect(citations.length).toBeGreaterThan(0)
      expect(messages.at(-1)?.content).not.toContain('thirty days')
    }
  })
})
