import { expect, test } from 'vitest'
import { drawnPdf } from '../../../../../tests/support/library/drawn-pdf.ts'
import { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import { parsePdf } from '../parse-pdf.ts'

const prose = 'The ferry sails from the harbour at noon and comes back before the evening. '
const command = 'ring the bell of the ferry'
const listing = ['open the harbour', 'ring the bell', 'wait for the ferry', 'close the harbour']

test('a line of a cell in letters of one width is text of its row, and below a table it is code', async () => {
  const read = await parsePdf(
    await drawnPdf((document) => {
      const line = (text: string, x: number, y: number, font = 'Helvetica') =>
        document.font(font).fontSize(10).text(text, x, y, { lineBreak: false })
      document.font('Helvetica').fontSize(10).text(prose.repeat(8), 72, 72)
      line('Field', 72, 200).text('What it holds', 200, 200, { lineBreak: false })
      line('Name', 72, 220).text('The name of the ferry', 200, 220, { lineBreak: false })
      line('Signal', 72, 240).text('What the crew does first:', 200, 240, { lineBreak: false })
      line(command, 200, 252, 'Courier')
      line('and then waits.', 200, 264)
      line('Owner', 72, 284).text('Who pays for her', 200, 284, { lineBreak: false })
      for (const [at, text] of listing.entries()) line(text, 72, 330 + at * 12, 'Courier')
      document.font('Helvetica').text(prose.repeat(8), 72, 400)
    }),
    new TextBudget(),
  )
  const blocks = read.blocks.map(({ kind, start, end }) => [kind, read.text.slice(start, end)])

  expect(blocks.slice(1, -1)).toEqual([
    ['row', 'Field | What it holds'],
    ['row', 'Name | The name of the ferry'],
    ['row', `Signal | What the crew does first: ${command} and then waits.`],
    ['row', 'Owner | Who pays for her'],
    ['code', listing.join('\n')],
  ])
})
