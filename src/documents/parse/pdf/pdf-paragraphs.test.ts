import { expect, test } from 'vitest'
import { drawnPdf } from '../../../../tests/support/library/drawn-pdf.ts'
import { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { parsePdf } from './parse-pdf.ts'

const prose = 'The ferry sails from the harbour at noon and comes back before the evening. '

test('a line alone in a face of its own is a heading, and many of them are a list', async () => {
  const titled = await read((document) => {
    for (const title of ['Summer', 'Winter']) {
      document.font('Helvetica-Bold').text(title).font('Helvetica').text(prose.repeat(5)).moveDown()
    }
  })
  const listed = await read((document) => {
    document.text(prose.repeat(9)).moveDown().font('Helvetica-Bold')
    for (const name of ['Ada', 'Grace', 'Mary', 'Rosa']) document.text(name).moveDown(2)
  })

  expect(titled.filter(([kind]) => kind === 'heading')).toEqual([
    ['heading', 'Summer'],
    ['heading', 'Winter'],
  ])
  expect(listed.filter(([kind]) => kind === 'heading')).toEqual([])
})

test('a heading over two lines is one, and the next number begins another', async () => {
  const shown = await read((document) => {
    const title = (text: string, y: number) =>
      document.font('Helvetica-Bold').fontSize(18).text(text, 72, y, { lineBreak: false })
    document.text(prose.repeat(9), 72, 300)
    title('1 The ferry stays in the harbour.', 100)
    title('What can I do about this?', 120)
    title('2 The bell rings', 140)
    document.font('Helvetica').fontSize(12).text(prose, 72, 170)
  })

  expect(shown.filter(([kind]) => kind === 'heading').map(([, text]) => text)).toEqual([
    '1 The ferry stays in the harbour. What can I do about this?',
    '2 The bell rings',
  ])
})

test('a numbered title in small letters is a heading, and other small letters are none', async () => {
  const shown = await read((document) => {
    const small = (text: string) => document.font('Helvetica-Bold').fontSize(10).text(text)
    const text = () => document.font('Helvetica').fontSize(12).text(prose.repeat(5)).moveDown()
    for (const title of ['3.1.1 Ropes', '3.1.2 Knots', 'Note']) {
      small(title)
      text()
    }
  })

  expect(shown.filter(([kind]) => kind === 'heading').map(([, text]) => text)).toEqual([
    '3.1.1 Ropes',
    '3.1.2 Knots',
  ])
})

test('lines in letters of one width keep their ends and indents, unless all are typed so', async () => {
  const typed = (document: PDFKit.PDFDocument) => {
    document.font('Courier')
    document.text('while (true) {', 72, 300).text('sail(noon)', 86.4, 312).text('}', 72, 324)
  }

  expect(
    await read((document) => typed(document.text(prose.repeat(4)) && document)),
  ).toContainEqual(['code', 'while (true) {\n  sail(noon)\n}'])
  expect((await read(typed)).map(([kind]) => kind)).not.toContain('code')
})

test('a single line in letters of one width is code if it reads like it', async () => {
  const lines = ['rm(list = ls())', 'https://example.org/a?b=(c)', 'The Harbour']
  const shown = await read((document) => {
    for (const line of lines) {
      document.font('Helvetica').text(prose.repeat(5)).moveDown()
      document.font('Courier').text(line).moveDown()
    }
  })
  expect(shown.filter(([, text]) => lines.includes(text)).map(([kind]) => kind)).toEqual([
    'code',
    'paragraph',
    'paragraph',
  ])
})

test('a footnote stands apart, its number too, and the sentence over it goes on', async () => {
  const shown = await read((document) => {
    const line = (text: string, y: number) => document.text(text, 72, y, { lineBreak: false })
    line('The ferry sails from the harbour at noon, and whoever wants to travel with the', 100)
    line('crew has to be there before the bell rings for the third time, as the captain', 114)
    document.fontSize(6).text('1', 72, 738, { lineBreak: false })
    document.fontSize(9).text('All times are those of summer.', 76, 740, { lineBreak: false })
    document.addPage().fontSize(12)
    line('waits for nobody.', 100)
  })

  expect(shown.map(([, text]) => text)).toEqual([
    '1 All times are those of summer.',
    'The ferry sails from the harbour at noon, and whoever wants to travel with the crew has to be there before the bell rings for the third time, as the captain waits for nobody.',
  ])
})

test('a title that both of two pages have is left out', async () => {
  const shown = await read((document) => {
    for (let page = 1; page <= 2; page++) {
      if (page > 1) document.addPage()
      document.text('Ferries of the north', 72, 40).text(prose.repeat(page + 2), 72, 100)
      document.text(`Page ${page} of 2`, 72, 700)
    }
  })

  expect(shown.map(([, text]) => text)).toEqual([prose.repeat(3).trim(), prose.repeat(4).trim()])
})

test.each([2, 3])(
  'a running title that the first of %i pages has not cuts no sentence',
  async (count) => {
    const shown = await read((document) => {
      const line = (text: string, x: number, y: number) =>
        document.text(text, x, y, { lineBreak: false })
      for (let page = 1; page <= count; page++) {
        if (page > 1) {
          document.addPage()
          for (const [text, x] of [
            ['Ada Bell', 72],
            [`- ${page} -`, 280],
            ['Ferries of the north', 420],
          ] as const)
            line(text, x, 40)
        }
        line(
          'The ferry sails from the harbour at noon, and whoever wants to travel with the',
          72,
          700 - page * 30,
        )
        line(
          'crew has to be there before the bell rings for the third time, as the captain',
          72,
          714 - page * 30,
        )
      }
    })

    const [, sentence = ''] = shown[0] ?? []
    expect(shown.map(([, text]) => text).join(' ')).not.toMatch(/Ada Bell|Ferries|- \d -/)
    expect(sentence).toContain('as the captain The ferry')
  },
)

test('a line of a table at the edge of a page keeps a number that is that of the page', async () => {
  const shown = await read((document) => {
    document.text(prose.repeat(5)).addPage()
    const cells = [
      ['Boat', 'Crew', 'Bells', 'Ropes'],
      ['Ada', '2', '4', '7'],
      ['Mary', '3', '5', '8'],
    ]
    for (const [row, texts] of cells.entries())
      for (const [cell, text] of texts.entries())
        document.text(text, 72 + cell * 100, 72 + row * 16, { lineBreak: false })
  })

  expect(shown.map(([, text]) => text).join(' ')).toMatch(/Ada.*2.*4.*7/)
})

test('pages that say nothing but the same are read', async () => {
  const shown = await read((document) => {
    document.text('Paid in full at the harbour office.', 72, 40)
    for (let copy = 2; copy <= 4; copy++)
      document.addPage().text('Paid in full at the harbour office.', 72, 40)
  })

  expect(shown.map(([, text]) => text).join(' ')).toContain('Paid in full at the harbour office.')
})

test('the signs that slides and word processors put before items begin a list', async () => {
  const shown = await read((document) => {
    for (const item of ['the rope', 'the anchor', 'the bell']) document.text(`· Bring ${item}`)
  })

  expect(shown).toEqual([
    ['item', 'Bring the rope'],
    ['item', 'Bring the anchor'],
    ['item', 'Bring the bell'],
  ])
})

/** The kind and the text of each block. */
async function read(draw: (document: PDFKit.PDFDocument) => unknown) {
  const { text, blocks } = await parsePdf(await drawnPdf(draw), new TextBudget())
  return blocks.map(({ kind, start, end }) => [kind, text.slice(start, end)] as const)
}
