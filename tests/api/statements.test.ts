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
    for (const text of others) await ada.call('addDocument', { text })
    const ofMany = await ada.call('interact', ask('What was decided in the minutes of the club?'))

    expect(ofMany.citations.map((one) => [one.doc_id, one.quote])).toEqual([
      [doc_id, 'We agreed to sell the old four.'],
    ])
  })
})
