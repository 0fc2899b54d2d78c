import { tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import { fold } from '../../../language/words/fold.ts'
import { isOwn } from '../question/asked-terms.ts'
import { type Excerpt, smallestWith } from '../segmentation/excerpts.ts'
import { folded } from '../segmentation/pieces.ts'
import { headerOf, topOfTable } from '../segmentation/table-of-row.ts'
import { fieldsOf } from '../segmentation/tables.ts'
import { settings as shared } from '../settings.ts'
import type { Candidates } from './candidates.ts'
import { settings } from './settings.ts'

const { stepsMax, triedMax, namesMax } = settings.reasoning

/** The rows of a question that leads from row to row, and the cell that answers it, if no sentence does. */
export type RowChain = {
  readonly excerpts: readonly Excerpt[]
  readonly cell: { readonly text: string; readonly unit: number } | undefined
}

/** A cell, the indices of the question terms that it has, and of those that the name of its column has. */
type Cell = {
  /** The same for all cells of one column of a table. */
  readonly column: string
  readonly value: string
  /** The words of the value, folded, with a space between. */
  readonly key: string
  /** Whether the value may name something, unlike "12", "6 bar", "A" and "no", which much has by chance. */
  readonly isName: boolean
  /** Whether the question has all words of the value. */
  readonly isAsked: boolean
  readonly said: readonly number[]
  readonly named: readonly number[]
}
type Row = { readonly unit: number; readonly cells: readonly Cell[] }
/** A cell whose value no other row has in the same column, so that it names its row. */
type Label = { readonly row: Row; readonly cell: Cell }

/**
 * Follows a question from row to row, as a join of tables does: "In which city is the supplier of the Auk?" names a row
 * and a column of it, whose value is also that of a row of another table, and that one has a column for what is left of
 * the question; or a sentence with that value says what is left. Undefined if no row is named, a single row answers, or
 * several ways lead to different answers.
 */
export function rowChain(candidates: Candidates): RowChain | undefined {
  const { terms } = candidates.measure
  const rows = rowsOf(candidates)
  const columns = new Set(rows.flatMap(({ cells }) => cells.flatMap(({ named }) => named)))
  const wanted = [...terms.keys()].filter((at) => {
    const term = terms[at]
    // "City" in "in which city" only asks, unless a column is called so.
    return term?.weight === 1 && (isOwn(term) || columns.has(at))
  })
  const all = labelsIn(rows)
  const reading = {
    labels: all,
    areKeys: keysAmong(rows),
    saying: (cell: Cell, left: readonly number[]) => saying(cell, left, candidates),
  }
  const asked = [...all.values()].flat().filter(({ cell }) => cell.isAsked)
  const ways = fewOf(asked, namesMax).flatMap((label) => {
    const left = wanted.filter((at) => !label.cell.said.includes(at))
    return follow(label, left, reading, stepsMax)
  })
  const [way, ...others] = ways
  if (way === undefined || others.some(({ answer }) => answer !== way.answer)) return undefined
  const excerpts = way.units.flatMap((unit) => smallestWith(unit, candidates.excerpts) ?? [])
  if (way.units.length < 2 || excerpts.length < way.units.length) return undefined
  const unit = way.units.at(-1) ?? -1
  const isCell = candidates.units[unit]?.kind === 'row'
  return { excerpts, cell: isCell ? { text: way.answer, unit } : undefined }
}

/** The units of a way, and the value or sentence that answers at its end. */
type Way = { readonly units: readonly number[]; readonly answer: string }

/** What a way may lead to: the rows that a value names, and the sentences that say terms of it. */
type Reading = {
  readonly labels: ReadonlyMap<string, readonly Label[]>
  /** Whether two columns of different tables have the keys of the same things. */
  readonly areKeys: (one: string, other: string) => boolean
  readonly saying: (cell: Cell, left: readonly number[]) => readonly Way[]
}

/**
 * The ways from a row to a cell whose column is called what is left of the question, over at most `stepsLeft` rows, each
 * of which is named by a value of the one before; where none leads to one, to the sentences that say it of a value.
 */
function follow(
  { row, cell: from }: Label,
  left: readonly number[],
  reading: Reading,
  stepsLeft: number,
): readonly Way[] {
  if (stepsLeft === 0) return []
  const others = row.cells.filter((cell) => cell !== from)
  return fewOf(calledMost(others, left), triedMax).flatMap((cell) => {
    const rest = left.filter((at) => !cell.named.includes(at))
    if (rest.length === 0) return [{ units: [row.unit], answer: cell.value }]
    // "Delivered" in "To which city was it delivered?" is a column too, and not the one that is asked for.
    const isOfRow = rest.every((at) => others.some(({ named }) => named.includes(at)))
    if (isOfRow && cell.named.includes(Math.min(...left)) && stepsLeft < stepsMax)
      return [{ units: [row.unit], answer: cell.value }]
    const same = reading.labels.get(cell.key) ?? []
    const named = same.filter((label) => isJoined(cell, label.cell, reading))
    const rows = fewOf(named, namesMax).flatMap((label) =>
      follow(label, rest, reading, stepsLeft - 1),
    )
    const further = rows.length > 0 || !cell.isName ? rows : reading.saying(cell, rest)
    return further.map((way) => ({ ...way, units: [row.unit, ...way.units] }))
  })
}

/**
 * Whether two cells of the same value tell of the same: by a name, in columns that the question calls by one word, or by
 * the number of an order, say, which two tables have in columns of the same name.
 */
function isJoined(one: Cell, other: Cell, { areKeys }: Pick<Reading, 'areKeys'>): boolean {
  if (one.column === other.column) return false
  if (one.isName || one.named.some((at) => other.named.includes(at))) return true
  return areKeys(one.column, other.column)
}

/**
 * Tells of two columns whether they have the keys of the same things: their names share a word ("Order", "Order no."),
 * and at least two values of the shorter one, and `keysSharedMin` of them, are in the other. Years are no keys.
 */
function keysAmong(rows: readonly Row[]): Reading['areKeys'] {
  const cells = rows.flatMap((row) => row.cells)
  const columns = Map.groupBy(cells, ({ column }) => column)
  const valuesOf = (column: string) => new Set((columns.get(column) ?? []).map(({ key }) => key))
  return (one, other) => {
    if (!nameOf(one).some((word) => nameOf(other).includes(word))) return false
    const [few, many] = [valuesOf(one), valuesOf(other)].toSorted((a, b) => a.size - b.size)
    if (few === undefined || many === undefined || [...few].every((key) => isYear.test(key)))
      return false
    const shared = [...few].filter((key) => many.has(key)).length
    return shared > 1 && shared >= few.size * settings.keysSharedMin
  }
}

/** Much is of the same year by chance. */
const isYear = /^(?:1[5-9]|20)\d\d$/

/** The words that the name of a column has, folded. */
function nameOf(column: string): readonly string[] {
  const name = column.slice(column.lastIndexOf('\n') + 1)
  return fold(name).match(/\p{L}{2,}/gu) ?? []
}

/** None of more than so many: they tell nothing apart, and no table takes long. */
function fewOf<One>(all: readonly One[], most: number): readonly One[] {
  return all.length > most ? [] : all
}

/** The sentences that have a value as it is written, "IT" and not "it", and say all of these terms. */
function saying(
  { key, value: written }: Cell,
  terms: readonly number[],
  { units, measure }: Candidates,
): readonly Way[] {
  const value = ` ${key} `
  return units.flatMap(({ kind, folded, shown }, unit) => {
    const isText = kind === 'sentence' || kind === 'item'
    const isSaying = isText && folded.includes(value) && shown.includes(written)
    return isSaying && terms.every((term) => measure.says(unit, term))
      ? [{ units: [unit], answer: shown }]
      : []
  })
}

/** The cells whose columns are called most of the terms; none if no column is called any of them. */
function calledMost(cells: readonly Cell[], terms: readonly number[]): readonly Cell[] {
  const count = ({ named }: Cell) => terms.filter((at) => named.includes(at)).length
  const most = Math.max(1, ...cells.map(count))
  return cells.filter((cell) => count(cell) === most)
}

/** The labels of all rows, by their values. */
function labelsIn(rows: readonly Row[]): ReadonlyMap<string, readonly Label[]> {
  const all = rows.flatMap((row) => row.cells.map((cell) => ({ row, cell })))
  const alike = Map.groupBy(all, ({ cell }) => `${cell.column}\n${cell.key}`)
  const labels = [...alike.values()].flatMap(([label, ...more]) =>
    label !== undefined && label.cell.key !== '' && more.length === 0 ? [label] : [],
  )
  return Map.groupBy(labels, ({ cell }) => cell.key)
}

/** The rows of all tables, without their headers, in reading order. */
function rowsOf({ units, passages, measure }: Candidates): readonly Row[] {
  return units.flatMap(({ kind, opensGroup, passage: at, start, end }, unit) => {
    const passage = passages[at]
    if (kind !== 'row' || opensGroup || passage === undefined) return []
    const { text, language } = passage
    const { affirmed, denied } = languageOf(language).aggregation ?? {}
    const header = headerOf(units[topOfTable(unit, units)], passages)
    const termsIn = (words: string) => {
      const { coverage, asked } = measure.title(words, language)
      const said = [...coverage.keys()].filter((term) => isSaid(coverage[term]))
      return { said, isAsked: asked === 1 && said.length > 0 }
    }
    const cells = fieldsOf(text.slice(start, end), header).map(({ name, value }) => {
      const column = `${header ?? ''}\n${name}`
      const key = folded(tokensOfShort(value, language)).trim()
      const isName = /^\p{L}./u.test(key) && !affirmed?.has(key) && !denied?.has(key)
      return { column, value, key, isName, ...termsIn(value), named: termsIn(name).said }
    })
    return [{ unit, cells }]
  })
}

function isSaid(share = 0): boolean {
  return share >= shared.likeness.sameMin
}
