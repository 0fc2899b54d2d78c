import { type ExcelRecord, type ExcelStrings, recordAt } from './excel-records.ts'
import { errorOf, shortNumber } from './excel-values.ts'

/** The kinds of records that have cells ([MS-XLS] 2.3). */
const kind = {
  sharedString: 0xfd,
  string: 0x204,
  richString: 0xd6,
  number: 0x203,
  short: 0x27e,
  shorts: 0xbd,
  formula: 0x06,
  truth: 0x205,
  stringOfFormula: 0x207,
} as const
const kinds = new Set<number>([
  kind.sharedString,
  kind.string,
  kind.richString,
  kind.number,
  kind.short,
  kind.shorts,
  kind.formula,
  kind.truth,
])
/** The result of a formula that is no number, by its first byte. */
const result = { string: 0, truth: 1, error: 2 }
/** So many records may stand between a formula and its string: what it shares with others. */
const betweenMax = 3

/** A cell: its column, the index of its style, and its text, or its number to be shown in that style. */
export type ExcelCell = {
  readonly column: number
  readonly style: number
  readonly value: string | number
}

/** Whether a record has values of cells, which `cellsOf` reads. */
export function isOfCells(record: ExcelRecord): boolean {
  return kinds.has(record.kind) && record.data.length >= 6
}

/** Where the cells of the record at an offset stand in a sheet: a number that grows by row and then by column. */
export function placeOf(stream: Buffer, start: number): number {
  return stream.readUInt16LE(start + 4) * 0x1_00_00 + stream.readUInt16LE(start + 6)
}

/** The row of the cells of a record, from 0. */
export function rowOf(data: Buffer): number {
  return data.readUInt16LE(0)
}

/** The cells of a record of a stream, which may refer to shared strings by their index. */
export function cellsOf(
  stream: Buffer,
  record: ExcelRecord,
  strings: ExcelStrings,
  shared: readonly string[],
): readonly ExcelCell[] {
  const { data } = record
  const one = (value: string | number) => [
    { column: data.readUInt16LE(2), style: data.readUInt16LE(4), value },
  ]
  switch (record.kind) {
    case kind.sharedString:
      return one(shared[data.readUInt32LE(6)] ?? '')
    case kind.string:
    case kind.richString:
      return one(strings.read(record, 6))
    case kind.number:
      return one(data.readDoubleLE(6))
    case kind.short:
      return one(shortNumber(data.readInt32LE(6)))
    case kind.truth:
      return one(data[7] === 1 ? errorOf(data[6]) : truthOf(data[6]))
    case kind.formula:
      return one(resultOf(stream, record, strings))
    default:
      return shortsOf(data)
  }
}

/** Numbers in neighbouring cells, each with its style. */
function shortsOf(data: Buffer): readonly ExcelCell[] {
  const first = data.readUInt16LE(2)
  const count = Math.floor((data.length - 6) / 6)
  return Array.from({ length: count }, (_, at) => ({
    column: first + at,
    style: data.readUInt16LE(4 + at * 6),
    value: shortNumber(data.readInt32LE(6 + at * 6)),
  }))
}

/** What a formula gave when the workbook was calculated last. */
function resultOf(stream: Buffer, record: ExcelRecord, strings: ExcelStrings): string | number {
  const { data } = record
  if (data.readUInt16LE(12) !== 0xffff) return data.readDoubleLE(6)
  if (data[6] === result.truth) return truthOf(data[8])
  if (data[6] === result.error) return errorOf(data[8])
  if (data[6] !== result.string) return ''
  let next = recordAt(stream, record.end)
  for (let passed = 0; next !== undefined && passed < betweenMax; passed++) {
    if (next.kind === kind.stringOfFormula) return strings.read(next, 0)
    if (isOfCells(next)) return ''
    next = recordAt(stream, next.end)
  }
  return ''
}

function truthOf(value: number | undefined): string {
  return value === 1 ? 'TRUE' : 'FALSE'
}
