import type { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import { TextBuilder } from '../../building/text-builder.ts'
import type { CellRange, PlacedCell } from '../../office/spreadsheets/merged-ranges.ts'
import { SheetWriter } from '../../office/spreadsheets/sheet-writer.ts'
import {
  formatsOfStyles,
  type NumberFormat,
  shownNumber,
} from '../../office/spreadsheets/xlsx-formats.ts'
import type { DocumentContent } from '../../parsed-document.ts'
import { unprocessable } from '../../unprocessable.ts'
import type { CompoundFile } from '../open-compound-file.ts'
import { summaryTitle } from '../summary-title.ts'
import { cellsOf, isOfCells, placeOf, rowOf } from './excel-cells.ts'
import {
  continued,
  type ExcelRecord,
  ExcelStrings,
  recordAt,
  StringReader,
} from './excel-records.ts'

/** The kinds of records that tell of the workbook and of its sheets ([MS-XLS] 2.3). */
const kind = {
  begin: 0x809,
  end: 0x0a,
  password: 0x2f,
  codePage: 0x42,
  date1904: 0x22,
  sheet: 0x85,
  sharedStrings: 0xfc,
  format: 0x41e,
  style: 0xe0,
  merged: 0xe5,
} as const
const version = { excel5: 0x500, excel97: 0x600 }
const worksheet = 0

type Workbook = {
  readonly stream: Buffer
  readonly strings: ExcelStrings
  shared: readonly string[]
  formats: ReadonlyMap<number, NumberFormat>
  startsIn1904: boolean
  readonly sheets: { readonly name: string; readonly start: number }[]
}

/**
 * Parses a workbook of Excel 5 to 2003 ([MS-XLS] 12) as a current one is parsed: each sheet under its name, rows as
 * `cell | cell`, with the values last calculated.
 */
export function parseXls(file: CompoundFile, budget: TextBudget): DocumentContent {
  const stream = file.read('Workbook') ?? file.read('Book') ?? Buffer.alloc(0)
  const workbook = readWorkbook(stream)
  const document = new TextBuilder(budget)
  let bytesLeft = stream.length
  for (const { name, start } of workbook.sheets) {
    const { starts, ranges, end } = readSheet(stream, start, budget)
    // Sheets that begin within each other would be read again and again.
    bytesLeft -= end - start
    if (bytesLeft < 0) throw unprocessable('The file is damaged: its sheets overlap')
    const sheet = new SheetWriter(document, name, ranges, budget)
    writeRows(workbook, starts, budget, sheet)
    sheet.close()
  }
  return { ...document.finish(), title: summaryTitle(file) }
}

/** Reads what all sheets share. Throws `unprocessable_document` if the workbook needs a password. */
function readWorkbook(stream: Buffer): Workbook {
  const first = recordAt(stream, 0)
  const written = first?.kind === kind.begin ? first.data.readUInt16LE(0) : 0
  if (written !== version.excel97 && written !== version.excel5)
    throw unprocessable('The file is damaged: its workbook has no beginning')
  const strings = new ExcelStrings(stream, written === version.excel5)
  const workbook: Workbook = {
    stream,
    strings,
    shared: [],
    formats: new Map(),
    startsIn1904: false,
    sheets: [],
  }
  const codes: [number, string][] = []
  const styles: number[] = []
  for (const record of recordsFrom(stream, 0)) {
    const { data } = record
    if (record.kind === kind.password)
      throw unprocessable('The file is encrypted and needs a password')
    if (record.kind === kind.codePage) strings.codePage = data.readUInt16LE(0)
    if (record.kind === kind.date1904) workbook.startsIn1904 = data.readUInt16LE(0) === 1
    if (record.kind === kind.style) styles.push(data.readUInt16LE(2))
    if (record.kind === kind.sharedStrings) workbook.shared = sharedStrings(stream, record)
    if (record.kind === kind.format) {
      const lengthBytes = written === version.excel5 ? 1 : 2
      codes.push([data.readUInt16LE(0), strings.read(record, 2, lengthBytes)])
    }
    if (record.kind === kind.sheet && data[5] === worksheet)
      workbook.sheets.push({ name: strings.read(record, 6, 1), start: data.readUInt32LE(0) })
  }
  workbook.formats = formatsOfStyles(codes, styles)
  return workbook
}

/** The strings that cells refer to by their index. */
function sharedStrings(stream: Buffer, record: ExcelRecord): readonly string[] {
  const reader = new StringReader(continued(stream, record), 8)
  const strings: string[] = []
  for (let left = record.data.readUInt32LE(4); left > 0 && !reader.isAtEnd; left--)
    strings.push(reader.next().replaceAll('\0', '').toWellFormed())
  return strings
}

/** The records of a part of the workbook, up to its end; those of parts within it, such as charts, are passed over. */
function* recordsFrom(stream: Buffer, start: number): Generator<ExcelRecord> {
  let depth = 0
  for (
    let record = recordAt(stream, start);
    record !== undefined;
    record = recordAt(stream, record.end)
  ) {
    if (record.kind === kind.begin) depth += 1
    if (record.kind === kind.end) depth -= 1
    if (depth === 0) return
    if (depth === 1) yield record
  }
}

type Sheet = {
  readonly starts: readonly number[]
  readonly ranges: readonly CellRange[]
  readonly end: number
}

/** Where the records of a sheet that have cells begin, in the order of their places, and its merged ranges. */
function readSheet(stream: Buffer, start: number, budget: TextBudget): Sheet {
  const starts: number[] = []
  const ranges: CellRange[] = []
  let end = start
  for (const record of recordsFrom(stream, start)) {
    end = record.end
    if (isOfCells(record)) {
      budget.addCells(1)
      starts.push(record.start)
    }
    if (record.kind === kind.merged) ranges.push(...rangesIn(record.data, budget))
  }
  starts.sort((one, other) => placeOf(stream, one) - placeOf(stream, other))
  return { starts, ranges, end }
}

function rangesIn(data: Buffer, budget: TextBudget): readonly CellRange[] {
  const count = Math.min(data.readUInt16LE(0), Math.floor((data.length - 2) / 8))
  budget.addCells(count)
  return Array.from({ length: count }, (_, at) => {
    const number = (index: number) => data.readUInt16LE(2 + at * 8 + index * 2)
    return {
      first: { row: number(0), column: number(2) },
      last: { row: number(1), column: number(3) },
    }
  })
}

/** Writes the rows that have some text. */
function writeRows(
  { stream, strings, shared, formats, startsIn1904 }: Workbook,
  starts: readonly number[],
  budget: TextBudget,
  sheet: SheetWriter,
): void {
  let cells: PlacedCell[] = []
  let row = 0
  const close = () => {
    if (cells.length > 0) sheet.add(row, cells)
    cells = []
  }
  for (const start of starts) {
    const record = recordAt(stream, start)
    if (record === undefined) continue
    const { data } = record
    if (rowOf(data) !== row) close()
    row = rowOf(data)
    const found = cellsOf(stream, record, strings, shared)
    budget.addCells(found.length - 1)
    for (const { column, style, value } of found) {
      const text =
        typeof value === 'string' ? value : shownNumber(value, formats.get(style), startsIn1904)
      // Of two values of a cell the first one counts.
      if (text !== '' && column > (cells.at(-1)?.column ?? -1)) cells.push({ column, text })
    }
  }
  close()
}
