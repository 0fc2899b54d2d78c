import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import type { Span } from '../building/merged-cells.ts'
import { TableStack } from '../building/table-stack.ts'
import { TextBuilder } from '../building/text-builder.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { readXml } from '../read-xml.ts'
import type { ZipArchive } from '../read-zip.ts'
import { xmlTitle } from '../xml-title.ts'
import { contentOf } from './open-document.ts'

/** Comments, deleted text, how words are read, and elements that only repeat the document. */
const skipped = new Set([
  'annotation',
  'tracked-changes',
  'ruby-text',
  'table-of-content',
  'sequence-decls',
])

/** Parses an OpenDocument text: headings, lists, tables, text frames, and notes at the end; without comments. */
export function parseOdt(zip: ZipArchive, budget: TextBudget): DocumentContent {
  const body = new TextBuilder(budget)
  const notes = new TextBuilder(budget)
  const tables = new TableStack(body, budget)
  readXml(contentOf(zip), new OdtReader(tables, notes))
  tables.closeAll()
  body.append(notes.finish())
  return { ...body.finish(), title: xmlTitle(zip.read('meta.xml')) }
}

/** Reads the elements of `content.xml` into the body, and those of its notes into the notes. */
export class OdtReader {
  readonly #body: TableStack
  readonly #notes: TextBuilder
  #skippedDepth = 0
  #textDepth = 0
  #itemDepth = 0
  #isInNote = false

  constructor(body: TableStack, notes: TextBuilder) {
    this.#body = body
    this.#notes = notes
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (skipped.has(name)) this.#skippedDepth += 1
    if (this.#skippedDepth > 0) return
    if (name === 'p' || name === 'h') this.#textDepth += 1
    if (name === 'note-body') this.#isInNote = true
    if (name === 'h') this.#target.openHeading(Number(attributes['text:outline-level']) || 1)
    else if (name === 'list-item') {
      this.#itemDepth += 1
      this.#target.openItem()
    } else if (name === 'list') this.#target.openList()
    else if (name === 'table') this.#body.openTable()
    else if (name === 'table-row') this.#body.openRow()
    else if (name === 'table-cell') this.#body.openCell(spanOf(attributes))
    else if (name === 'note-citation') this.#target.write('[')
    else if (name === 's' || name === 'tab') this.#target.write(' ')
    else if (name === 'line-break') this.#target.breakLine()
  }

  text(text: string): void {
    if (this.#skippedDepth === 0 && this.#textDepth > 0) this.#target.write(text)
  }

  close(name: string): void {
    if (skipped.has(name)) this.#skippedDepth -= 1
    if (this.#skippedDepth > 0) return
    if (name === 'p' || name === 'h') this.#textDepth -= 1
    if (name === 'list-item') {
      this.#itemDepth -= 1
      this.#target.closeItem()
    }
    if (name === 'list') this.#target.closeList()
    if (name === 'h') this.#target.closeHeading()
    else if (name === 'p' && this.#itemDepth > 0) this.#target.breakLine()
    else if (name === 'table') this.#closeTable()
    else if (name === 'p' || name === 'list') this.#target.breakParagraph()
    else if (name === 'table-row') this.#body.closeRow()
    else if (name === 'note-citation') this.#target.write(']')
    else if (name === 'note-body') this.#isInNote = false
  }

  #closeTable(): void {
    this.#body.closeTable()
    this.#target.breakParagraph()
  }

  get #target(): TextBuilder {
    return this.#isInNote ? this.#notes : this.#body.current
  }
}

/** How many columns and rows a cell spans; what it covers has elements of its own, which are empty. */
function spanOf(attributes: Readonly<Record<string, string>>): Span {
  const columns = Number.parseInt(attributes['table:number-columns-spanned'] ?? '', 10) || 1
  const rows = Number.parseInt(attributes['table:number-rows-spanned'] ?? '', 10) || 1
  return { columns, rows }
}
