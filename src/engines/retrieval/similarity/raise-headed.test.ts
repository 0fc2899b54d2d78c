import { expect, test } from 'vitest'
import { MemoryIndex } from '../../../../tests/support/library/memory-index.ts'
import { readBlocks } from '../../../extraction/blocks/read-blocks.ts'
import { retrieve } from '../retrieve.ts'

const others = Array.from(
  { length: 20 },
  (_, other) => `The lamp of ship ${other} is like the lamp of ship ${other + 1}, a lamp.`,
)
const described = '## Lamp (default: off)\n\nWarns others at night.\n'

test.each(['rag', 'graph'] as const)(
  '%s: the place under the name that is asked for comes before those that write it more often',
  async (engine) => {
    const first = async (question: string) => {
      const index = new MemoryIndex()
      for (const [number, text] of [...others, described].entries()) {
        const layout = { title: 'Ships', headings: [], language: 'en', opensDocument: false }
        index.add(`${number}`, { ...layout, text, blocks: readBlocks(text) })
      }
      return (await retrieve(question, index, { engine, limit: 3 }))[0]?.chunk.text
    }

    expect(await first('What is a lamp?')).toBe(described)
    expect(await first('lamp')).toBe(described)
    expect(await first('Is the lamp of ship 7 like another?')).toContain('ship 7')
  },
)
