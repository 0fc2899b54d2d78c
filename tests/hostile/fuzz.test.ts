import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  oneof,
  string,
  tuple,
} from 'fast-check'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { ServiceError } from '../../src/base/service-error.ts'
import { analyseTexts } from '../../src/documents/analysis-thread.ts'
import { chunkText } from '../../src/documents/chunk-text.ts'
import { manuscriptOfText } from '../../src/documents/manuscript.ts'
import { parseDocument } from '../../src/documents/parse/parse-document.ts'
import { readQuestion } from '../../src/engines/retrieval/read-question.ts'
import { readBlocks } from '../../src/extraction/blocks/read-blocks.ts'
import { TextBudget } from '../../src/extraction/blocks/text-budget.ts'
import { builtInMind } from '../../src/mind/built-in/built-in-mind.ts'
import { passageOf } from '../support/passage-of.ts'
import { expectLinear } from './grows-linearly.ts'

const fixed = { seed: 20_261_122, numRuns: 60 }

/** Pieces of what the formats are made of, in any order and number: bad input that gets far. */
const marks = constantFrom(
  ...[
    '# ',
    '\n',
    '\n\n',
    '- ',
    '1. ',
    '> ',
    '```\n',
    '| a | b |\n|---|---|\n',
    '<table><tr><td>',
    '</td></tr>',
  ],
  ...[
    '<p>',
    '</div>',
    '<!--',
    '-->',
    '[a](b)',
    '![',
    '](',
    '{"a":',
    '[',
    ']',
    '}',
    ',',
    '"',
    '\\',
    ';',
    '\t',
  ],
  ...[
    'From: a\n',
    'Content-Type: text/html\n\n',
    'Dr. A. B. ',
    'Ada (AB) ',
    '(',
    '«',
    '»',
    '“',
    '”',
    '.!?',
    "'s ",
  ],
  ...[
    '什么是',
    'Wer hat ',
    'who ',
    'what about ',
    ' and ',
    '\0',
    '\ufeff',
    '\ud800',
    'e\u0301',
    '\u202e',
  ],
)
const written = array(oneof(marks, string({ maxLength: 12 })), { maxLength: 60 }).map((parts) =>
  parts.join(''),
)

const parts = {
  docx: ['word/document.xml', '<w:document><w:body><w:p><w:r><w:t>'],
  pptx: ['ppt/presentation.xml', '<p:presentation><p:sldId r:id="r1"/>'],
  xlsx: ['xl/workbook.xml', '<workbook><sheets><sheet name="a" r:id="r1"/>'],
  odt: ['content.xml', '<office:text><text:p>'],
  epub: ['META-INF/container.xml', '<rootfile full-path="a.opf"/>'],
} as const

const texts = tuple(
  constantFrom('a.txt', 'a.md', 'a.csv', 'a.html', 'a.json', 'a.eml', ''),
  constantFrom(
    '',
    '%PDF-1.7\n',
    '<!doctype html><title>',
    '{"a":',
    'a,b\n',
    'From: a\nDate: b\nTo: c\n\n',
  ),
  written,
).map(([filename, begin, text]) => ({ filename, bytes: Buffer.from(begin + text) }))

const archives = tuple(constantFrom(...Object.values(parts)), written).map(
  ([[name, begin], text]) => ({
    filename: 'a',
    bytes: zipSync({
      '[Content_Types].xml': Buffer.from('<Types/>'),
      'xl/_rels/workbook.xml.rels': Buffer.from(
        `<Relationship Id="r1" Type="x/worksheet" Target="a.xml"/>${text}`,
      ),
      'xl/a.xml': Buffer.from(`<row><c t="s"><v>${text}`),
      'ppt/_rels/presentation.xml.rels': Buffer.from(
        '<Relationship Id="r1" Type="x/slide" Target="a.xml"/>',
      ),
      'ppt/a.xml': Buffer.from(`<p:sp><a:t>${text}`),
      [name]: Buffer.from(begin + text),
    }),
  }),
)

test('a file of any format is read or refused with a reason, whatever is in it', async () => {
  await assert(
    asyncProperty(oneof(texts, archives), async ({ bytes, filename }) => {
      const read = await parseDocument(bytes, { filename }, new TextBudget(100_000)).catch(refusal)
      if (read === undefined) return
      expect(read.text.isWellFormed()).toBe(true)
      let last = 0
      for (const { start, end } of read.blocks) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeLessThanOrEqual(read.text.length)
        last = end
      }
      chunkText(read.text, read.blocks)
    }),
    fixed,
  )
})

test('any text is cut, analysed, asked for and quoted', async () => {
  await assert(
    asyncProperty(
      written,
      written,
      integer({ min: 0, max: 3 }),
      async (text, question, earlier) => {
        const { text: clean, blocks, title } = manuscriptOfText(`a${text}`, {})
        analyseTexts([{ text: clean, blocks, title }])
        const turns = Array.from({ length: earlier }, () => ({
          role: 'user' as const,
          content: text,
        }))
        const asked = builtInMind.understand([...turns, { role: 'user', content: question }])
        readQuestion(asked.text, asked.context)
        const passages = [passageOf(clean.slice(0, 2_000), { title })]
        builtInMind.plan(asked, passages)
        for (const { quote } of builtInMind.compose(asked, passages, 'ponder').citations)
          expect(clean).toContain(quote)
      },
    ),
    { ...fixed, numRuns: 40 },
  )
})

test('what is put together of any mark grows linearly', async () => {
  await assert(
    asyncProperty(array(marks, { minLength: 1, maxLength: 3 }), async (some) => {
      const unit = some.join('')
      expectLinear((size) => {
        const text = unit.repeat(Math.ceil(size / unit.length)).slice(0, size)
        return () => chunkText(text.toWellFormed(), readBlocks(text.toWellFormed()))
      }, 20_000)
    }),
    { ...fixed, numRuns: 60 },
  )
})

test.each([
  ['characters', `${'word '.repeat(30_000)}`, '100,000 characters of text (MAX_TEXT_CHARACTERS)'],
  ['headings', '# a\n'.repeat(100_001), '100,000 headings'],
  ['cells', `${'a,'.repeat(999)}b\n`.repeat(2_001), '2,000,000 cells'],
])('a document of too many %s is refused with the limit', async (what, text, message) => {
  const budget = new TextBudget(what === 'characters' ? 100_000 : undefined)
  const filename = what === 'cells' ? 'a.csv' : 'a.md'

  const parsing = parseDocument(Buffer.from(text), { filename }, budget)

  const refused = await parsing.catch(refusalOf)
  expect(refused).toBe(message)
})

/** The limit that a refusal names. */
function refusalOf(error: unknown): string | undefined {
  refusal(error)
  return /more than (.*), which/.exec(String(error))?.[1]
}

function refusal(error: unknown): undefined {
  expect(error).toBeInstanceOf(ServiceError)
  expect(error).toMatchObject({ code: 'unprocessable_document' })
  return undefined
}
