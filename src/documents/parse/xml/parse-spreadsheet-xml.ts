import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { TextBuilder } from '../building/text-builder.ts'
import type { CellRange, PlacedCell } from '../office/spreadsheets/merged-ranges.ts'
import { SheetWriter } from '../office/spreadsheets/sheet-writer.ts'
import { dateSerial } from '../office/spreadsheets/xlsx-dates.ts'
import {
  dateFormat,
  formatsOfStyles,
  type NumberFormat,
  shownNumber,
} from '../office/spreadsheets/xlsx-formats.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { readXml } from '../read-xml.ts'
import { headOf } from '../sniffing/head-of.ts'

const namespace = 'urn:schemas-microsoft-com:office:spreadsheet'
/** What the names of formats stand for; others are codes. */
const namedFormats: Readonly<Record<string, string>> = {
  'General Date': 'yyyy-mm-dd h:mm',
  'Long Date': 'yyyy-mm-dd',
  'Medium Date': 'yyyy-mm-dd',
  'Short Date': 'yyyy-mm-dd',
  'Long Time': 'h:mm:ss',
  'Medium Time': 'h:mm',
  'Short Time': 'h:mm',
  Fixed: '0.00',
  Standard: '#,##0.00',
  Currency: '#,##0.00',
  Percent: '0.00%',
}
/** No sheet has more rows and columns. */
const linesMax = 2 ** 20

type Row = { readonly number: number; readonly cells: PlacedCell[] }
type Attributes = Readonly<Record<string, string>>

/** Whether a text is a workbook in XML, which programs export under the name of an Excel file. */
export function isSpreadsheetXml(text: string): boolean {
  const head = headOf(text)
  return head.includes(namespace) && /<(?:\w{1,20}:)?Workbook[\s>]/.test(head)
}

/** Parses a workbook in XML Spreadsheet 2003 as one of Excel is parsed: each sheet under its name. */
export function parseSpreadsheetXml(xml: string, budget: TextBudget): DocumentContent {
  const document = new TextBuilder(budget)
  readXml(xml.replaceAll('\0', ''), new SpreadsheetReader(document, budget))
  return document.finish()
}

class SpreadsheetReader {
  readonly #document: TextBuilder
  readonly #budget: TextBudget
  readonly #formats = new Map<string, NumberFormat | undefined>()
  #style = ''
  #sheet = ''
  #rows: Row[] = []
  #ranges: CellRange[] = []
  #row = 0
  #column = 0
  #cell: { readonly style: string; type: string; text: string } | undefined
  #isData = false
  #isComment = false

  constructor(document: TextBuilder, budget: TextBudget) {
    this.#document = document
    this.#budget = budget
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'Style') {
      this.#style = said(attributes, 'ID') ?? ''
      this.#formats.set(this.#style, this.#formats.get(said(attributes, 'Parent') ?? ''))
    } else if (name === 'NumberFormat')
      this.#formats.set(this.#style, formatOf(said(attributes, 'Format') ?? ''))
    else if (name === 'Worksheet') this.#sheet = said(attributes, 'Name') ?? ''
    else if (name === 'Row') this.#openRow(attributes)
    else if (name === 'Cell') this.#openCell(attributes)
    else if (name === 'Comment') this.#isComment = true
    else if (name === 'Data' && this.#cell && !this.#isComment) {
      this.#isData = true
      this.#cell.type = said(attributes, 'Type') ?? 'String'
    }
  }

  text(text: string): void {
    if (this.#isData && this.#cell) this.#cell.text += text
  }

  close(name: string): void {
    if (name === 'Data') this.#isData = false
    else if (name === 'Comment') this.#isComment = false
    else if (name === 'Cell') this.#closeCell()
    else if (name === 'Row') this.#row += 1
    else if (name === 'Worksheet') this.#closeSheet()
  }

  #openRow(attributes: Attributes): void {
    this.#row = Math.max(this.#row, indexIn(attributes, 'Index') - 1)
    this.#column = 0
    this.#rows.push({ number: this.#row, cells: [] })
  }

  /** Merged cells hold the columns beside them. */
  #openCell(attributes: Attributes): void {
    this.#column = Math.max(this.#column, indexIn(attributes, 'Index') - 1)
    const across = indexIn(attributes, 'MergeAcross')
    const down = indexIn(attributes, 'MergeDown')
    const first = { row: this.#row, column: this.#column }
    if (across + down > 0)
      this.#ranges.push({ first, last: { row: this.#row + down, column: this.#column + across } })
    this.#cell = { style: said(attributes, 'StyleID') ?? '', type: '', text: '' }
    this.#column += across + 1
    this.#budget.addCells(1)
  }

  #closeCell(): void {
    const cell = this.#cell
    this.#cell = undefined
    if (cell === undefined) return
    const text = shown(cell.text.trim(), cell.type, this.#formats.get(cell.style))
    const merged = this.#ranges.at(-1)
    const isMerged = merged?.first.row === this.#row && merged.last.column === this.#column - 1
    const column = isMerged ? merged.first.column : this.#column - 1
    if (text !== '') this.#rows.at(-1)?.cells.push({ column, text })
  }

  #closeSheet(): void {
    const sheet = new SheetWriter(this.#document, this.#sheet, this.#ranges, this.#budget)
    for (const { number, cells } of this.#rows) if (cells.length > 0) sheet.add(number, cells)
    sheet.close()
    this.#rows = []
    this.#ranges = []
    this.#row = 0
  }
}

function formatOf(written: string): NumberFormat | undefined {
  return formatsOfStyles([[0, namedFormats[written] ?? written]], [0]).get(0)
}

function shown(text: string, type: string, format: NumberFormat | undefined): string {
  if (type === 'Boolean') return text === '1' ? 'TRUE' : 'FALSE'
  if (type === 'DateTime') {
    const serial = dateSerial(text)
    return serial === undefined ? text : shownNumber(serial, format ?? dateFormat, false)
  }
  const number = Number(text)
  const isNumber = type === 'Number' && text !== '' && Number.isFinite(number)
  return isNumber ? shownNumber(number, format, false) : text
}

/** The value of an attribute, whatever the prefix of its name. */
function said(attributes: Attributes, name: string): string | undefined {
  const key = Object.keys(attributes).find((one) => one === name || one.endsWith(`:${name}`))
  return key === undefined ? undefined : attributes[key]
}

function indexIn(attributes: Attributes, name: string): number {
  const index = Number(said(attributes, name) ?? 0)
  return Number.isInteger(index) && index > 0 ? Math.min(index, linesMax) : 0
}
