import { expect, test } from 'vitest'
import { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import { readShapes } from './shapes.ts'

test('paragraphs of an outline are items of its levels', () => {
  const paragraph = (text: string, level = 0) =>
    `<a:p>${level > 0 ? `<a:pPr lvl="${level}"/>` : ''}<a:r><a:t>${text}</a:t></a:r></a:p>`
  const outline = [
    paragraph('It is rarely read because of'),
    paragraph('its style', 1),
    paragraph('long words', 2),
    paragraph('its price', 1),
    '<a:p><a:pPr lvl="3"/></a:p>',
    paragraph('It is often lent'),
  ]
  const slide = `<p:sld><p:sp><p:nvPr><p:ph idx="1"/></p:nvPr><p:txBody>${outline.join('')}</p:txBody></p:sp></p:sld>`
  const { text, blocks } = readShapes(Buffer.from(slide), new TextBudget()).body

  expect(
    blocks.map(({ depth, opens, start, end }) => [depth, opens, text.slice(start, end)]),
  ).toEqual([
    [0, true, 'It is rarely read because of'],
    [1, true, 'its style'],
    [2, true, 'long words'],
    [1, false, 'its price'],
    [0, false, 'It is often lent'],
  ])
})

test.each(['30000', '30%'])('text that is raised by %s is superscript', (baseline) => {
  const slide = `<p:sld><p:sp><p:txBody><a:p><a:r><a:t>10</a:t></a:r><a:r><a:rPr baseline="${baseline}"/><a:t>6</a:t></a:r></a:p></p:txBody></p:sp></p:sld>`

  expect(readShapes(Buffer.from(slide), new TextBudget()).opening.text).toBe('10⁶')
})
