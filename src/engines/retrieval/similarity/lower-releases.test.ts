import { expect, test } from 'vitest'
import { MemoryIndex } from '../../../../tests/support/library/memory-index.ts'
import { retrieve } from '../retrieve.ts'

const manual =
  'At night and in fog, and whenever others have to see the ship from afar, the lamp is lit with the switch under the deck.'

test.each(['rag', 'graph'] as const)(
  '%s: the manual comes before what was changed in releases, unless that is asked for',
  async (engine) => {
    const index = new MemoryIndex()
    for (let minor = 1; minor <= 8; minor++) {
      const headings = ['Changes', `Version 1.${minor} (2019-0${minor}-02)`]
      index.add(`change ${minor}`, { ...page, headings, text: `Fix: the lamp is lit at ${minor}.` })
    }
    index.add('manual', { ...page, headings: ['Deck'], text: manual })
    const found = async (question: string) => {
      const chunks = await retrieve(question, index, { engine, limit: 3 })
      return chunks.map(({ chunk }) => chunk.text)
    }

    expect((await found('How is the lamp lit?'))[0]).toBe(manual)
    expect((await found('What was fixed with the lamp?'))[0]).not.toBe(manual)
  },
)

const page = { title: 'Ship', language: 'en', opensDocument: false }
