import { expect, test } from 'vitest'
import { linesOfPage } from './pdf-lines.ts'

/** A text item as pdf.js finds it, 10 points high. */
function item(str: string, fontName: string, hasEOL = false) {
  const transform = [10, 0, 0, 10, 72, 700]
  return { str, dir: 'ltr', transform, width: 5 * str.length, height: 10, fontName, hasEOL }
}

test('a symbol that begins a line of text is a bullet, and a font without letters is noise', () => {
  const names = Array.from({ length: 30 }, (_, at) => `Ferry ${at}`)
  const marked = names.flatMap((name) => [
    item('\uf0b7', 'symbols'),
    item(' ', 'text'),
    item(name, 'text', true),
  ])
  const noise = item('\ue001\ue002\ue003'.repeat(10), 'broken', true)
  const lines = linesOfPage({ items: [...marked, noise], styles: {} }, 1)
  expect(lines.map(({ text }) => text)).toEqual(names.map((name) => `• ${name}`))
})
