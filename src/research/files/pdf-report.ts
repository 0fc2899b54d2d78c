import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { openSync } from 'fontkit'
import PdfDocument from 'pdfkit'
import type { ReportBlock, Span } from './report-blocks.ts'

/** DejaVu Sans: Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew, Arabic and many signs; no Chinese, Japanese, Korean, Thai or Devanagari. */
const fonts = {
  plain: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
  bold: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
  italic: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Oblique.ttf')),
  boldItalic: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-BoldOblique.ttf')),
}
/** In points; A4 is 595 by 842. */
const margin = 64
const sizes = { title: 20, heading: 14, smallHeading: 12, text: 10, foot: 8 }
const colours = { text: '#1a1d24', heading: '#1f3a68', link: '#2151b5', foot: '#5b6270' }
const entryIndent = 20
const shownOfMissingMax = 40

/** A report to print or keep: an outline, page numbers, `[n]` as links to the sources, sources as links to their pages. */
export async function pdfReport(
  title: string,
  blocks: readonly ReportBlock[],
): Promise<Uint8Array> {
  const document = new PdfDocument({
    ...{ size: 'A4', margin, bufferPages: true, displayTitle: true, pdfVersion: '1.7' },
    info: { Title: title, Creator: 'Skein', Producer: 'Skein' },
  })
  const bytes = buffer(document)
  const note = noteOn(blocks)
  const [heading, ...rest] = blocks
  if (heading) writeBlock(document, heading)
  if (note !== undefined) writeBlock(document, { kind: 'paragraph', spans: [note] })
  for (const block of rest) writeBlock(document, block)
  writeFeet(document, title)
  document.end()
  return bytes
}

type Pdf = InstanceType<typeof PdfDocument>

function writeBlock(document: Pdf, block: ReportBlock): void {
  const size = sizeOf(block)
  const room = document.page.height - margin - document.y
  if (block.kind === 'heading' && document.y > margin) {
    document.moveDown(0.8)
    // A heading does not stand alone at the foot of a page.
    if (room < size * headingLinesMin) document.addPage()
  }
  if (block.kind === 'heading')
    document.outline.addItem(block.spans.map(({ text }) => text).join(''))
  const indent = block.kind === 'entry' ? entryIndent : 0
  if (block.kind === 'entry') writeLead(document, block.number)
  document.x = margin + indent
  const width = document.page.width - 2 * margin - indent
  for (const [place, span] of block.spans.entries()) {
    writeSpan(document, span, {
      ...{ width, size, isHeading: block.kind === 'heading' },
      id: place === 0 ? block.id : undefined,
      isLast: place === block.spans.length - 1,
    })
  }
  document.x = margin
  document.moveDown(block.kind === 'entry' ? 0.4 : 0.9)
}

const headingLinesMin = 6

/** What stands before an entry of a list, to its left. */
function writeLead(document: Pdf, number: number | undefined): void {
  const { y } = document
  if (y > document.page.height - margin - 2 * sizes.text) document.addPage()
  const top = document.y
  document.font(fonts.plain, sizes.text).fillColor(colours.text)
  document.text(number === undefined ? '•' : `${number}.`, margin, top, {
    ...{ width: entryIndent, lineBreak: false },
  })
  document.y = top
}

type Setting = {
  readonly width: number
  readonly size: number
  readonly isHeading: boolean
  readonly id: string | undefined
  readonly isLast: boolean
}

function writeSpan(document: Pdf, span: Span, setting: Setting): void {
  const { url, to } = span
  const leads = url !== undefined || to !== undefined
  document.font(fontOf(span, setting.isHeading), setting.size)
  document.fillColor(leads ? colours.link : setting.isHeading ? colours.heading : colours.text)
  document.text(withoutMissing(span.text), {
    ...{ width: setting.width, lineGap: 3, continued: !setting.isLast },
    // What is not set would go on from the span before.
    ...{ link: url ?? null, goTo: to ?? undefined, destination: setting.id },
  })
}

function fontOf({ isBold, isItalic }: Span, isHeading: boolean): string {
  if (isBold || isHeading) return isItalic ? fonts.boldItalic : fonts.bold
  return isItalic ? fonts.italic : fonts.plain
}

function sizeOf(block: ReportBlock): number {
  if (block.kind !== 'heading') return sizes.text
  return [sizes.title, sizes.heading][block.depth - 1] ?? sizes.smallHeading
}

function writeFeet(document: Pdf, title: string): void {
  const { start, count } = document.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page)
    // The foot is below the margin, where text would begin a new page.
    document.page.margins.bottom = 0
    document.font(fonts.plain, sizes.foot).fillColor(colours.foot)
    const line = { lineBreak: false, height: sizes.foot * 2, ellipsis: true } as const
    const y = document.page.height - margin / 2 - sizes.foot
    const width = document.page.width - 2 * margin
    document.text(withoutMissing(title), margin, y, { ...line, width: width - 60 })
    document.text(`${page + 1} / ${count}`, margin, y, { ...line, width, align: 'right' })
  }
}

/** The characters that the fonts have; all four have nearly the same. */
const shown = charactersOf(fonts.plain)
const shownInBold = charactersOf(fonts.bold)

function charactersOf(file: string): ReadonlySet<number> {
  const font = openSync(file)
  return new Set('characterSet' in font ? font.characterSet : [])
}

function isShown(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return /\s/.test(character) || (shown.has(code) && shownInBold.has(code))
}

function withoutMissing(text: string): string {
  return Array.from(text, (character) => (isShown(character) ? character : '□')).join('')
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** Says what of the report this file cannot show. */
function noteOn(blocks: readonly ReportBlock[]): Span | undefined {
  const whole = blocks.flatMap(({ spans }) => spans.map(({ text }) => text)).join('')
  const missing = [...new Set(whole)].filter((character) => !isShown(character))
  const codes = missing.slice(0, shownOfMissingMax).map(codeOf)
  const more = missing.length > codes.length ? ' …' : ''
  const faults = [
    ...(codes.length > 0
      ? [
          `its font lacks ${missing.length} characters, each of which stands as □ (${codes.join(' ')}${more})`,
        ]
      : []),
    ...(rightToLeft.test(whole)
      ? ['words that run from right to left stand in the wrong order']
      : []),
  ]
  if (faults.length === 0) return undefined
  return {
    text: `This PDF does not show all of the report: ${faults.join('; ')}. The other formats do.`,
    isItalic: true,
  }
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
