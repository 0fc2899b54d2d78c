import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { TextBuilder } from '../building/text-builder.ts'
import { codeStyle, markCode } from '../office/texts/mark-code.ts'
import { type DocxElement, markHeadings } from '../office/texts/mark-headings.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { type RtfElement, RtfReader } from './rtf-reader.ts'
import { rtfTokens } from './rtf-tokens.ts'

/** The byte order mark of UTF-8 as single bytes: the format is written in ASCII, and an editor may have saved it so. */
const byteOrderMark = /^\xef\xbb\xbf/

/** Whether a file is in Rich Text Format. */
export function isRtf(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return head.replace(byteOrderMark, '').trimStart().startsWith('{\\rtf')
}

/** Parses Rich Text Format: headings, lists and tables; without pictures, comments, headers and footers. */
export function parseRtf(bytes: Uint8Array, budget: TextBudget): DocumentContent {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const reader = new RtfReader()
  const parts = reader.read(rtfTokens(source.replace(byteOrderMark, '')))
  const document = new TextBuilder(budget)
  // Marking gives parts styles, and keeps all else that they have.
  const marked = markHeadings(markCode({ type: 'document', children: parts }))
    .children as readonly RtfElement[]
  const code: string[] = []
  let open = 0
  for (const part of marked) {
    const level = Number(/^heading (\d)$/.exec(part.styleName ?? '')?.[1] ?? 0)
    const item = level > 0 ? undefined : part.item
    for (; open > (item ? item.depth + 1 : 0); open--) document.closeList()
    if (part.styleName === codeStyle) {
      code.push(textOf(part))
      continue
    }
    if (code.length > 0) document.writeVerbatim(code.splice(0).join('\n'))
    if (level > 0) document.writeHeading(level, textOf(part))
    else if (part.rows) writeTable(document, part.rows)
    else if (item) {
      open = openItem(document, item, open)
      writeLines(document, textOf(part))
      document.closeItem()
    } else {
      document.breakParagraph()
      writeLines(document, textOf(part))
      document.breakParagraph()
    }
  }
  if (code.length > 0) document.writeVerbatim(code.join('\n'))
  return { ...document.finish(), title: reader.title.trim() || undefined }
}

const number = /^\(?(\d{1,4})[.)]?$/

/** Opens an item, with the lists that it is in; gives how many are open then. */
function openItem(
  document: TextBuilder,
  item: { depth: number; mark: string },
  open: number,
): number {
  const first = number.exec(item.mark)?.[1]
  for (let depth = open; depth <= item.depth; depth++)
    document.openList(depth === item.depth && first !== undefined ? Number(first) : undefined)
  document.openItem()
  return Math.max(open, item.depth + 1)
}

function writeTable(document: TextBuilder, rows: readonly (readonly string[])[]): void {
  document.breakParagraph()
  for (const row of rows) document.writeRow(row)
  document.breakParagraph()
}

function writeLines(document: TextBuilder, text: string): void {
  for (const [at, line] of text.split('\n').entries()) {
    if (at > 0) document.breakLine()
    document.write(line)
  }
}

function textOf({ value = '', children = [] }: DocxElement): string {
  return value + children.map(textOf).join('')
}
