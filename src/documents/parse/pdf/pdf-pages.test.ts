import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnPdf } from '../../../../tests/support/library/drawn-pdf.ts'
import { partAt } from '../../../extraction/blocks/document-parts.ts'
import { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { parsePdf } from './parse-pdf.ts'

/** What a page shows: so many lines, in letters of one width or not, with more space before some. */
const page = fc.array(
  fc.record({ font: fc.constantFrom('Helvetica', 'Courier'), gap: fc.constantFrom(14, 40) }),
  { minLength: 1, maxLength: 12 },
)

test('each line of a PDF is on the page that it was drawn on, and none of them is read as a picture', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(page, { minLength: 1, maxLength: 4 }), async (pages) => {
      const bytes = await drawnPdf((document) => {
        for (const [index, lines] of pages.entries()) {
          if (index > 0) document.addPage()
          let y = 60
          for (const [line, { font, gap }] of lines.entries()) {
            y += gap
            document.font(font).text(lineOf(index, line), 72, y, { lineBreak: false })
          }
        }
      })

      const read = await parsePdf(bytes, new TextBudget())
      const { text, parts = [] } = read

      const found = pages.flatMap((lines, index) =>
        lines.map((_, line) => partAt(parts, text.indexOf(lineOf(index, line)))),
      )
      expect(found).toEqual(pages.flatMap((lines, index) => lines.map(() => ({ page: index + 1 }))))
      expect(await parsePdf(bytes, new TextBudget(), 'wanted')).toEqual(read)
    }),
    { numRuns: 40 },
  )
})

const leaves = ['north', 'south', 'east', 'west']
const boats = 'bark brig canoe cutter dinghy ferry gig ketch kayak pilot sloop yawl'.split(' ')

/** A line of a leaf, in words that no other one has: what pages have in common is left out. */
function lineOf(page: number, line: number): string {
  return `and the ${boats[line]} of the ${leaves[page]} sails when the tide has turned`
}
