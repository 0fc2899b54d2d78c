import { describe, expect } from 'vitest'
import { ask } from '../support/service/interactions.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

/** Rules of so many sections, each a passage or more. */
function rules(year: number, fee: number, sections: number): string {
  const section = (at: number) =>
    `## Boat ${at}\n\n${`The crew of boat ${at} cleans the deck after each trip. `.repeat(30)}`
  const fees = `## Fees\n\nThe yearly fee is ${fee} pounds.`
  const all = Array.from({ length: sections }, (_, at) => section(at))
  return [`# Rules of the rowing club ${year}`, fees, ...all].join('\n\n')
}
const others = Array.from({ length: 13 }, (_, at) => {
  return `# Log of day ${at}\n\nOn day ${at} the wind came from the west. The lamp was lit.`
})
const question = ask('What changed in the rules of the rowing club?')

describe.each(storageEngines)('on $name', ({ name: engine }) => {
  test.override({ engine })

  test('what changed is told from two versions, and only what is quoted is bought', async ({
    ada,
  }) => {
    const old = rules(2023, 60, 5)
    const now = rules(2024, 65, 5)
    const first = await ada.call('addDocument', { text: now })
    const second = await ada.call('addDocument', { text: old })
    const texts = new Map([
      [first.doc_id, now],
      [second.doc_id, old],
    ])
    const told = async (reasoning_engine: 'rag' | 'graph') => {
      const { messages, citations, grounding, usage } = await ada.call('interact', {
        ...question,
        reasoning_engine,
      })
      expect(grounding).toBe('answered')
      expect(messages.at(-1)?.content).toContain('The yearly fee is 60 pounds.[1] → 65 pounds [2]')
      expect(usage.nodes_accessed).toBe(2)
      for (const { doc_id, start, end, quote } of citations)
        expect(texts.get(doc_id)?.slice(start, end)).toBe(quote)
    }

    await told('rag')
    await told('graph')
    for (const text of others) await ada.call('addDocument', { text })
    await told('rag')
    const long = await ada.call('addDocument', { text: rules(2025, 70, 500) })
    const ofLong = await ada.call('interact', question)

    expect(ofLong.messages.at(-1)?.content).not.toContain('→')
    await ada.call('deleteDocument', { doc_id: long.doc_id })
  })
})
