import { median } from './median.ts'
import type { PdfLine } from './pdf-lines.ts'

/** A line set this much larger than the body is a heading. */
const headingRatio = 1.15
/** Of a document in which no line follows another. */
const usualSpacing = 1.2
const wordPattern = /[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*/gu

/** How the document as a whole is set. */
export type Print = {
  /** The heading level of each font size that is one. */
  readonly levels: ReadonlyMap<number, number>
  /** From baseline to baseline, in font sizes. */
  readonly spacing: number
  /** The width of the column by font size. */
  readonly widths: ReadonlyMap<number, number>
  /** Every word, also those with hyphens. */
  readonly words: ReadonlySet<string>
  readonly bodySize: number
  /** The faces that stand out: next to nothing is set in them. */
  readonly strongFonts: ReadonlySet<string>
}

/** Measures how the lines of a document are set. Linear in their number, but for sorting. */
export function measurePrint(lines: readonly PdfLine[]): Print {
  const steps = lines.flatMap((line, index) => gapRatio(lines[index - 1], line) ?? [])
  return {
    levels: headingLevels(lines),
    bodySize: mostUsedSize(lines),
    strongFonts: strongFonts(lines),
    spacing: median(steps) ?? usualSpacing,
    widths: columnWidths(lines),
    words: new Set(lines.flatMap(({ text }) => text.toLowerCase().match(wordPattern) ?? [])),
  }
}

/** The step from one baseline to the next in font sizes; undefined where a new column or page starts. */
export function gapRatio(previous: PdfLine | undefined, line: PdfLine): number | undefined {
  if (!previous || previous.page !== line.page || previous.writing !== line.writing)
    return undefined
  if (line.writing === 'ttb') return (previous.x - line.x) / line.fontSize
  const { x: a, y: b } = previous.direction
  const gap = ((line.x - previous.x) * b - (line.y - previous.y) * a) / line.fontSize
  return gap < -0.5 || gap > 12 ? undefined : gap
}

/** Sizes that differ by less are the same. */
export function sizeOf(line: PdfLine): number {
  return Math.round(line.fontSize * 2) / 2
}

const strongShareMax = 0.2

/** The faces in which few letters are set. */
function strongFonts(lines: readonly PdfLine[]): ReadonlySet<string> {
  const letters = new Map<string, number>()
  let all = 0
  for (const { font, text } of lines) {
    letters.set(font, (letters.get(font) ?? 0) + text.length)
    all += text.length
  }
  const strong = [...letters].filter(([, count]) => count < all * strongShareMax)
  return new Set(strong.map(([font]) => font))
}

/** Levels by size, the largest first; none if large type is so common that it cannot mean headings. */
function headingLevels(lines: readonly PdfLine[]): ReadonlyMap<number, number> {
  const bodySize = mostUsedSize(lines)
  const large = lines.filter((line) => line.fontSize > bodySize * headingRatio)
  const lettersOf = (some: readonly PdfLine[]) =>
    some.reduce((sum, { text }) => sum + text.length, 0)
  if (bodySize === 0 || lettersOf(large) > lettersOf(lines) * 0.3) return new Map()
  const sizes = [...new Set(large.map(sizeOf))].sort((a, b) => b - a)
  return new Map(sizes.map((size, index) => [size, Math.min(index + 1, 6)]))
}

/** For each font size the width that nine lines of ten do not exceed: how wide its column is. */
function columnWidths(lines: readonly PdfLine[]): ReadonlyMap<number, number> {
  const bySize = Map.groupBy(lines, sizeOf)
  const widths = [...bySize].map(([size, some]): [number, number] => {
    const sorted = some.map(({ length }) => length).sort((a, b) => a - b)
    return [size, sorted[Math.floor((sorted.length - 1) * 0.9)] ?? 0]
  })
  return new Map(widths)
}

/** The size in which most letters are set. */
function mostUsedSize(lines: readonly PdfLine[]): number {
  const letters = new Map<number, number>()
  for (const line of lines)
    letters.set(sizeOf(line), (letters.get(sizeOf(line)) ?? 0) + line.text.length)
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0
}
