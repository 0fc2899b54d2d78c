import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import { bidiLines, rightToLeft } from './bidi-lines.ts'
import type { ReportBlock, StyledSpan } from './report-blocks.ts'
import { type FontRun, type Look, ReportFonts } from './report-fonts.ts'

/** The margin of a page in points (1/72 inch); A4 is 595 by 842. */
const margin = 64
const sizes = { title: 20, heading: 14, smallHeading: 12, text: 10, foot: 8 }
const colours = { text: '#1a1d24', heading: '#1f3a68', link: '#2151b5', foot: '#5b6270' }
const entryIndent = 20
const lineGap = 3
const shownOfMissingMax = 40

/**
 * A report as PDF, with an outline, page numbers, `[n]` linked to the list of sources and sources linked to their
 * pages.
 */
export async function pdfReport(
  title: string,
  blocks: readonly ReportBlock[],
): Promise<Uint8Array> {
  const document = new PdfDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Creator: 'Skein', Producer: 'Skein' },
  })
  const bytes = buffer(document)
  const fonts = await ReportFonts.of(title, blocks)
  for (const [name, file] of fonts.files) document.registerFont(name, file)
  const page = { document, fonts }
  const note = noteOn(blocks, fonts)
  const [heading, ...rest] = blocks
  if (heading) writeBlock(page, heading)
  if (note !== undefined) writeBlock(page, { kind: 'paragraph', spans: [note] })
  for (const block of rest) writeBlock(page, block)
  writeFeet(page, title)
  document.end()
  return bytes
}

type Pdf = InstanceType<typeof PdfDocument>
type Page = { readonly document: Pdf; readonly fonts: ReportFonts }

function writeBlock(page: Page, block: ReportBlock): void {
  const { document } = page
  const size = sizeOf(block)
  const room = document.page.height - margin - document.y
  if (block.kind === 'heading' && document.y > margin) {
    document.moveDown(0.8)
    // Keeps a heading on the page of the text below it.
    if (room < size * headingLinesMin) document.addPage()
  }
  if (block.kind === 'heading')
    document.outline.addItem(block.spans.map(({ text }) => text).join(''))
  const indent = block.kind === 'entry' ? entryIndent : 0
  const isBidi = block.spans.some(({ text }) => rightToLeft.test(text))
  if (isBidi) writeBidiBlock(page, block, indent)
  else writeLeftToRight(page, block, indent)
  document.x = margin
  document.moveDown(block.kind === 'entry' ? 0.4 : 0.9)
}

function writeLeftToRight(page: Page, block: ReportBlock, indent: number): void {
  const { document } = page
  const size = sizeOf(block)
  if (block.kind === 'entry') writeLead(document, block.number, margin)
  document.x = margin + indent
  const width = document.page.width - 2 * margin - indent
  for (const [place, span] of block.spans.entries()) {
    writeSpan(page, span, {
      width,
      size,
      isHeading: block.kind === 'heading',
      id: place === 0 ? block.id : undefined,
      isLast: place === block.spans.length - 1,
    })
  }
}

/** Places each word of a block that contains right-to-left text, as pdfkit sets all text from left to right. */
function writeBidiBlock({ document, fonts }: Page, block: ReportBlock, indent: number): void {
  const size = sizeOf(block)
  const isHeading = block.kind === 'heading'
  const parts = block.spans.flatMap((span) =>
    fonts.runs(span.text, lookOf(span, isHeading)).map((run) => ({ ...run, span })),
  )
  const width = document.page.width - 2 * margin - indent
  const { lines, isReversed } = bidiLines(parts, width, (text, { font }) =>
    document.font(font, size).widthOfString(text),
  )
  const leadAt = isReversed ? document.page.width - margin - entryIndent : margin
  if (block.kind === 'entry') writeLead(document, block.number, leadAt, isReversed)
  const height = document.font('plain', size).currentLineHeight(true) + lineGap
  for (const [row, { placed, width: own }] of lines.entries()) {
    if (document.y + height > document.page.height - margin) document.addPage()
    const { y } = document
    const left = isReversed ? margin + width - own : margin + indent
    if (row === 0 && block.id !== undefined)
      document.addNamedDestination(block.id, 'XYZ', left, y, null)
    for (const { part, text, x } of placed)
      writeWord(document, part, text, { x: left + x, y, size, isHeading })
    document.y = y + height
  }
}

type Place = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isHeading: boolean
}

function writeWord(
  document: Pdf,
  { font, span: { url, to } }: FontRun & { readonly span: StyledSpan },
  text: string,
  { x, y, size, isHeading }: Place,
): void {
  const leads = url !== undefined || to !== undefined
  document.font(font, size).fillColor(colourOf(leads, isHeading))
  document.text(text, x, y, {
    lineBreak: false,
    baseline: baselineOf(size),
    link: url ?? null,
    goTo: to ?? undefined,
  })
}

const headingLinesMin = 6

/** Writes the number or bullet of a list entry: left of it, or right of it in right-to-left text. */
function writeLead(document: Pdf, number: number | undefined, x: number, isReversed = false): void {
  const { y } = document
  if (y > document.page.height - margin - 2 * sizes.text) document.addPage()
  const top = document.y
  document.font('plain', sizes.text).fillColor(colours.text)
  const lead = isReversed ? `.${number}` : `${number}.`
  document.text(number === undefined ? '•' : lead, x, top, {
    width: entryIndent,
    lineBreak: false,
    align: isReversed ? 'right' : 'left',
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

function writeSpan({ document, fonts }: Page, span: StyledSpan, setting: Setting): void {
  const { url, to } = span
  const leads = url !== undefined || to !== undefined
  const runs = fonts.runs(span.text, lookOf(span, setting.isHeading))
  document.fillColor(colourOf(leads, setting.isHeading))
  for (const [place, { text, font }] of runs.entries()) {
    document.font(font, setting.size).text(text, {
      width: setting.width,
      lineGap,
      baseline: baselineOf(setting.size),
      continued: !setting.isLast || place < runs.length - 1,
      // pdfkit carries options that are not set over from the previous span.
      link: url ?? null,
      goTo: to ?? undefined,
      destination: place === 0 ? setting.id : undefined,
    })
  }
}

function colourOf(leads: boolean, isHeading: boolean): string {
  if (leads) return colours.link
  return isHeading ? colours.heading : colours.text
}

function lookOf({ isBold, isItalic }: StyledSpan, isHeading: boolean): Look {
  return { ...((isBold || isHeading) && { isBold: true }), ...(isItalic && { isItalic }) }
}

function sizeOf(block: ReportBlock): number {
  if (block.kind !== 'heading') return sizes.text
  return [sizes.title, sizes.heading][block.depth - 1] ?? sizes.smallHeading
}

function writeFeet(page: Page, title: string): void {
  const { document } = page
  const { start, count } = document.bufferedPageRange()
  for (let at = start; at < start + count; at++) {
    document.switchToPage(at)
    // The footer is below the margin, where pdfkit would begin a new page.
    document.page.margins.bottom = 0
    const y = document.page.height - margin / 2 - sizes.foot
    const width = document.page.width - 2 * margin
    document.font('plain', sizes.foot).fillColor(colours.foot)
    const line = { lineBreak: false, height: sizes.foot * 2, baseline: baselineOf(sizes.foot) }
    document.text(`${at + 1} / ${count}`, margin, y, { ...line, width, align: 'right' })
    let x = margin
    for (const { text, font } of footRuns(page, title)) {
      document.font(font)
      const left = margin + width - placeOfNumber - x
      if (left < sizes.foot) break
      document.text(text, x, y, { ...line, width: left, ellipsis: true })
      x += document.widthOfString(text)
    }
  }
}

function footRuns({ document, fonts }: Page, title: string): readonly FontRun[] {
  const runs = fonts.runs(title, {})
  if (!rightToLeft.test(title)) return runs
  const { lines } = bidiLines(runs, Number.POSITIVE_INFINITY, (text, { font }) =>
    document.font(font, sizes.foot).widthOfString(text),
  )
  return lines.flatMap(({ placed }) => placed.map(({ part, text }) => ({ ...part, text })))
}

/** The baseline of DejaVu Sans, whose ascent is 0.928 of its size: one baseline for all fonts of a line. */
function baselineOf(size: number): number {
  return -0.928 * size
}

/** The width in points that the page number takes, right of the title. */
const placeOfNumber = 60

/** A note on the characters that no font has; `undefined` if there are none. */
function noteOn(blocks: readonly ReportBlock[], fonts: ReportFonts): StyledSpan | undefined {
  const lacking = blocks.flatMap(({ kind, spans }) =>
    spans.flatMap((span) => fonts.missing(span.text, lookOf(span, kind === 'heading'))),
  )
  const missing = [...new Set(lacking)]
  const codes = missing.slice(0, shownOfMissingMax).map(codeOf)
  const more = missing.length > codes.length ? ' …' : ''
  if (missing.length === 0) return undefined
  const fault = `its fonts lack ${missing.length} characters, each of which stands as □ (${codes.join(' ')}${more})`
  return {
    text: `This PDF does not show all of the report: ${fault}. The other formats do.`,
    isItalic: true,
  }
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
