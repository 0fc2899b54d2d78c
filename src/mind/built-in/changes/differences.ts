import { fold } from '../../../language/words/fold.ts'
import type { Compared, Pair } from './align.ts'
import { type ChangedPart, changedPart } from './changed-part.ts'
import { type Entry, valueMark } from './content.ts'
import { hasTerm, type TopicTerm } from './topic.ts'

/** A cell that two rows with one label have in one column, and that differs. */
export type CellChange = { readonly column: string; readonly old: string; readonly now: string }

/** What one document says and another does not: both, or one of the units. */
export type Difference = Compared & {
  /** The cells that differ, of two rows. */
  readonly cells: readonly CellChange[]
  /** The parts of two sentences that differ, where these are short. */
  readonly part?: ChangedPart | undefined
  /** 0 for another value, 1 for what is new, gone or otherwise short, 2 for other words and other dates of the documents. */
  readonly rank: number
}

/** The difference of a pair; undefined if its rows differ in no column that both have. */
export function differenceOf(pair: Pair, topic: readonly TopicTerm[]): Difference | undefined {
  const { old, now } = pair
  if (old.fields.length > 1 && now.fields.length > 1) {
    const cells = onColumns(cellChanges(pair), pair, topic)
    return cells.length === 0 ? undefined : { ...pair, cells, rank: 0 }
  }
  const part = changedPart(pair)
  const isOfValues = valuesIn(old.key) !== valuesIn(now.key)
  const rank = tellsOrigin(old) && tellsOrigin(now) ? 2 : isOfValues ? 0 : part ? 1 : 2
  return { ...pair, cells: [], part, rank }
}

/** Whether a unit opens its document, perhaps behind its title, with a year: it says between whom it was made, and when. */
function tellsOrigin({ at, unit, key }: Entry): boolean {
  return at <= 1 && unit.headings.length <= 1 && /(?:^| )#(?:19|20)\d{2}(?: |$)/.test(key)
}

/** The columns are those of one name, or where tables have no header, of one place. */
function cellChanges({ old, now }: Pair): readonly CellChange[] {
  return now.fields.slice(1).flatMap(({ name, value }, at) => {
    const before =
      name === ''
        ? old.fields[at + 1]
        : old.fields.slice(1).find((field) => fold(field.name) === fold(name))
    const differs = before !== undefined && fold(before.value) !== fold(value)
    return differs ? [{ column: name, old: before.value, now: value }] : []
  })
}

/** Of cells that differ only those whose column a topic names, if it names some columns and not others. */
function onColumns(
  cells: readonly CellChange[],
  { now }: Pair,
  topic: readonly TopicTerm[],
): readonly CellChange[] {
  const inCells = now.words
  const columns = topic.filter((term) => !hasTerm(inCells, term))
  if (columns.length === 0) return cells
  const named = (column: string) =>
    columns.filter(({ folded }) => fold(column).includes(folded)).length
  const most = Math.max(...now.fields.map(({ name }) => named(name)))
  return most === 0 ? cells : cells.filter(({ column }) => named(column) === most)
}

function valuesIn(key: string): string {
  const isValue = (part: string) => part.startsWith(valueMark) || /[\p{Sc}%]/u.test(part)
  return key.split(' ').filter(isValue).join(' ')
}
