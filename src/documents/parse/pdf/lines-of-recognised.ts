import type { RecognisedLine, RecognisedPage, RecognisedWord } from '../ocr/recognised-page.ts'
import { settings } from '../ocr/settings.ts'
import { median } from './median.ts'
import { linesOfPage, type PdfLine } from './pdf-lines.ts'
import { settings as pdf } from './settings.ts'

/** The lines of pages that were read as pictures, as if they had been drawn as text, by page. */
export function linesOfRecognised(
  pages: readonly RecognisedPage[],
): ReadonlyMap<number, PdfLine[]> {
  const usual = usualSize(pages.flatMap(({ lines }) => lines))
  return new Map(
    pages.map(({ page, lines }) => {
      const items = lines.flatMap((line) => itemsOf(line, sizeOf(line, usual)))
      return [page, linesOfPage({ items, styles: {} }, page)]
    }),
  )
}

/** A recognised line as pdf.js tells text: what has usual spaces is one string. */
function itemsOf({ words, baseline }: RecognisedLine, size: number) {
  const strings = stringsOf(words, size * settings.spaceMax)
  return strings.map(({ text, start, end }, index) => ({
    str: index < strings.length - 1 ? `${text} ` : text,
    dir: 'ltr',
    transform: [size, 0, 0, size, start, baseline],
    width: end - start,
    height: size,
    fontName: pdf.recognisedFont,
    hasEOL: index === strings.length - 1,
  }))
}

function stringsOf(words: readonly RecognisedWord[], gap: number): readonly RecognisedWord[] {
  const strings: RecognisedWord[] = []
  for (const word of words) {
    const last = strings.at(-1)
    if (!last || word.start - last.end >= gap) strings.push(word)
    else
      strings[strings.length - 1] = {
        text: `${last.text} ${word.text}`,
        start: last.start,
        end: word.end,
      }
  }
  return strings
}

/** The size that most words have. */
function usualSize(lines: readonly RecognisedLine[]): number {
  return median(lines.flatMap(({ words, fontSize }) => words.map(() => fontSize))) ?? 0
}

/** The size of a line, or the usual one if it is near: sizes decide what is a heading. */
function sizeOf({ fontSize }: RecognisedLine, usual: number): number {
  const { min, max } = settings.usualSize
  return fontSize > usual * min && fontSize < usual * max ? usual : fontSize
}
