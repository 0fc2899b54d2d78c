import { onceForEach } from '../../../base/cache/once-for-each.ts'
import { termDepth } from '../../../extraction/blocks/terms-apart.ts'
import type { Unit } from './read-evidence.ts'
import { areOfSection } from './same-section.ts'
import { settings } from './settings.ts'

export type ExcerptKind =
  | 'sentence'
  | 'sentences'
  | 'paragraph'
  | 'item'
  | 'list'
  | 'row'
  | 'table'
  | 'code'
  | 'section'
  | 'outline'

/** Units of one passage that make sense together: a candidate quotation. */
export type Excerpt = {
  readonly kind: ExcerptKind
  /** Indices into the units, ascending. */
  readonly units: readonly number[]
  readonly passage: number
  readonly wordCount: number
}

/** The excerpt of these units, all of one passage, given by their indices into `all`. */
export function excerptOf(
  kind: ExcerptKind,
  units: readonly number[],
  all: readonly Unit[],
): Excerpt {
  const wordCount = units.reduce((sum, index) => sum + (all[index]?.wordCount ?? 0), 0)
  return { kind, units, passage: all[units[0] ?? -1]?.passage ?? -1, wordCount }
}

/** The shortest excerpt that has a unit. */
export function smallestWith(unit: number, excerpts: readonly Excerpt[]): Excerpt | undefined {
  return excerpts
    .filter(({ units }) => units.includes(unit))
    .reduce<Excerpt | undefined>(
      (least, one) => (least && least.wordCount <= one.wordCount ? least : one),
      undefined,
    )
}

/**
 * All candidate quotations of units, made once for all questions about them. Excerpts overlap; `select` chooses among
 * them.
 */
export const excerptsOf = onceForEach((units: readonly Unit[]): readonly Excerpt[] => {
  const found: Excerpt[] = []
  const add = (kind: ExcerptKind, members: readonly number[]) => {
    const excerpt = excerptOf(kind, members, units)
    if (members.length > 0 && excerpt.wordCount <= settings.excerptWordsMax) found.push(excerpt)
  }
  const near = new Neighbourhood(units)
  units.forEach((unit, at) => {
    if (unit.kind === 'sentence') addProse(near, at, add)
    else if (unit.kind === 'item') addItems(near, at, add)
    else if (unit.kind === 'row') addRows(near, at, add)
    else if (unit.kind === 'code') addCode(near, at, add)
    else addOutline(near, at, add)
    if (near.opensSection(at)) addSection(near, at, add)
  })
  return found
})

type Add = (kind: ExcerptKind, units: readonly number[]) => void

/**
 * Adds a sentence, the runs of two and three sentences that begin with it, and its whole paragraph. A sentence that
 * introduces a list, table or code comes with it.
 */
function addProse(near: Neighbourhood, at: number, add: Add): void {
  const isFragment = near.at(at)?.isFragment === true
  const run = near
    .runFrom(at, ({ kind }) => kind === 'sentence')
    .slice(0, isFragment ? 1 : settings.sentencesMax)
  for (let length = 1; length <= run.length; length++) {
    const members = run.slice(0, length)
    const introduced = near.introducedBy(at + length - 1)
    if (introduced.length > 0) add('list', [...members, ...introduced])
    else if (length > 1) add('sentences', members)
    else if (near.at(at)?.under || (near.at(at)?.wordCount ?? 0) >= settings.sentenceWordsMin)
      add('sentence', members)
  }
  const { block, opensBlock } = near.at(at) ?? {}
  if (!opensBlock) return
  const paragraph = near.runFrom(at, (unit) => unit.block === block)
  if (paragraph.length > settings.sentencesMax)
    add('paragraph', [...paragraph, ...near.introducedBy(at + paragraph.length - 1)])
}

/**
 * Adds an item, the item with its nested items, and at the first item the whole list with its introductory sentence.
 */
function addItems(near: Neighbourhood, at: number, add: Add): void {
  const item = near.at(at)
  if (item === undefined || !item.opensBlock) return
  const own = near.runFrom(at, ({ block }) => block === item.block)
  add('item', own)
  const nested = near.runFrom(
    at,
    (unit, index) => index < at + own.length || unit.kind === 'code' || unit.depth > item.depth,
  )
  if (nested.length > own.length) add('item', nested)
  if (near.continuesList(at)) return
  const list = near.runFrom(
    at,
    ({ kind }, index) =>
      kind === 'item' || (kind === 'code' && near.at(index + 1)?.kind === 'item'),
  )
  if (list.length <= own.length) return
  const lead = near.isTogether(at - 1, at) && near.at(at - 1)?.kind !== 'heading' ? [at - 1] : []
  add('list', [...lead, ...list])
}

/** Adds a row, with the header of its table if there is one, and at the first row the whole table. */
function addRows(near: Neighbourhood, at: number, add: Add): void {
  const isHeader = (index: number) => near.at(index)?.opensGroup === true
  const hasRowAbove = (index: number) =>
    near.isTogether(index - 1, index) && near.at(index - 1)?.kind === 'row'
  let first = at
  while (!isHeader(first) && hasRowAbove(first)) first--
  const tellsValues = ({ shown }: Unit) => !namesRowsBelow.test(shown)
  const row = near.at(at)
  if (row && tellsValues(row)) add('row', first !== at && isHeader(first) ? [first, at] : [at])
  if (first !== at) return
  const table = near.runFrom(
    at,
    ({ kind }, index) => kind === 'row' && (index === at || !isHeader(index)),
  )
  const isAnswer = (index: number) => {
    const unit = near.at(index)
    return unit !== undefined && !isHeader(index) && tellsValues(unit)
  }
  if (table.length > 1 && table.some(isAnswer)) add('table', table)
}

/** A row with nothing beside its first cell is a title of the rows below it, no answer. */
const namesRowsBelow = /^\|?[^|]*\|[\s|]*$/

/** Adds code alone, with the unit before it, and with the unit after it. */
function addCode(near: Neighbourhood, at: number, add: Add): void {
  add('code', [at])
  const isText = (index: number) =>
    near.isTogether(at, index) &&
    near.at(index)?.kind !== 'heading' &&
    near.at(index)?.kind !== 'code'
  if (isText(at - 1)) add('code', [at - 1, at])
  if (isText(at + 1)) add('code', [at, at + 1])
}

/** Adds all units of a section, if they are few enough for an excerpt. */
function addSection(near: Neighbourhood, at: number, add: Add): void {
  const section = near.runFrom(at, ({ kind }) => kind !== 'heading')
  if (section.length > 2) add('section', section)
}

/** Adds the headings one level below a heading, or the terms that are described directly under it, as a list. */
function addOutline(near: Neighbourhood, at: number, add: Add): void {
  const heading = near.at(at)
  if (heading === undefined) return
  const below: number[] = []
  let isDirect = true
  for (let next = at + 1; near.at(next)?.passage === heading.passage; next++) {
    const unit = near.at(next)
    if (unit?.kind !== 'heading') continue
    if (unit.depth <= heading.depth) break
    const isTerm = unit.depth === termDepth
    if (isTerm ? isDirect : unit.depth === heading.depth + 1) below.push(next)
    isDirect &&= isTerm
  }
  const headings = below.flatMap((index) => near.at(index) ?? [])
  if (below.length > 1 && nameSomething(headings)) add('outline', below)
}

/** Whether headings are worth a list: "1", "2" and "3" name nothing without what is said below them. */
export function nameSomething(headings: readonly Unit[]): boolean {
  return headings.some(({ shown }) => /\p{L}/u.test(shown))
}

/** The units by index, and which of them belong together. */
class Neighbourhood {
  readonly #units: readonly Unit[]

  constructor(units: readonly Unit[]) {
    this.#units = units
  }

  at(index: number): Unit | undefined {
    return this.#units[index]
  }

  /** Whether both are in one section of one passage. */
  isTogether(left: number, right: number): boolean {
    return areOfSection(this.#units[left], this.#units[right])
  }

  /** The unit and those after it in its section, as long as the condition holds. */
  runFrom(at: number, holds: (unit: Unit, index: number) => boolean): number[] {
    const run: number[] = []
    for (let index = at; this.isTogether(at, index); index++) {
      const unit = this.#units[index]
      if (unit === undefined || !holds(unit, index)) break
      if (!unit.isFragment || index === at) run.push(index)
    }
    return run
  }

  opensSection(at: number): boolean {
    const unit = this.#units[at]
    if (unit === undefined || unit.kind === 'heading') return false
    return !this.isTogether(at - 1, at) || this.#units[at - 1]?.kind === 'heading'
  }

  /** The list, table or code after a unit that ends with a colon: the unit says nothing without it. */
  introducedBy(at: number): number[] {
    const { endsOpen = false } = this.#units[at] ?? {}
    const { kind } = this.#units[at + 1] ?? {}
    if (!endsOpen || !this.isTogether(at, at + 1)) return []
    if (kind !== 'item' && kind !== 'row' && kind !== 'code') return []
    if (kind === 'code') return [at + 1]
    return this.runFrom(at + 1, (unit) => unit.kind === kind)
  }

  /** Whether the unit before is of the same list. */
  continuesList(at: number): boolean {
    const before = this.#units[at - 1]
    return this.isTogether(at - 1, at) && (before?.kind === 'item' || before?.kind === 'code')
  }
}
