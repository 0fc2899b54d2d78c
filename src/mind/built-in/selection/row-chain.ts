import { fold } from '../../../language/words/fold.ts'
import { isOwn } from '../question/asked-terms.ts'
import { type Excerpt, smallestWith } from '../segmentation/excerpts.ts'
import type { Candidates } from './candidates.ts'
import { type PersonDescribed, personDescribed } from './person-described.ts'
import { type Cell, type Label, labelsIn, type Row, rowsOf } from './rows-asked.ts'
import { settings } from './settings.ts'

const { stepsMax, triedMax, namesMax } = settings.reasoning

/** The rows of a question that leads from row to row, and the cell that answers it, if no sentence does. */
export type RowChain = {
  readonly excerpts: readonly Excerpt[]
  readonly cell: { readonly text: string; readonly unit: number } | undefined
}

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
  const named = [...all.values()].flat().filter(({ cell }) => cell.isAsked)
  const asked = named.length > 0 ? named : describedRow(rows)
  const described = personDescribed(candidates, all)
  const ways = described
    ? waysFrom(described, wanted, reading)
    : fewOf(asked, namesMax).flatMap((label) => {
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

/** The ways from somebody whom a sentence is about to what the question asks of them, before it describes them. */
function waysFrom(
  { unit, labels, clause }: PersonDescribed,
  wanted: readonly number[],
  reading: Reading,
): readonly Way[] {
  const left = wanted.filter((at) => !clause.includes(at))
  return labels
    .flatMap((label) => follow(label, left, reading, stepsMax))
    .map((way) => ({ ...way, units: [unit, ...way.units] }))
}

/**
 * The row that has most of the question in at least two of its cells, none of which it need have whole: "the broken
 * pump" is the "Pump XR 2" that is "broken". None if another row has as much.
 */
function describedRow(rows: readonly Row[]): readonly Label[] {
  const described = rows.map((row) => {
    const cells = row.cells.filter(({ said }) => said.length > 0)
    return { row, cells, count: new Set(cells.flatMap(({ said }) => said)).size }
  })
  const [best, next] = described.toSorted((a, b) => b.count - a.count)
  const [cell, another] = best?.cells ?? []
  if (best === undefined || cell === undefined || another === undefined) return []
  return best.count > (next?.count ?? 0) ? [{ row: best.row, cell }] : []
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
  asked: readonly number[],
  reading: Reading,
  stepsLeft: number,
): readonly Way[] {
  if (stepsLeft === 0) return []
  // "The buyer" only says what the row is of.
  const left = asked.filter((at) => !row.cells.some(({ said }) => said.includes(at)))
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
