import { expect, test } from 'vitest'
import { MemoryIndex } from '../../../../tests/support/library/memory-index.ts'
import { retrieve } from '../retrieve.ts'

const others = Array.from(
  { length: 20 },
  (_, other) => `Ship ${other} has an iron sail, as ship ${other + 1} has an iron sail.`,
)
const definition =
  'Many boats never need one. An iron sail is the engine that drives a boat in a calm.'

test.each(['rag', 'graph'] as const)(
  '%s: the place that says what a thing is comes before those that name it more often',
  async (engine) => {
    const first = async (question: string) => {
      const index = new MemoryIndex()
      for (const [number, text] of [...others, definition].entries())
        index.add(`${number}`, {
          ...{ title: 'Ships', headings: [], language: 'en', opensDocument: false },
          text,
        })
      return (await retrieve(question, index, { engine, limit: 3 }))[0]?.chunk.text
    }

    expect(await first('What is an iron sail?')).toBe(definition)
    expect(await first('iron sail')).not.toBe(definition)
  },
)
