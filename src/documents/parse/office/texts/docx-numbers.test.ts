import { expect, test } from 'vitest'
import { docxOf, relationships } from '../../../../../tests/support/library/sample-files.ts'
import { parseDocument } from '../../parse-document.ts'

/** The blocks of a document with these lists, each the formats and texts of its levels, numbered from 1. */
async function blocksOf(lists: readonly string[][], body: string, nums = ''): Promise<string[]> {
  const main = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  const levelOf = (written: string, ilvl: number) => {
    const [format, text, style] = written.split('|')
    const linked = style === undefined ? '' : `<w:pStyle w:val="${style}"/>`
    return `<w:lvl w:ilvl="${ilvl}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${linked}<w:lvlText w:val="${text}"/></w:lvl>`
  }
  const declared = lists.map(
    (levels, at) =>
      `<w:abstractNum w:abstractNumId="${at + 1}">${levels.map(levelOf).join('')}</w:abstractNum>`,
  )
  const numbered = lists.map(
    (_, at) => `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${at + 1}"/></w:num>`,
  )
  const file = docxOf(body, {
    'word/numbering.xml': `<w:numbering ${main}>${declared.join('')}${numbered.join('')}${nums}</w:numbering>`,
    'word/styles.xml': `<w:styles ${main}><w:style w:type="paragraph" w:styleId="Title1"><w:name w:val="heading 1"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style></w:styles>`,
    'word/_rels/document.xml.rels': relationships({
      rId1: ['numbering', 'numbering.xml'],
      rId2: ['styles', 'styles.xml'],
    }),
  })
  const { text, blocks } = await parseDocument(file, {})
  return blocks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)
}

const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
const numbered = (text: string, ilvl: number, numId = 1) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${ilvl}"/><w:numId w:val="${numId}"/></w:numPr></w:pPr>${run(text)}</w:p>`
const titled = (text: string) =>
  `<w:p><w:pPr><w:pStyle w:val="Title1"/><w:pPrChange><w:pPr><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr></w:pPrChange></w:pPr>${run(text)}</w:p>`

test('clauses have the numbers that their document counts, and letters below them are items', async () => {
  const levels = ['decimal|%1.|Title1', 'decimal|%1.%2', 'lowerLetter|(%3)']
  const body =
    titled('Rent') +
    numbered('It is due in May.', 1) +
    numbered('It pays for:', 1) +
    numbered('the mill;', 2) +
    numbered('the weir.', 2) +
    titled('Term') +
    numbered('It ends in June.', 1)
  expect(await blocksOf([levels], body)).toEqual([
    'heading: 1. Rent',
    'paragraph: 1.1 It is due in May.',
    'paragraph: 1.2 It pays for:',
    'item: (a) the mill;',
    'item: (b) the weir.',
    'heading: 2. Term',
    'paragraph: 2.1 It ends in June.',
  ])
})

test('properties of paragraphs in a drawing or a comment move no number to another clause', async () => {
  const drawing =
    '<w:p><w:r><w:drawing><a:p xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:pPr algn="ctr"/><a:r><a:t>x</a:t></a:r></a:p></w:drawing></w:r></w:p>'
  const body = `${drawing}${drawing}<!-- </w:pPr> -->${numbered('It is due.', 0)}${numbered('It ends.', 0)}`
  expect(await blocksOf([['decimal|Clause %1']], body)).toEqual([
    'paragraph: Clause 1 It is due.',
    'paragraph: Clause 2 It ends.',
  ])
})

test('a number with a word is counted in its format, from where its list begins anew', async () => {
  const levels = ['upperRoman|Article %1', 'decimalZero|§ %1-%2']
  const again =
    '<w:num w:numId="9"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="9"/></w:lvlOverride></w:num>'
  const body =
    numbered('The club rows.', 0) + numbered('It rows daily.', 1) + numbered('It sings.', 0, 9)
  expect(await blocksOf([levels], body, again)).toEqual([
    'paragraph: Article I The club rows.',
    'paragraph: § I-01 It rows daily.',
    'paragraph: Article IX It sings.',
  ])
})

test('plain numbers stay those of a list, with the letters nested in it', async () => {
  const levels = ['decimal|%1.', 'lowerLetter|%2.']
  const body = numbered('Wash.', 0) + numbered('Warm.', 1) + numbered('Dry.', 0)
  expect(await blocksOf([levels], body)).toEqual(['item: Wash.', 'item: Warm.', 'item: Dry.'])
  const letters = numbered('Wash.', 0) + numbered('Dry.', 0)
  expect(await blocksOf([['upperLetter|%1)']], letters)).toEqual([
    'item: A) Wash.',
    'item: B) Dry.',
  ])
})
