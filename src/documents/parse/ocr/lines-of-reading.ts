import { joinRows } from './join-rows.ts'
import type { RecognisedLine, RecognisedWord } from './recognised-page.ts'
import { settings } from './settings.ts'
import type { Reading, ReadLine, ReadWord } from './tesseract.ts'

/**
 * The printed lines of a reading, in points and with heights that grow upwards, as in a PDF. Leaves out what was read
 * with little confidence: photographs, stamps and handwriting give words without meaning.
 */
export function linesOfReading({ blocks }: Reading, dotsPerInch: number): RecognisedLine[] {
  const scale = 72 / dotsPerInch
  const read = blocks.map(({ paragraphs }) =>
    paragraphs
      .flatMap(({ lines }) => lines)
      .map((line) => recognisedLine(line, scale))
      .filter(({ words }) => words.length > 0),
  )
  return joinRows(read.filter((lines) => lines.length > 0))
}

function recognisedLine(line: ReadLine, scale: number): RecognisedLine {
  const fontSize = line.rowAttributes.rowHeight * scale * emsOfRow
  const isNoisy = line.confidence < settings.lineConfidenceMin
  const words = line.words
    .filter(isNoisy ? isSurely : isProbably)
    .map(({ text, bbox }) => ({ text, start: bbox.x0 * scale, end: bbox.x1 * scale }))
  const baseline = (-(line.baseline.y0 + line.baseline.y1) / 2) * scale
  return { words: withBullet(words, fontSize), baseline, fontSize }
}

/** The height of a row, from its descenders to its ascenders, is a little less than its font size. */
const emsOfRow = 1.05

/** Borders of tables, dust and broken lines are read as these signs. */
const dust = /^[|¦.,:;'`´‘’"“”_~^\\]+$/

function isProbably({ text, confidence }: ReadWord): boolean {
  return confidence >= settings.wordConfidenceMin && !dust.test(text)
}

function isSurely({ text, confidence }: ReadWord): boolean {
  return confidence >= settings.sureConfidenceMin && /[\p{L}\p{N}]{3}/u.test(text)
}

/** Round and square bullets are read as letters; the space after them shows what they are. */
function withBullet(words: readonly RecognisedWord[], fontSize: number): readonly RecognisedWord[] {
  const [first, second] = words
  if (!first || !second || !/^[eo0¢©®°*«»·+■]$/u.test(first.text)) return words
  if (second.start - first.end < fontSize * settings.bulletGapMin) return words
  return [{ ...first, text: '•' }, ...words.slice(1)]
}
