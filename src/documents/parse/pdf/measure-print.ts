import { median } from './median.ts'
import type { PdfLine } from './pdf-lines.ts'
import { settings } from './settings.ts'

const wordPattern = /[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*/gu

/** The typography of a whole document. */
export type Print = {
  /** The heading level of each font size used for headings. */
  readonly levels: ReadonlyMap<number, number>
  /** The distance from baseline to baseline, in font sizes. */
  readonly spacing: number
  /** The column width for each font size. */
  readonly widths: ReadonlyMap<number, number>
  /** All words, including hyphenated ones. */
  readonly words: ReadonlySet<string>
  readonly bodySize: number
  /** Fonts that stand out because little text is set in them. */
  readonly strongFonts: ReadonlySet<string>
}

/** Measures the typography of a document. Linear in its lines, except for sorting. */
export function measurePrint(lines: readonly PdfLine[]): Print {
  const steps = lines.flatMap((line, index) => gapRatio(lines[index - 1], line) ?? [])
  return {
    levels: headingLevels(lines),
    bodySize: mostUsedSize(lines),
    strongFonts: strongFonts(lines),
    spacing: median(steps) ?? settings.print.usualSpacing,
    widths: columnWidths(lines),
    words: new Set(lines.flatMap(({ text }) => text.toLowerCase().match(wordPattern) ?? [])),
  }
}

/** The distance between two baselines in font sizes; undefined where a new column or page begins. */
export function gapRatio(previous: PdfLine | undefined, line: PdfLine): number | undefined {
  if (!previous || previous.page !== line.page || previous.writing !== line.writing)
    return undefined
  if (line.writing === 'ttb') return (previous.x - line.x) / line.fontSize
  const { x: a, y: b } = previous.direction
  const gap = ((line.x - previous.x) * b - (line.y - previous.y) * a) / line.fontSize
  return gap < settings.print.stepMin || gap > settings.print.stepMax ? undefined : gap
}

/** The font size rounded to half a unit: smaller differences mean nothing. */
export function roundedFontSize(line: PdfLine): number {
  return Math.round(line.fontSize * 2) / 2
}

/** The fonts in which few characters are set. */
function strongFonts(lines: readonly PdfLine[]): ReadonlySet<string> {
  const letters = new Map<string, number>()
  let all = 0
  for (const { font, text } of lines) {
    letters.set(font, (letters.get(font) ?? 0) + text.length)
    all += text.length
  }
  const strong = [...letters].filter(([, count]) => count < all * settings.fonts.strongShareMax)
  return new Set(strong.map(([font]) => font))
}

/** Heading levels by font size, the largest first; none if so much text is large that it cannot be headings. */
function headingLevels(lines: readonly PdfLine[]): ReadonlyMap<number, number> {
  const bodySize = mostUsedSize(lines)
  const large = lines.filter((line) => line.fontSize > bodySize * settings.headingRatio)
  const lettersOf = (some: readonly PdfLine[]) =>
    some.reduce((sum, { text }) => sum + text.length, 0)
  if (bodySize === 0 || lettersOf(large) > lettersOf(lines) * settings.print.largeShareMax)
    return new Map()
  const sizes = [...new Set(large.map(roundedFontSize))].sort((a, b) => b - a)
  return new Map(sizes.map((size, index) => [size, Math.min(index + 1, 6)]))
}

/** For each font size the width that most of the lines do not exceed: the width of its column. */
function columnWidths(lines: readonly PdfLine[]): ReadonlyMap<number, number> {
  const bySize = Map.groupBy(lines, roundedFontSize)
  const widths = [...bySize].map(([size, some]): [number, number] => {
    const sorted = some.map(({ length }) => length).sort((a, b) => a - b)
    return [size, sorted[Math.floor((sorted.length - 1) * settings.print.widthShare)] ?? 0]
  })
  return new Map(widths)
}

/** The size in which most characters are set. */
function mostUsedSize(lines: readonly PdfLine[]): number {
  const letters = new Map<number, number>()
  for (const line of lines)
    letters.set(roundedFontSize(line), (letters.get(roundedFontSize(line)) ?? 0) + line.text.length)
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0
}
