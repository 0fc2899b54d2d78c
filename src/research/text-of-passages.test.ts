import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passageOf } from '../../tests/support/library/passage-of.ts'
import { chunkText } from '../documents/indexing/chunk-text.ts'
import { parseMarkdown } from '../documents/parse/text/parse-text.ts'
import { inDocument, textOfPassages } from './text-of-passages.ts'

const paragraph =
  'The lamp of Ekvik was lit each night. Its keeper wrote down who came and who went. '

/** A manual with sections of up to three levels, some of them longer than a chunk. */
const anyManual = fc
  .array(
    fc.record({
      level: fc.integer({ min: 1, max: 3 }),
      sentences: fc.integer({ min: 1, max: 40 }),
    }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((sections) =>
    sections
      .map(
        ({ level, sentences }, at) =>
          `${'#'.repeat(level)} Part ${at}\n\n${paragraph.repeat(sentences)}`,
      )
      .join('\n\n'),
  )

function passagesOf(written: string) {
  const { text, blocks } = parseMarkdown(written)
  const passages = chunkText(text, blocks).map(({ start, end, layout }) => {
    const { headings, blocks } = layout
    return passageOf(text.slice(start, end), { start, end, headings, blocks })
  })
  return { text, blocks, passages }
}

test('each block of the text stands in the document at its place, whichever passages there are', () => {
  fc.assert(
    fc.property(anyManual, fc.array(fc.boolean(), { maxLength: 40 }), (manual, chosen) => {
      const { text, passages } = passagesOf(manual)
      const own = passages.filter((_, at) => chosen[at] ?? true).toReversed()
      const read = textOfPassages(own)
      expect(read.text.length).toBeGreaterThanOrEqual(
        own.reduce((sum, one) => sum + one.text.length, 0),
      )
      for (const { start, end, kind } of read.blocks) {
        if (kind === 'heading') continue
        const place = inDocument(read.places, { start, end })
        expect(text.slice(place.start, place.end)).toBe(read.text.slice(start, end))
      }
    }),
  )
})

test('a whole document has the headings that it has, and a part of it those that it stands under', () => {
  const long = paragraph.repeat(30)
  const { text, blocks, passages } = passagesOf(
    `# Ekvik\n\n${long}\n\n## Lamp\n\n${long}\n\n## Keeper\n\n${long}`,
  )
  const headingsOf = (read: { text: string; blocks: typeof blocks }) =>
    read.blocks
      .filter(({ kind }) => kind === 'heading')
      .map(({ start, end }) => read.text.slice(start, end))

  expect(headingsOf(textOfPassages(passages))).toEqual(headingsOf({ text, blocks }))
  expect(headingsOf(textOfPassages(passages.slice(-1)))).toEqual(['Ekvik', 'Keeper'])
})
