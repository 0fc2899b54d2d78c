import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { TextBuilder } from '../building/text-builder.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { readXml } from '../read-xml.ts'
import type { ZipArchive } from '../read-zip.ts'
import { decodeText } from '../text/decode-text.ts'
import { xmlTitle } from '../xml-title.ts'
import { linkIdOf, relationshipsOf } from './relationships.ts'
import { SheetTable } from './sheet-table.ts'
import { type NumberFormat, numberFormats, shownNumber } from './xlsx-formats.ts'

const workbookPart = 'xl/workbook.xml'
/** A cell may be in any column of a row; a longer gap is shortened to this many empty cells. */
const gapMax = 16

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
    const sheet = target && zip.read(target)
    if (!sheet) continue
    const table = new SheetTable(document, name)
    readRows(decodeText(sheet), workbook, budget, (row) => table.add(row))
    table.close()
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

/** Passes on each row as it is read: a string shared by many cells takes memory only when written. */
function readRows(
  xml: string,
  workbook: Workbook,
  budget: TextBudget,
  take: (row: readonly string[]) => void,
): void {
  let row: string[] = []
  let nextColumn = 0
  let cell: Cell | undefined
  let isValue = false
  readXml(xml, {
    open: (name, { r: reference, t: kind = 'n', s: style }) => {
      if (name === 'row') {
        row = []
        nextColumn = 0
      }
      if (name === 'c')
        cell = {
          kind,
          style: Number(style ?? -1),
          column: columnOf(reference) ?? nextColumn,
          value: '',
        }
      isValue = name === 'v' || name === 't'
    },
    text: (text) => {
      if (isValue && cell) cell.value += text
    },
    close: (name) => {
      isValue = false
      if (name === 'c' && cell && cell.value !== '') {
        const gap = Math.max(cell.column - nextColumn, 0)
        nextColumn = cell.column + 1
        budget.addCells(1)
        row.push(...Array<string>(Math.min(gap, gapMax)).fill(''), shown(cell, workbook))
      }
      if (name === 'row' && row.length > 0) take(row)
    },
  })
}

/** The text of a string, in which `_x000D_` stands for a line end, and `_x005F_` for the `_` of what is no such escape. */
function unescaped(text: string): string {
  return text
    .replaceAll(/_x([\da-fA-F]{4})_/g, (_, code: string) => {
      return String.fromCharCode(Number.parseInt(code, 16))
    })
    .replaceAll('\0', '')
    .toWellFormed()
}

/** The column of a reference such as `AB12`, counted from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (!letters) return undefined
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function shown({ kind, style, value }: Cell, workbook: Workbook): string {
  if (kind === 's') return workbook.strings[Number(value)] ?? ''
  if (kind === 'inlineStr' || kind === 'str') return unescaped(value)
  if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  const number = Number(value)
  if (kind !== 'n' || !Number.isFinite(number)) return value
  return shownNumber(number, workbook.formats.get(style), workbook.startsIn1904)
}
