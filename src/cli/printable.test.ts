import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inColumns } from './in-columns.ts'
import { printable, printableJson } from './printable.ts'

/** What clears a screen or begins a command in a terminal, or turns the direction of a line around. */
const controlling = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u
const texts = fc.string({
  unit: fc.constantFrom('a', 'ש', ' ', '\n', '\x1b[2J', '\x9b', '\x7f', '\u202e', '\u2067', '"'),
})

test('no text or JSON controls the terminal, and JSON loses nothing', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(printable(text)).not.toMatch(controlling)
      const json = printableJson({ [text]: text })
      expect(json).not.toMatch(controlling)
      expect(JSON.parse(json)).toEqual({ [text]: text })
    }),
  )
})

test('a row of columns stays one line whatever its cells have', () => {
  fc.assert(
    fc.property(fc.array(fc.array(texts), { minLength: 1 }), (rows) => {
      expect(inColumns(rows).split('\n')).toHaveLength(rows.length)
    }),
  )
})
