import { describe, expect } from 'vitest'
import { ask } from '../support/service/interactions.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

/** A document that tells its date only before its first passage, and the fee in a later one. */
function rules(title: string, date: string, fee: number): string {
  const filler = `The crew of the ${title} cleans the deck after each trip. `.repeat(60)
  const head = `---\ntitle: ${title}\ndate: ${date}\n---`
  return `${head}\n\n# ${title}\n\n${filler}\n\n## Fees\n\nThe yearly fee is ${fee} pounds.\n`
}

describe.each(storageEngines)('on $name', ({ name: engine }) => {
  test.override({ engine })

  test('the document that was written last answers, and the older one is told beside it', async ({
    ada,
  }) => {
    const texts = [rules('Bylaws', '2025-03-01', 65), rules('Handbook', '2022-05-01', 60)]
    for (const text of texts) await ada.call('addDocument', { text })
    const { messages, citations } = await ada.call('interact', ask('How much is the yearly fee?'))

    expect(messages.at(-1)?.content).toMatch(
      /^65 pounds\.\[1\][\s\S]*\*\*Older, Handbook, 2022-05-01:\*\* The yearly fee is 60 pounds\.\[2\]$/,
    )
    expect(citations.map(({ title }) => title)).toEqual(['Bylaws', 'Handbook'])
  })
})
