import { settings } from './settings.ts'

/** A line of a page as drawn, in page units; the baseline runs from (x, y) along `direction`. */
export type PdfLine = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly length: number
  readonly direction: { readonly x: number; readonly y: number }
  readonly fontSize: number
  /** The font of most of its characters, by an arbitrary id. */
  readonly font: string
  /** Whether all of it is set in a monospaced font. */
  readonly isCode: boolean
  /** Whether it begins with a raised number, as a footnote does. */
  readonly isNote: boolean
  readonly writing: 'ltr' | 'rtl' | 'ttb'
  readonly page: number
  /** The strings drawn, without the spaces between them, in the order of the file. */
  readonly pieces: readonly PdfPiece[]
}

/** A string and its range along the line's direction. */
export type PdfPiece = {
  readonly text: string
  readonly start: number
  readonly end: number
  /** The position across the line's direction. */
  readonly height: number
  readonly font: string
  /** Whether a space was read before it. */
  readonly isSpaced: boolean
}

type PdfTextItem = {
  readonly str: string
  readonly dir: string
  readonly transform: readonly number[]
  readonly width: number
  readonly height: number
  readonly fontName: string
  readonly hasEOL: boolean
}

/** What pdf.js tells about fonts. */
type PdfStyles = Readonly<Record<string, { readonly fontFamily: string }>>

/** Joins the text items that pdf.js finds on a page into lines, in the order of the file. */
export function linesOfPage(
  { items, styles }: { readonly items: readonly PdfTextItem[]; readonly styles: PdfStyles },
  page: number,
): PdfLine[] {
  const even = evenFonts(items, styles)
  const join = (some: readonly PdfTextItem[]) => joinItems(some, even, page)
  const marked = withListMarks(items)
  const meaningless = meaninglessFonts(marked)
  const lines: PdfLine[] = []
  let open: PdfTextItem[] = []
  for (const item of marked) {
    if (!meaningless.has(item.fontName)) open.push(item)
    if (!item.hasEOL) continue
    lines.push(...join(open))
    open = []
  }
  return [...lines, ...join(open)]
}

/**
 * The items, with a bullet for each symbol that begins a line of text. Office programs draw bullets with symbol fonts,
 * whose characters are private.
 */
function withListMarks(items: readonly PdfTextItem[]): readonly PdfTextItem[] {
  let beginsLine = true
  return items.map((item, index) => {
    const mayBeMark = beginsLine && /^\s*\p{Co}\s*$/u.test(item.str)
    if (item.hasEOL || item.str.trim() !== '') beginsLine = item.hasEOL
    if (!mayBeMark || item.hasEOL) return item
    const text = items.slice(index + 1, index + 1 + spacesMax).find(({ str }) => str.trim() !== '')
    const isMark = text !== undefined && /\p{L}/u.test(text.str) && !/\p{Co}/u.test(text.str)
    return isMark ? { ...item, str: '• ' } : item
  })
}

/** More empty items are not written between a mark and its text. */
const spacesMax = 4

/**
 * Fonts without a usable character map, whose text is noise. They show in control and private-use characters, which
 * normal text does not have.
 */
function meaninglessFonts(items: readonly PdfTextItem[]): ReadonlySet<string> {
  const { strangeLengthMin, strangeShareMax } = settings.fonts
  const fonts = new Set<string>()
  for (const [font, some = []] of Map.groupBy(items, ({ fontName }) => fontName)) {
    const text = some.map(({ str }) => str).join('')
    const strange = text.match(/[\p{Cc}\p{Co}\ufffd]/gu)?.length ?? 0
    if (text.length >= strangeLengthMin && strange > text.length * strangeShareMax) fonts.add(font)
  }
  return fonts
}

/** Monospaced fonts, by their declaration and by the measured width of their words. */
function evenFonts(items: readonly PdfTextItem[], styles: PdfStyles): ReadonlySet<string> {
  const { evenWordsMin, evenLettersMin, evenShareMax } = settings.fonts
  const widths = new Map<string, { least: number; most: number; words: number }>()
  for (const { str, width, height, fontName } of items) {
    const letters = str.match(/[a-z]/gi)?.length ?? 0
    if (letters < evenLettersMin || !(height > 0)) continue
    const one = width / height / str.length
    const known = widths.get(fontName) ?? { least: one, most: one, words: 0 }
    known.least = Math.min(known.least, one)
    known.most = Math.max(known.most, one)
    known.words++
    widths.set(fontName, known)
  }
  const even = [...widths].filter(([font, { least, most, words }]) => {
    const isSaid = styles[font]?.fontFamily === 'monospace'
    return isSaid || (words >= evenWordsMin && most - least < least * evenShareMax)
  })
  return new Set(even.map(([font]) => font))
}

function joinItems(
  items: readonly PdfTextItem[],
  even: ReadonlySet<string>,
  page: number,
): PdfLine[] {
  const text = readable(joinDirections(apartFromMarks(items)))
  const filled = items.filter(({ str }) => str.trim() !== '')
  const first = filled[0]
  const longest = filled.toSorted((a, b) => b.str.length - a.str.length)[0]
  if (text === '' || !first || !longest) return []
  const [a = 1, b = 0, c = 0, d = 0, x = 0, y = 0] = first.transform
  const scale = Math.hypot(a, b) || 1
  const [, , longestC = c, longestD = d] = longest.transform
  const direction = { x: a / scale, y: b / scale }
  return [
    {
      text,
      x,
      y,
      length: items.reduce((sum, { width }) => sum + width, 0),
      direction,
      fontSize: Math.hypot(longestC, longestD) || longest.height,
      font: longest.fontName,
      isCode: filled.every(({ fontName }) => even.has(fontName)),
      isNote: first !== filled[1] && isMark(first, filled[1]),
      writing: longest.dir === 'ttb' || longest.dir === 'rtl' ? longest.dir : 'ltr',
      page,
      pieces: piecesOf(items, direction),
    },
  ]
}

function piecesOf(items: readonly PdfTextItem[], direction: PdfLine['direction']): PdfPiece[] {
  return items.flatMap(({ str, transform, width, fontName }, index) => {
    if (str.trim() === '') return []
    const [, , , , x = 0, y = 0] = transform
    const start = x * direction.x + y * direction.y
    const isSpaced = /^\s/.test(str) || /\s$/.test(items[index - 1]?.str ?? '')
    const height = y * direction.x - x * direction.y
    return { text: readable(str), start, end: start + width, height, font: fontName, isSpaced }
  })
}

/** Puts a space between a word and its footnote mark, but not between a unit and its exponent. */
function apartFromMarks(items: readonly PdfTextItem[]): readonly PdfTextItem[] {
  return items.map((item, index) => {
    const before = items[index - 1]
    const after = items[index + 1]
    if (!isMark(item, after) && !isMark(item, before)) return item
    const isAfterWord = /\p{L}{3}$/u.test(before?.str ?? '')
    const isBeforeWord = index === 0 && /^\p{L}/u.test(after?.str ?? '')
    return { ...item, str: `${isAfterWord ? ' ' : ''}${item.str}${isBeforeWord ? ' ' : ''}` }
  })
}

/** Whether an item is a small number above the baseline of its neighbour. */
function isMark(item: PdfTextItem, neighbour: PdfTextItem | undefined): boolean {
  if (!neighbour || neighbour.str.trim() === '' || !/^\d{1,2}$/.test(item.str)) return false
  const [, , , , , y = 0] = item.transform
  const [, , , , , base = 0] = neighbour.transform
  const { sizeMax, riseMin } = settings.noteMark
  return item.height < neighbour.height * sizeMax && y > base + neighbour.height * riseMin
}

/** Adds the space that pdf.js omits where the direction of writing changes. */
function joinDirections(items: readonly PdfTextItem[]): string {
  return items.reduce((text, { str, dir }, index) => {
    const turns = index > 0 && str !== '' && dir !== items[index - 1]?.dir
    return text + (turns && /\p{L}$/u.test(text) && /^\p{L}/u.test(str) ? ' ' : '') + str
  }, '')
}

/** Replaces ligatures and Arabic presentation forms by plain letters, so that words are found. */
function readable(text: string): string {
  return text
    .replace(/[\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufefc]+/g, (shapes) => shapes.normalize('NFKC'))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
