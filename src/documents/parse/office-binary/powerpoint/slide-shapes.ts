import type { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import { ShapeReader, type Shapes } from '../../office/slides/shapes.ts'
import { dataOf, kind, recordsIn, type SlideRecord } from './presentation-file.ts'
import { type SlideParagraph, slideTextsIn } from './slide-text.ts'

/** What a shape is a placeholder for, as current presentations call it ([MS-PPT] 2.13.21). */
const placeholders: ReadonlyMap<number, string> = new Map([
  [0x07, 'dt'],
  [0x08, 'sldNum'],
  [0x09, 'ftr'],
  [0x0a, 'hdr'],
  [0x0b, 'sldImg'],
  [0x0c, 'body'],
  [0x0d, 'title'],
  [0x0e, 'body'],
  [0x0f, 'ctrTitle'],
  [0x10, 'subTitle'],
  [0x11, 'title'],
  [0x12, 'body'],
  [0x13, 'body'],
  [0x19, 'body'],
])
/** The property of a group of shapes that says that they are the cells of a table ([MS-ODRAW] 2.3.4.37). */
const tableProperty = 0x39f
const propertyBytes = 6
/** Groups within each other; deeper ones are not read. */
const nestingMax = 32
/** More columns or rows than a slide has room for. */
const linesMax = 100

type Cell = {
  readonly left: number
  readonly top: number
  readonly text: readonly SlideParagraph[]
}

/** Reads the shapes of a slide or of its notes; `outline` are its texts that are stored with those of all slides. */
export function readSlideShapes(
  slide: Buffer,
  outline: readonly (readonly SlideParagraph[])[],
  budget: TextBudget,
): Shapes {
  const reader = new ShapeReader(budget)
  const drawing = dataOf(recordsIn(slide), kind.drawing) ?? Buffer.alloc(0)
  const shapes = dataOf(recordsIn(drawing), kind.drawingOfSlide) ?? Buffer.alloc(0)
  readGroup(recordsIn(shapes), 0)
  return reader.finish()

  function readGroup(records: Iterable<SlideRecord>, depth: number): void {
    for (const { kind: found, data } of records) {
      if (found === kind.shape) readShape(data)
      if (found !== kind.shapeGroup || depth >= nestingMax) continue
      const [group] = recordsIn(data)
      if (group !== undefined && isTable(group.data)) writeTable(reader, cellsIn(data))
      else readGroup(recordsIn(data), depth + 1)
    }
  }

  function readShape(shape: Buffer): void {
    const text = textOf(shape)
    if (text === undefined) return
    reader.open('sp', {})
    const clientData = dataOf(recordsIn(shape), kind.clientData)
    const placeholder = clientData && dataOf(recordsIn(clientData), kind.placeholder)
    const type = placeholders.get(placeholder?.[4] ?? 0)
    if (type !== undefined) reader.open('ph', { type })
    writeText(reader, text)
    reader.close('sp')
  }

  function textOf(shape: Buffer): readonly SlideParagraph[] | undefined {
    const box = dataOf(recordsIn(shape), kind.textBox)
    if (box === undefined) return undefined
    const reference = dataOf(recordsIn(box), kind.outlineText)
    return reference ? outline[reference.readUInt32LE(0)] : slideTextsIn(recordsIn(box))[0]
  }

  function cellsIn(group: Buffer): readonly Cell[] {
    const cells: Cell[] = []
    for (const { kind: found, data } of recordsIn(group)) {
      const anchor = found === kind.shape ? dataOf(recordsIn(data), kind.childAnchor) : undefined
      const text = anchor && textOf(data)
      if (text) cells.push({ left: anchor.readInt32LE(0), top: anchor.readInt32LE(4), text })
    }
    return cells
  }
}

/** Writes cells by where they stand; those that are merged over others leave these empty. */
function writeTable(reader: ShapeReader, cells: readonly Cell[]): void {
  const lefts = linesOf(cells.map(({ left }) => left))
  const byPlace = new Map(cells.map((cell) => [`${cell.top} ${cell.left}`, cell]))
  reader.open('tbl', {})
  for (const top of linesOf(cells.map((cell) => cell.top))) {
    reader.open('tr', {})
    for (const left of lefts) {
      reader.open('tc', {})
      writeText(reader, byPlace.get(`${top} ${left}`)?.text ?? [])
      reader.close('tc')
    }
    reader.close('tr')
  }
  reader.close('tbl')
}

function writeText(reader: ShapeReader, text: readonly SlideParagraph[]): void {
  reader.open('txBody', {})
  for (const { level, hasBullet, runs } of text) {
    reader.open('p', {})
    reader.open('pPr', { lvl: String(level) })
    if (hasBullet) reader.open('buChar', {})
    reader.close('pPr')
    for (const run of runs) {
      const size = run.size === undefined ? {} : { sz: String(run.size * 100) }
      for (const [at, line] of run.text.split('\v').entries()) {
        if (at > 0) reader.open('br', {})
        reader.open('r', {})
        reader.open('rPr', { ...size, baseline: String(run.raised) })
        reader.open('t', {})
        reader.text(line)
        reader.close('t')
      }
    }
    reader.close('p')
  }
  reader.close('txBody')
}

function isTable(shape: Buffer): boolean {
  for (const { kind: found, instance, data } of recordsIn(shape)) {
    if (found !== kind.properties) continue
    for (let at = 0; at < instance && (at + 1) * propertyBytes <= data.length; at++)
      if ((data.readUInt16LE(at * propertyBytes) & 0x3f_ff) === tableProperty) return true
  }
  return false
}

/** Where columns or rows begin, in order. */
function linesOf(places: readonly number[]): readonly number[] {
  return [...new Set(places)].sort((one, other) => one - other).slice(0, linesMax)
}
