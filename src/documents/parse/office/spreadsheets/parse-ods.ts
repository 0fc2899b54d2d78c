import type { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import { TextBuilder } from '../../building/text-builder.ts'
import type { DocumentContent } from '../../parsed-document.ts'
import { readXml } from '../../read-xml.ts'
import type { ZipArchive } from '../../read-zip.ts'
import { xmlTitle } from '../../xml-title.ts'
import { contentOf } from '../open-document.ts'
import { SheetTable } from './sheet-table.ts'

/** Equal cells and rows that follow each other are stored once; of more than so many these are read. */
const repeatedMax = { cells: 64, rows: 256 }
/** A longer gap between cells is shortened to this many empty cells. */
const gapMax = 16

/**
 * Parses an OpenDocument spreadsheet: each sheet under its name, rows as `cell | cell`, as they are shown; without
 * comments.
 */
export function parseOds(zip: ZipArchive, budget: TextBudget): DocumentContent {
  const document = new TextBuilder(budget)
  readXml(contentOf(zip), new SheetReader(document, budget))
  return { ...document.finish(), title: xmlTitle(zip.read('meta.xml')) }
}

type Cell = {
  /** ISO 8601, where it is a date. */
  readonly date: string | undefined
  readonly count: number
  /** Its paragraphs. */
  readonly lines: string[]
}

class SheetReader {
  readonly #document: TextBuilder
  readonly #budget: TextBudget
  #sheet: SheetTable | undefined
  #row: string[] = []
  /** Empty cells since the last one of the row. */
  #gap = 0
  #rowCount = 1
  /** Whether the row above is empty. */
  #isApart = false
  #cell: Cell | undefined
  #commentDepth = 0

  constructor(document: TextBuilder, budget: TextBudget) {
    this.#document = document
    this.#budget = budget
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'annotation') this.#commentDepth += 1
    if (this.#commentDepth > 0) return
    if (name === 'table')
      this.#sheet ??= new SheetTable(this.#document, attributes['table:name'] ?? '')
    else if (name === 'table-row') this.#openRow(attributes['table:number-rows-repeated'])
    else if (name === 'table-cell' || name === 'covered-table-cell')
      this.#cell = {
        date: attributes['office:date-value']?.replace(/T00:00:00(?:\.0+)?$/, ''),
        count: countIn(attributes['table:number-columns-repeated']),
        lines: [],
      }
    else if (name === 'p') this.#cell?.lines.push('')
    else if (name === 's' || name === 'tab' || name === 'line-break') this.text(' ')
  }

  text(text: string): void {
    const lines = this.#cell?.lines
    if (lines === undefined || lines.length === 0 || this.#commentDepth > 0) return
    lines.push((lines.pop() ?? '') + text)
  }

  close(name: string): void {
    if (name === 'annotation') this.#commentDepth -= 1
    else if (this.#commentDepth > 0) return
    else if (name === 'table-cell' || name === 'covered-table-cell') this.#closeCell()
    else if (name === 'table-row') this.#closeRow()
    else if (name === 'table') {
      this.#sheet?.close()
      this.#sheet = undefined
    }
  }

  #openRow(repeated: string | undefined): void {
    this.#row = []
    this.#gap = 0
    this.#rowCount = Math.min(countIn(repeated), repeatedMax.rows)
  }

  #closeCell(): void {
    const { date, count = 1, lines = [] } = this.#cell ?? {}
    this.#cell = undefined
    const text = date ?? lines.join(' ')
    if (text.trim() === '') {
      this.#gap += count
      return
    }
    const copies = Math.min(count, repeatedMax.cells)
    this.#budget.addCells(copies)
    this.#row.push(...Array<string>(Math.min(this.#gap, gapMax)).fill(''))
    this.#row.push(...Array<string>(copies).fill(text))
    this.#gap = 0
  }

  #closeRow(): void {
    const isApart = this.#isApart
    this.#isApart = this.#row.length === 0
    if (this.#isApart) return
    this.#budget.addCells(this.#row.length * (this.#rowCount - 1))
    for (let copy = 0; copy < this.#rowCount; copy++)
      this.#sheet?.add(this.#row, isApart && copy === 0)
    this.#row = []
  }
}

function countIn(written: string | undefined): number {
  return Math.max(1, Number.parseInt(written ?? '', 10) || 1)
}
