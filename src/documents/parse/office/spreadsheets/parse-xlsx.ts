import type { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import { TextBuilder } from '../../building/text-builder.ts'
import type { DocumentContent } from '../../parsed-document.ts'
import { readXml } from '../../read-xml.ts'
import type { ZipArchive } from '../../read-zip.ts'
import { decodeText } from '../../text/charsets/decode-text.ts'
import { xmlTitle } from '../../xml-title.ts'
import { linkIdOf, relationshipsOf } from '../relationships.ts'
import { cellPlace } from './cell-place.ts'
import { mergedRangesIn, type PlacedCell } from './merged-ranges.ts'
import { SheetWriter } from './sheet-writer.ts'
import { dateSerial } from './xlsx-dates.ts'
import { dateFormat, type NumberFormat, numberFormats, shownNumber } from './xlsx-formats.ts'

const workbookPart = 'xl/workbook.xml'

type Workbook = {
  readonly strings: readonly string[]
  /** By the index of a cell style. */
  readonly formats: ReadonlyMap<number, NumberFormat>
  readonly startsIn1904: boolean
}

/** Parses a workbook: each sheet under its name, rows as `cell | cell`, with the values last calculated. */
export function parseXlsx(zip: ZipArchive, budget: TextBudget): DocumentContent {
  const workbookXml = partText(zip, workbookPart)
  const links = relationshipsOf(zip, workbookPart)
  const partOf = (kind: string) => links.find((link) => link.kind === kind)?.target ?? ''
  const workbook: Workbook = {
    strings: readStrings(partText(zip, partOf('sharedStrings'))),
    formats: numberFormats(partText(zip, partOf('styles'))),
    startsIn1904: countsFrom1904(workbookXml),
  }
  const document = new TextBuilder(budget)
  for (const { name, id } of sheetsOf(workbookXml)) {
    const target = links.find((link) => link.id === id)?.target
    const sheetXml = target ? partText(zip, target) : ''
    const sheet = new SheetWriter(document, name, mergedRangesIn(sheetXml, budget), budget)
    readRows(sheetXml, workbook, budget, (row, cells) => sheet.add(row, cells))
    sheet.close()
  }
  return { ...document.finish(), title: xmlTitle(zip.read('docProps/core.xml')) }
}

function partText(zip: ZipArchive, part: string): string {
  const content = zip.read(part)
  return content ? decodeText(content) : ''
}

function sheetsOf(workbookXml: string): { name: string; id: string }[] {
  const sheets: { name: string; id: string }[] = []
  readXml(workbookXml, {
    open: (element, attributes) => {
      const id = element === 'sheet' ? linkIdOf(attributes) : undefined
      if (id) sheets.push({ name: attributes.name ?? '', id })
    },
  })
  return sheets
}

function countsFrom1904(workbookXml: string): boolean {
  let found = false
  readXml(workbookXml, {
    open: (element, { date1904 }) => {
      if (element === 'workbookPr') found ||= date1904 === '1' || date1904 === 'true'
    },
  })
  return found
}

/** The shared strings that cells refer to by index, without phonetic readings (`rPh`). */
function readStrings(xml: string): string[] {
  const strings: string[] = []
  let current = ''
  let isText = false
  let isReading = false
  readXml(xml, {
    open: (name) => {
      if (name === 'si') current = ''
      if (name === 'rPh') isReading = true
      isText = name === 't' && !isReading
    },
    text: (text) => {
      if (isText) current += text
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') isReading = false
      if (name === 'si') strings.push(unescaped(current))
    },
  })
  return strings
}

type Cell = {
  readonly kind: string
  readonly style: number
  readonly column: number
  value: string
}

/**
 * Passes on each row with text as it is read, numbered from 0: a string shared by many cells takes memory only when
 * written. Each row is below the last one, and each cell right of the last one, whatever their references say.
 */
function readRows(
  xml: string,
  workbook: Workbook,
  budget: TextBudget,
  take: (row: number, cells: readonly PlacedCell[]) => void,
): void {
  let row = -1
  let cells: PlacedCell[] = []
  let nextColumn = 0
  let cell: Cell | undefined
  let isValue = false
  readXml(xml, {
    open: (name, { r: reference, t: kind = 'n', s: style }) => {
      if (name === 'row') {
        row = Math.max(row + 1, (Number(reference) || 0) - 1)
        cells = []
        nextColumn = 0
      }
      if (name === 'c') {
        const place = cellPlace(reference)
        row = Math.max(row, place?.row ?? 0)
        const column = Math.max(nextColumn, place?.column ?? 0)
        nextColumn = column + 1
        cell = { kind, style: Number(style ?? -1), column, value: '' }
      }
      isValue = name === 'v' || name === 't'
    },
    text: (text) => {
      if (isValue && cell) cell.value += text
    },
    close: (name) => {
      isValue = false
      if (name === 'c' && cell && cell.value !== '') {
        budget.addCells(1)
        const text = shown(cell, workbook)
        if (text !== '') cells.push({ column: cell.column, text })
        cell = undefined
      }
      if (name === 'row' && cells.length > 0) take(row, cells)
    },
  })
}

/**
 * The text of a string, in which `_x000D_` stands for a line end, and `_x005F_` for the `_` of what is no such escape.
 */
function unescaped(text: string): string {
  return text
    .replaceAll(/_x([\da-fA-F]{4})_/g, (_, code: string) => {
      return String.fromCharCode(Number.parseInt(code, 16))
    })
    .replaceAll('\0', '')
    .toWellFormed()
}

function shown({ kind, style, value }: Cell, workbook: Workbook): string {
  if (kind === 's') return workbook.strings[Number(value)] ?? ''
  if (kind === 'inlineStr' || kind === 'str') return unescaped(value)
  if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (kind === 'd') return shownDate(value, workbook.formats.get(style))
  const number = Number(value)
  if (kind !== 'n' || !Number.isFinite(number)) return value
  return shownNumber(number, workbook.formats.get(style), workbook.startsIn1904)
}

/** A date that is written in the form of ISO 8601, as Strict Open XML has it, or a time without a day. */
function shownDate(written: string, format: NumberFormat | undefined): string {
  const serial = dateSerial(
    /^T?\d\d:/.test(written) ? `1899-12-30T${written.replace('T', '')}` : written,
  )
  return serial === undefined ? written : shownNumber(serial, format ?? dateFormat, false)
}
