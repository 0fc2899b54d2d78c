import { expect, test } from 'vitest'
import { MemoryIndex } from '../../../../tests/support/library/memory-index.ts'
import { retrieve } from '../retrieve.ts'

test.each(['rag', 'graph'] as const)(
  '%s: what many pages say word for word leaves room for what others say',
  async (engine) => {
    const index = new MemoryIndex()
    const option = 'The option tide-table tells how often the tide is read.'
    for (let page = 0; page < (engine === 'rag' ? 80 : 12); page++)
      index.add(`copy ${page}`, pageOf(`Page ${page}`, option))
    for (let page = 0; page < 4; page++)
      index.add(`other ${page}`, pageOf(`Other ${page}`, `A tide-table is read at pier ${page}.`))

    const found = await retrieve('How often is the tide-table read?', index, { engine, limit: 5 })

    const copies = found.filter(({ chunk }) => chunk.text === option)
    expect(copies.length).toBeGreaterThan(0)
    expect(copies.length).toBeLessThan(4)
    expect(found).toHaveLength(5)
  },
)

test.each(['rag', 'graph'] as const)(
  '%s: copies stay under a title that is asked about',
  async (engine) => {
    const index = new MemoryIndex()
    const clause = 'The notice period is three months.'
    for (const name of ['Ada', 'Grace', 'Alan']) index.add(name, pageOf(`Lease of ${name}`, clause))
    for (let number = 0; number < 9; number++)
      index.add(`${number}`, pageOf(`Notice ${number}`, 'The notice of a period.'))
    const question = 'Which notice period have the leases of Ada and Grace?'

    const found = await retrieve(question, index, { engine, limit: 5 })

    const titles = found.map(({ chunk }) => chunk.title)
    expect(titles.slice(0, 2).toSorted()).toEqual(['Lease of Ada', 'Lease of Grace'])
  },
)

function pageOf(title: string, text: string) {
  return { title, headings: [], text, language: 'en', opensDocument: true }
}
