import type { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import { TextBuilder } from '../../building/text-builder.ts'
import { errorOf, shortNumber } from '../../office-binary/excel/excel-values.ts'
import type { DocumentContent } from '../../parsed-document.ts'
import type { ZipArchive } from '../../read-zip.ts'
import { xmlTitle } from '../../xml-title.ts'
import { relationshipsOf } from '../relationships.ts'
import type { CellRange, PlacedCell } from './merged-ranges.ts'
import { SheetWriter } from './sheet-writer.ts'
import { formatsOfStyles, type NumberFormat, shownNumber } from './xlsx-formats.ts'

const workbookPart = 'xl/workbook.bin'
/** The kinds of records that are read ([MS-XLSB] 2.3). */
const kind = {
  row: 0,
  blank: 1,
  short: 2,
  error: 3,
  truth: 4,
  number: 5,
  string: 6,
  sharedString: 7,
  formulaString: 8,
  formulaNumber: 9,
  formulaTruth: 10,
  formulaError: 11,
  firstShort: 12,
  lastShort: 18,
  sharedItem: 19,
  format: 44,
  style: 47,
  workbook: 153,
  sheet: 156,
  merged: 176,
  beginStyles: 617,
  endStyles: 618,
} as const

/** Some kinds of cells are written without their column beside the last one: so much above the kinds that have it. */
const shortCells = kind.firstShort - kind.blank

type BinaryRecord = { readonly kind: number; readonly data: Buffer }
type Workbook = {
  readonly strings: readonly string[]
  readonly formats: ReadonlyMap<number, NumberFormat>
  readonly startsIn1904: boolean
}

/** Parses a workbook in Excel's binary form ([MS-XLSB] 10) as one in XML is parsed. */
export function parseXlsb(zip: ZipArchive, budget: TextBudget): DocumentContent {
  const links = relationshipsOf(zip, workbookPart)
  const partOf = (kind: string) => links.find((link) => link.kind === kind)?.target ?? ''
  const records = [...recordsIn(zip.read(workbookPart))]
  const properties = records.find((one) => one.kind === kind.workbook)
  const workbook = {
    strings: stringsIn(zip.read(partOf('sharedStrings'))),
    formats: formatsIn(zip.read(partOf('styles'))),
    startsIn1904: ((properties?.data[0] ?? 0) & 1) === 1,
  }
  const document = new TextBuilder(budget)
  for (const { data } of records.filter((one) => one.kind === kind.sheet)) {
    const id = stringAt(data, 8)
    const name = stringAt(data, 12 + id.length * 2)
    const target = links.find((link) => link.id === id)?.target
    const sheet = target === undefined ? undefined : zip.read(target)
    const writer = new SheetWriter(document, name, rangesIn(sheet, budget), budget)
    writeRows(sheet, workbook, budget, writer)
    writer.close()
  }
  return { ...document.finish(), title: xmlTitle(zip.read('docProps/core.xml')) }
}

/** The records of a part: a kind and a length, of which each byte has seven bits and says whether another follows. */
function* recordsIn(part: Uint8Array | undefined): Generator<BinaryRecord> {
  const bytes = Buffer.from(part ?? new Uint8Array())
  let at = 0
  const next = (bytesMax: number) => {
    let value = 0
    for (let index = 0; index < bytesMax; index++) {
      const byte = bytes[at++] ?? 0
      value += (byte & 0x7f) * 2 ** (7 * index)
      if (byte < 0x80) break
    }
    return value
  }
  while (at < bytes.length) {
    const found = next(2)
    const length = next(4)
    if (at + length > bytes.length) return
    yield { kind: found, data: bytes.subarray(at, at + length) }
    at += length
  }
}

/** A string behind its length. */
function stringAt(data: Buffer, at: number): string {
  const end = at + 4 + data.readUInt32LE(at) * 2
  return data
    .toString('utf16le', at + 4, end)
    .replaceAll('\0', '')
    .toWellFormed()
}

function stringsIn(part: Uint8Array | undefined): readonly string[] {
  const strings: string[] = []
  for (const record of recordsIn(part))
    if (record.kind === kind.sharedItem) strings.push(stringAt(record.data, 1))
  return strings
}

function formatsIn(part: Uint8Array | undefined): ReadonlyMap<number, NumberFormat> {
  const codes: [number, string][] = []
  const styles: number[] = []
  let isOfCells = false
  for (const { kind: found, data } of recordsIn(part)) {
    if (found === kind.format) codes.push([data.readUInt16LE(0), stringAt(data, 2)])
    if (found === kind.beginStyles) isOfCells = true
    if (found === kind.endStyles) isOfCells = false
    if (found === kind.style && isOfCells) styles.push(data.readUInt16LE(2))
  }
  return formatsOfStyles(codes, styles)
}

function rangesIn(part: Uint8Array | undefined, budget: TextBudget): readonly CellRange[] {
  const ranges: CellRange[] = []
  for (const { kind: found, data } of recordsIn(part)) {
    if (found !== kind.merged) continue
    budget.addCells(1)
    const number = (index: number) => data.readUInt32LE(index * 4)
    ranges.push({
      first: { row: number(0), column: number(2) },
      last: { row: number(1), column: number(3) },
    })
  }
  return ranges
}

/** Writes the rows that have some text; each is below the last one, and each cell right of the last one. */
function writeRows(
  part: Uint8Array | undefined,
  workbook: Workbook,
  budget: TextBudget,
  sheet: SheetWriter,
): void {
  let row = -1
  let column = -1
  let cells: PlacedCell[] = []
  const close = () => {
    if (cells.length > 0) sheet.add(row, cells)
    cells = []
  }
  for (const { kind: found, data } of recordsIn(part)) {
    if (found === kind.row) {
      close()
      row = Math.max(row + 1, data.readUInt32LE(0))
      column = -1
      continue
    }
    if (found > kind.lastShort) continue
    const isShort = found >= kind.firstShort
    column = isShort ? column + 1 : data.readUInt32LE(0)
    const style = data.subarray(isShort ? 0 : 4)
    const value = cellValue(isShort ? found - shortCells : found, style.subarray(4), workbook)
    if (value === undefined) continue
    budget.addCells(1)
    const format = workbook.formats.get(style.readUIntLE(0, 3))
    const text =
      typeof value === 'string' ? value : shownNumber(value, format, workbook.startsIn1904)
    if (text !== '' && column > (cells.at(-1)?.column ?? -1)) cells.push({ column, text })
  }
  close()
}

/** The text of a cell, or its number to be shown in its style; undefined for one that is blank. */
function cellValue(
  found: number,
  data: Buffer,
  { strings }: Workbook,
): string | number | undefined {
  switch (found) {
    case kind.short:
      return shortNumber(data.readInt32LE(0))
    case kind.error:
    case kind.formulaError:
      return errorOf(data[0])
    case kind.truth:
    case kind.formulaTruth:
      return data[0] === 1 ? 'TRUE' : 'FALSE'
    case kind.number:
    case kind.formulaNumber:
      return data.readDoubleLE(0)
    case kind.string:
    case kind.formulaString:
      return stringAt(data, 0)
    case kind.sharedString:
      return strings[data.readUInt32LE(0)] ?? ''
    default:
      return undefined
  }
}
