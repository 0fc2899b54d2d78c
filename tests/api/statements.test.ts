import { describe, expect } from 'vitest'
import { ask } from '../support/service/interactions.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

const minutes = `# Minutes of the club

## Boats

We agreed to sell the old four. Mara will write to the yard by 3 May.

## Roof

Ivo suggested tiles. No decision; Mara will ask the town.
`
/** Minutes that take a passage for each item. */
function series(items: number): string {
  const item = (at: number) =>
    `## Item ${at}\n\n${'The board heard a long report on it. '.repeat(30)}We agreed to paint boat ${at}.`
  return ['# Minutes', ...Array.from({ length: items }, (_, at) => item(at))].join('\n\n')
}
const others = Array.from({ length: 13 }, (_, at) => {
  return `# Log ${at}\n\nOn day ${at} the wind came from the west. The lamp was lit.`
})

describe.each(storageEngines)('on $name', ({ name: engine }) => {
  test.override({ engine })

  test('statements of a kind are told from whole documents, exactly', async ({ ada }) => {
    const { doc_id } = await ada.call('addDocument', { text: minutes })

    for (const reasoning_engine of ['rag', 'graph'] as const) {
      const options = { ...ask('What are the action items?'), reasoning_engine }
      const reply = await ada.call('interact', options)

      expect(reply.grounding).toBe('answered')
      expect(reply.citations.map(({ quote }) => quote)).toEqual([
        'Mara will write to the yard by 3 May.',
        'No decision; Mara will ask the town.',
      ])
      for (const { start, end, quote } of reply.citations)
        expect(minutes.slice(start, end)).toBe(quote)
    }
    const ofNoTerm = await ada.call('interact', ask('Who has to do what?'))
    expect(ofNoTerm.citations.map(({ quote }) => quote)).toContain(
      'Mara will write to the yard by 3 May.',
    )
    const whole = await ada.call('addDocument', { text: series(100) })
    const ofAll = await ada.call('interact', {
      ...ask('Which decisions were made?'),
      target_doc_id: whole.doc_id,
    })
    expect(ofAll.messages.at(-1)?.content).toMatch(/^\*\*Decisions: \d+ \/ 100\*\*/)
    const long = await ada.call('addDocument', { text: series(500) })
    const ofLong = await ada.call('interact', {
      ...ask('Which decisions were made?'),
      target_doc_id: long.doc_id,
    })
    expect(ofLong.messages.at(-1)?.content).not.toContain('Decisions:')
    for (const id of [whole.doc_id, long.doc_id]) await ada.call('deleteDocument', { doc_id: id })
    for (const text of others) await ada.call('addDocument', { text })
    const ofMany = await ada.call('interact', ask('What was decided in the minutes of the club?'))

    expect(ofMany.citations.map((one) => [one.doc_id, one.quote])).toEqual([
      [doc_id, 'We agreed to sell the old four.'],
    ])
  })

  test('what happened in a decade is found by its years, among many documents', async ({ ada }) => {
    for (const text of others) await ada.call('addDocument', { text })
    const text =
      '# The hall\n\nIn 1952 a barn stood here. In 1974 the hall was built. In 2001 it burned down.'
    const { doc_id } = await ada.call('addDocument', { text })

    for (const model of ['snap', 'ponder'] as const) {
      const reply = await ada.call('interact', { ...ask('What happened in the 1970s?'), model })

      expect(reply.grounding).toBe('answered')
      expect(reply.citations.map((one) => [one.doc_id, one.quote])).toEqual([
        [doc_id, 'In 1974 the hall was built.'],
      ])
    }
  })

  test('a balance that does not reach over all of them buys those that are told', async ({
    serviceOn,
  }) => {
    const poor = await (await serviceOn(engine)).account(3.5)
    await poor.call('addDocument', { text: series(30) })

    const { citations, usage } = await poor.call('interact', ask('Which decisions were made?'))

    expect(usage.limited_by_balance).toBe(true)
    expect(usage.balance_remaining).toBe(0)
    expect(citations.length).toBe(usage.nodes_accessed)
  })
})
