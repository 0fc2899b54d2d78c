import { expect, test } from 'vitest'
import { linesOfReading } from './lines-of-reading.ts'
import type { ReadLine } from './tesseract.ts'

test('what was read with little confidence, dust and borders are left out, and bullets are told', () => {
  const lines = [
    line(95, 0, [
      ['The', 96],
      ['|', 90],
      ['ferry', 95],
      ['xq', 12],
      ['crosses.', 94],
    ]),
    line(31, 40, [
      ['we', 40],
      ['Jr', 35],
    ]),
    line(54, 60, [
      ['=', 14],
      ['September', 96],
      ['a', 90],
    ]),
    line(92, 80, [
      ['e', 60],
      ['Dogs', 95],
    ]),
  ]

  const read = linesOfReading({ confidence: 90, blocks: [{ paragraphs: [{ lines }] }] }, 300)

  const texts = read.map(({ words }) => words.map(({ text }) => text).join(' '))
  expect(texts).toEqual(['The ferry crosses.', 'September', '• Dogs'])
  expect(read.map(({ baseline }) => Math.round(baseline))).toEqual([-0, -14, -19])
})

/** A line whose words are 40 pixels wide and as far apart. */
function line(
  confidence: number,
  y: number,
  words: readonly (readonly [string, number])[],
): ReadLine {
  return {
    confidence,
    rowAttributes: { rowHeight: 40 },
    baseline: { y0: y, y1: y },
    words: words.map(([text, sure], index) => ({
      text,
      confidence: sure,
      bbox: { x0: index * 80, x1: index * 80 + 40 },
    })),
  }
}
