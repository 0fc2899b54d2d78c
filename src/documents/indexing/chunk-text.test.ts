import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Block, blockKinds } from '../../extraction/blocks/block.ts'
import { parseMarkdown } from '../parse/text/parse-text.ts'
import { type Chunk, chunkText } from './chunk-text.ts'

const lengthMax = 2_000

/** Any code units, and pieces that make texts long enough to be cut. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('\n\n', '\n', ' ', '. ', '。', '\ud83d', '\u0301', '\ufeff'),
      fc
        .tuple(
          fc.constantFrom('word ', 'あ', 'ก', '👩‍👩‍👧‍👦', '👩\u200d', 'x', ' ', '\n', 'One. Two! '),
          fc.integer({ min: 1, max: 900 }),
        )
        .map(([piece, times]) => piece.repeat(times)),
    ),
    { maxLength: 30 },
  )
  .map((pieces) => pieces.join(''))

const textWithBlocks = anyText.chain((text) =>
  fc
    .uniqueArray(
      fc.tuple(fc.nat(text.length), fc.constantFrom(...blockKinds), fc.boolean(), fc.nat(2_500)),
      { maxLength: 30, selector: ([start]) => start },
    )
    .map((places) => {
      const blocks = places
        .toSorted(([a], [b]) => a - b)
        .flatMap(([start, kind, opens, length], index, all): Block[] => {
          const end = Math.min(start + length, all[index + 1]?.[0] ?? text.length)
          return end > start ? [{ kind, start, end, depth: Number(kind === 'heading'), opens }] : []
        })
      return { text, blocks }
    }),
)

test('chunks are in order, apart, not empty and not too long, and hold every visible character', () => {
  fc.assert(
    fc.property(textWithBlocks, ({ text, blocks }) => {
      const chunks = chunkText(text, blocks)
      let end = 0
      for (const chunk of chunks) {
        expect(text.slice(end, chunk.start)).not.toMatch(/\S/)
        expect(text.slice(chunk.start, chunk.end)).toMatch(/^\S([\s\S]*\S)?$/)
        expect(chunk.end - chunk.start).toBeLessThanOrEqual(lengthMax)
        end = chunk.end
      }
      expect(text.slice(end)).not.toMatch(/\S/)
    }),
    { numRuns: 300 },
  )
})

test('no cut splits a surrogate pair', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { start, end } of chunkText(text, []))
        for (const place of [start, end])
          expect(text.slice(place - 1, place + 1)).not.toMatch(/^[\ud800-\udbff][\udc00-\udfff]$/)
    }),
    { numRuns: 300 },
  )
})

test('a text of up to 2,000 units without headings stays whole', () => {
  const text = `${'One paragraph.\n\n'.repeat(124)}And the end of it.`
  expect(chunkText(text.slice(0, lengthMax), [])).toHaveLength(1)
  expect(chunkText(`${text}${text}`, []).length).toBeGreaterThan(1)
})

test.each([
  ['paragraphs', `${'A sentence of some words. '.repeat(8).trim()}\n\n`, /\.$/, /^A sentence/],
  ['sentences', 'Dr. Ada wrote 3.5 pages, e.g. notes. ', /notes\.$/, /^Dr\. Ada/],
  ['rows of a table', 'name: Ada. City; city: London. Town\n', /Town$/, /^name:/],
  ['Chinese sentences', '机器可以做任何我们知道如何命令它做的事情。', /。$/, /^机器/],
  ['Japanese words', 'プログラミング言語の歴史', /[^ゃゅょっー]$/, /^[^ーゃゅょっ]/],
  ['Thai words', 'การเขียนโปรแกรมคอมพิวเตอร์', /./, /^[ก-ฮเแโใไ]/],
])('%s stay whole where a text is cut', (_, piece, end, start) => {
  const text = piece.repeat(Math.ceil(9_000 / piece.length))
  const chunks = chunkText(text, []).map((chunk) => text.slice(chunk.start, chunk.end))
  expect(chunks.length).toBeGreaterThan(4)
  for (const chunk of chunks) {
    expect(chunk).toMatch(end)
    expect(chunk).toMatch(start)
  }
})

test('a chunk knows the headings it stands under', () => {
  const body = 'Some words about it. '.repeat(30)
  const { chunks, titles } = chunkMarkdown(
    `${body}\n# Engines\n## Analytical\n${body}\n## Difference\n${body}\n# People\n${body}`,
  )
  expect(chunks.map(({ layout }) => layout.headings)).toEqual([
    [],
    ['Engines', 'Analytical'],
    ['Engines', 'Difference'],
    ['People'],
  ])
  expect(titles[1]).toMatch(/^# Engines\n## Analytical\n/)
})

test('short sections join under the headings they share', () => {
  const { chunks } = chunkMarkdown(
    '# Birds\n## Duck\nSwims.\n## Owl\nFlies.\n# Fish\n## Eel\nSwims.\n',
  )
  expect(chunks.map(({ layout }) => layout.headings)).toEqual([['Birds'], ['Fish', 'Eel']])
})

function chunkMarkdown(markdown: string): { chunks: Chunk[]; titles: string[] } {
  const { text, blocks } = parseMarkdown(markdown)
  const chunks = chunkText(text, blocks)
  return { chunks, titles: chunks.map(({ start, end }) => text.slice(start, end)) }
}

const row = (index: number) => `| key ${index} | ${'value of it '.repeat(6)}|`
const rows = Array.from({ length: 60 }, (_, index) => row(index)).join('\n')

test('a chunk that goes on with a table knows its header, and no row is cut', () => {
  const { chunks, titles } = chunkMarkdown(
    `# T\n\nAll keys:\n\n| Key | Value |\n|---|---|\n${rows}`,
  )
  expect(chunks.length).toBeGreaterThan(2)
  expect(chunks[0]?.layout.leadIn).toBeUndefined()
  for (const [index, { layout }] of chunks.entries()) {
    if (index > 0) expect(layout.leadIn?.text).toBe('Key | Value')
    expect(titles[index]).toMatch(/\|$/)
  }
})

test('a chunk that goes on with a list knows what leads to it, and no item is cut', () => {
  const items = Array.from(
    { length: 40 },
    (_, index) => `- Item ${index}: ${'it goes. On '.repeat(7)}end`,
  )
  const { chunks, titles } = chunkMarkdown(`## L\n\nThese are required:\n\n${items.join('\n')}`)
  expect(chunks.length).toBeGreaterThan(2)
  for (const [index, { layout }] of chunks.entries()) {
    if (index > 0) expect(layout.leadIn?.text).toBe('These are required:')
    expect(titles[index]).toMatch(/end$/)
  }
})

test('code stays whole, with its fence, where it fits into a passage', () => {
  const code = `\`\`\`js\n${'call(1)\n\n'.repeat(170)}\`\`\``
  const { titles } = chunkMarkdown(`# C\n\n${'Some words. '.repeat(25)}\n\n${code}\n\nAfter it.`)
  expect(titles.some((title) => title.includes(code))).toBe(true)
})

test('the blocks of a chunk are those of its part of the text', () => {
  fc.assert(
    fc.property(textWithBlocks, ({ text, blocks }) => {
      const inText = (range: { start: number; end: number }) => text.slice(range.start, range.end)
      const cut = chunkText(text, blocks).flatMap(({ start, end, layout }) =>
        layout.blocks.map((block) => text.slice(start, end).slice(block.start, block.end)),
      )
      expect(cut.join('').replace(/\s/g, '')).toBe(blocks.map(inText).join('').replace(/\s/g, ''))
    }),
    { numRuns: 300 },
  )
})
