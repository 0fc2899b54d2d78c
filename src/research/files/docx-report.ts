import {
  Bookmark,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  InternalHyperlink,
  type IParagraphOptions,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx'
import { xmlCharacters } from '../../base/text/xml-text.ts'
import { rightToLeft } from './bidi-lines.ts'
import type { ReportBlock, StyledSpan } from './report-blocks.ts'

/** The indent of a list entry, in twentieths of a point. */
const indent = { left: 480, hanging: 480 }

/** A report as DOCX, with real headings, `[n]` linked to the list of sources and sources linked to their pages. */
export async function docxReport(
  title: string,
  blocks: readonly ReportBlock[],
): Promise<Uint8Array> {
  const document = new Document({
    title: xmlCharacters(title),
    creator: 'Skein',
    lastModifiedBy: 'Skein',
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: 22 },
          paragraph: { spacing: { after: 140, line: 288 } },
        },
        title: { run: { size: 40, bold: true }, paragraph: { spacing: { after: 240 } } },
        heading1: {
          run: { size: 28, bold: true, color: '1f3a68' },
          paragraph: { spacing: { before: 320, after: 140 } },
        },
        heading2: {
          run: { size: 24, bold: true, color: '1f3a68' },
          paragraph: { spacing: { before: 240, after: 100 } },
        },
      },
    },
    sections: [{ children: blocks.map(paragraphOf) }],
  })
  return Packer.toBuffer(document)
}

function paragraphOf(block: ReportBlock): Paragraph {
  const lead = block.kind === 'entry' && block.number !== undefined ? `${block.number}.\t` : ''
  const spans = block.spans.map(childOf)
  const words: ParagraphChild[] = lead === '' ? spans : [new TextRun(lead), ...spans]
  const children =
    block.id === undefined ? words : [new Bookmark({ id: bookmarkOf(block.id), children: words })]
  return new Paragraph({ ...formOf(block), bidirectional: isRightToLeft(block), children })
}

function formOf(block: ReportBlock): IParagraphOptions {
  if (block.kind === 'paragraph') return {}
  if (block.kind === 'entry')
    return block.number === undefined ? { bullet: { level: 0 } } : { indent }
  const { TITLE, HEADING_1, HEADING_2 } = HeadingLevel
  return { heading: [TITLE, HEADING_1][block.depth - 1] ?? HEADING_2 }
}

function childOf({ text, isBold, isItalic, url, to }: StyledSpan): ParagraphChild {
  const leads = url !== undefined || to !== undefined
  const run = new TextRun({
    text: xmlCharacters(text),
    ...(isBold && { bold: true }),
    ...(isItalic && { italics: true }),
    ...(leads && { style: 'Hyperlink' }),
  })
  if (to !== undefined) return new InternalHyperlink({ anchor: bookmarkOf(to), children: [run] })
  if (url !== undefined) return new ExternalHyperlink({ link: url, children: [run] })
  return run
}

/** Names of bookmarks in Word consist of letters, digits and `_`. */
function bookmarkOf(id: string): string {
  return id.replaceAll('-', '_')
}

/** Whether the first letter of the block belongs to a script that runs from right to left. */
function isRightToLeft({ spans }: ReportBlock): boolean {
  const letter = /\p{L}/u.exec(spans.map(({ text }) => text).join(''))?.[0] ?? ''
  return rightToLeft.test(letter)
}
