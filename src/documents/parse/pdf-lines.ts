/** One line of a page as it is drawn, in page units; the baseline runs from (x, y) along `direction`. */
export type PdfLine = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly length: number
  readonly direction: { readonly x: number; readonly y: number }
  readonly fontSize: number
  readonly writing: 'ltr' | 'rtl' | 'ttb'
  readonly page: number
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

/** Puts the pieces of text that pdf.js finds on a page together to lines, in the order of the file. */
export function linesOfPage(items: readonly PdfTextItem[], page: number): PdfLine[] {
  const meaningless = meaninglessFonts(items)
  const lines: PdfLine[] = []
  let open: PdfTextItem[] = []
  for (const item of items) {
    if (!meaningless.has(item.fontName)) open.push(item)
    if (!item.hasEOL) continue
    lines.push(...joinItems(open, page))
    open = []
  }
  return [...lines, ...joinItems(open, page)]
}

/**
 * Fonts that do not say which letters their shapes are, so that what is read from them is noise. It shows
 * in control and private-use characters, which no text has.
 */
function meaninglessFonts(items: readonly PdfTextItem[]): ReadonlySet<string> {
  const fonts = new Set<string>()
  for (const [font, some = []] of Map.groupBy(items, ({ fontName }) => fontName)) {
    const text = some.map(({ str }) => str).join('')
    const strange = text.match(/[\p{Cc}\p{Co}\ufffd]/gu)?.length ?? 0
    if (text.length >= 20 && strange > text.length * 0.15) fonts.add(font)
  }
  return fonts
}

function joinItems(items: readonly PdfTextItem[], page: number): PdfLine[] {
  const text = readable(joinDirections(items))
  const filled = items.filter(({ str }) => str.trim() !== '')
  const first = filled[0]
  const longest = filled.toSorted((a, b) => b.str.length - a.str.length)[0]
  if (text === '' || !first || !longest) return []
  const [a = 1, b = 0, c = 0, d = 0, x = 0, y = 0] = first.transform
  const scale = Math.hypot(a, b) || 1
  const [, , longestC = c, longestD = d] = longest.transform
  return [
    {
      text,
      x,
      y,
      length: items.reduce((sum, { width }) => sum + width, 0),
      direction: { x: a / scale, y: b / scale },
      fontSize: Math.hypot(longestC, longestD) || longest.height,
      writing: longest.dir === 'ttb' || longest.dir === 'rtl' ? longest.dir : 'ltr',
      page,
    },
  ]
}

/** Where the direction of writing turns, pdf.js leaves out the space between the words. */
function joinDirections(items: readonly PdfTextItem[]): string {
  return items.reduce((text, { str, dir }, index) => {
    const turns = index > 0 && str !== '' && dir !== items[index - 1]?.dir
    return text + (turns && /\p{L}$/u.test(text) && /^\p{L}/u.test(str) ? ' ' : '') + str
  }, '')
}

/** Ligatures and Arabic letter shapes belong to the drawing; words are found by their plain letters. */
function readable(text: string): string {
  return text
    .replace(/[\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufefc]+/g, (shapes) => shapes.normalize('NFKC'))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
