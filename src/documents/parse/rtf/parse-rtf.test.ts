import { expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { parseDocument } from '../parse-document.ts'
import { parseRtf } from './parse-rtf.ts'

const head = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fswiss Arial;}{\f1\fcharset204 Arial;}}{\stylesheet{\s0 Normal;}{\s1 heading 1;}{\*\cs4 heading 4 char;}}`

function rtf(body: string): Uint8Array {
  return Buffer.from(`${head}${body}}`, 'latin1')
}

/** The blocks of a document with this body, each as `kind: text`. */
function shown(body: string): string[] {
  const { text, blocks } = parseRtf(rtf(body), new TextBudget())
  return blocks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)
}

test('headings, paragraphs and lists with their depth', async () => {
  const item = (depth: number, mark: string, text: string) =>
    String.raw`{\listtext ${mark}\tab}\pard\ls1\ilvl${depth} ${text}\par `
  const body = [
    String.raw`\pard\s1 Brewing\par \pard\s0 Fill the kettle\line and heat it.\par `,
    item(0, '1.', 'Wait.'),
    item(1, String.raw`\'b7`, 'Not long.'),
    item(0, '2.', 'Pour.'),
    String.raw`\pard\plain Drink{\b  it} now.\par`,
  ]
  const parsed = await parseDocument(rtf(body.join('\n')), { filename: 'a.rtf' })
  expect(parsed).toMatchObject({ format: 'rtf', title: 'Brewing' })
  expect(parsed.text).toBe(
    'Brewing\n\nFill the kettle\nand heat it.\n\n1. Wait.\n- Not long.\n2. Pour.\n\nDrink it now.',
  )
})

test('a table, and the notes at the end', () => {
  const row = (...cells: string[]) =>
    String.raw`\trowd\pard\intbl ${cells.map((cell) => String.raw`${cell}\cell `).join('')}\row `
  const note = String.raw`{\super\chftn{\footnote\pard {\chftn} With tax.}}`
  expect(
    shown(`${row('Size', 'Price')}${row('Small', `3 euros${note}`)}\\pard Cheap.\\par`),
  ).toEqual([
    'row: Size | Price',
    'row: Small | 3 euros[1]',
    'paragraph: Cheap.',
    'item: With tax.',
  ])
})

test.each([
  [String.raw`caf\'e9 \u8364 ?5 \endash  \{a\}`, 'café €5 – {a}'],
  [String.raw`{\f1 \'ea\'ee\'f4\'e5}`, 'кофе'],
  [String.raw`\uc2\u9749\'3f\'3fhot`, '☕hot'],
  ['caf\u00e9', 'café'],
])('characters of any code page: %s', (body, expected) => {
  expect(parseRtf(rtf(`\\pard ${body}\\par`), new TextBudget()).text).toBe(expected)
})

test('what is not shown is left out', () => {
  const hidden = String.raw`{\v hidden}{\*\unknown said}{\pict\bin4 {{{{ 00}{\header top}{\field{\*\fldinst HYPERLINK "x"}{\fldrslt here}}`
  expect(shown(`\\pard Look ${hidden}.\\par`)).toEqual(['paragraph: Look here.'])
})

test.each([
  ['in a group', String.raw`The ferry {\deleted\revauthdel1\revdttmdel9 was full}leaves.`],
  ['up to a sign', String.raw`The ferry \deleted was \'66ull \deleted0 leaves.`],
  ['up to plain text', String.raw`{The ferry \deleted was full\plain leaves.}`],
  ['beside hidden text', String.raw`The ferry {\deleted was {\v very \v0 full}}leaves.`],
  ['with a note', String.raw`The ferry {\deleted was{\footnote\pard Always.} full}leaves.`],
])('text that was deleted with tracked changes is left out: %s', (_, body) => {
  expect(shown(`\\pard ${body}\\par`)).toEqual(['paragraph: The ferry leaves.'])
})

test('a cell and a heading are left out where they were deleted', () => {
  const row = String.raw`\trowd\pard\intbl Size\cell {\deleted Weight}\cell Price\cell \row `
  expect(shown(String.raw`\pard\s1{\deleted Old\par}${row}\pard Cheap.\par`)).toEqual([
    'row: Size |  | Price',
    'paragraph: Cheap.',
  ])
})

test('a byte order mark of UTF-8, which an editor may put before it, is no part of the text', async () => {
  const bytes = Buffer.concat([
    Buffer.from('\ufeff'),
    rtf(String.raw`\pard The caf\'e9 opens.\par`),
  ])
  expect(await parseDocument(bytes, {})).toMatchObject({ format: 'rtf', text: 'The café opens.' })
})

test('its title is what the file says, or else its first heading', async () => {
  const info = String.raw`{\info{\author Ada Bell}{\title Coffee for two}}`
  const body = String.raw`\pard\s1 Brewing\par \pard\s0 Fill it.\par`
  expect(await parseDocument(rtf(info + body), {})).toMatchObject({
    title: 'Coffee for two',
    text: 'Brewing\n\nFill it.',
  })
  expect(await parseDocument(rtf(body), {})).toMatchObject({ title: 'Brewing' })
})

test('groups within each other without end are refused', async () => {
  await expect(parseDocument(rtf('{'.repeat(5_000)), {})).rejects.toThrow('nest too deeply')
})

test.each([
  '{a}',
  String.raw`\par `,
  String.raw`\'e9`,
  '\\',
  String.raw`{\listtext 1.}`,
  String.raw`\u9 `,
])('it is read in linear time: %s', async (part) => {
  await expectLinear((size) => {
    const bytes = rtf(`\\pard ${part.repeat(size)}\\par`)
    return () => parseRtf(bytes, new TextBudget())
  }, 20_000)
})
