import { expect, test } from 'vitest'
import { MemoryIndex } from '../../../../tests/support/library/memory-index.ts'
import { readBlocks } from '../../../extraction/blocks/read-blocks.ts'
import { retrieve } from '../retrieve.ts'

const contracts = [
  'Lease of the quay. The rent is 96,000 crowns a year. The deposit is kept.',
  'Contract of the bicycles. The deposit is 20 crowns for a bicycle, and no deposit is kept.',
  `Gears and lamps are counted each spring, and what is missing is told to the office, which writes to the yard and to all that have keys of it. ${'Nothing else is told of them here, and nobody asks. '.repeat(6)}`,
]

test.each(['rag', 'graph'] as const)(
  '%s: a follow-up question is asked of the document that the last answer quoted, if it is near',
  async (engine) => {
    const index = new MemoryIndex()
    for (const [number, text] of contracts.entries()) {
      const layout = { title: `${number}`, headings: [], language: 'en', opensDocument: true }
      index.add(`${number}`, { ...layout, text, blocks: readBlocks(text) })
    }
    const first = async (said?: string, question = 'and the deposit?', context = '') => {
      const [best] = await retrieve(question, index, { engine, limit: 2, said, context })
      return best?.chunk.docId
    }

    expect(await first()).toBe('1')
    expect(await first('The rent is 96,000 crowns a year.')).toBe('0')
    expect(await first('The rent is what it was before.')).toBe('1')
    const another = ['How many gears and lamps are there?', 'crowns year quay'] as const
    expect(await first('The rent is 96,000 crowns a year.', ...another)).toBe('2')
  },
)
