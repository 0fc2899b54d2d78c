import { settings } from '../settings.ts'
import type { Unit } from './read-evidence.ts'

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

/** Units of one passage that make sense together, and may be chosen as an answer or a part of one. */
export type Excerpt = {
  readonly kind: ExcerptKind
  /** Indices into the units, ascending. */
  readonly units: readonly number[]
  readonly passage: number
  readonly wordCount: number
}

/** Everything that could be quoted as one piece; excerpts overlap, and the choice is made among them. */
export function excerptsOf(units: readonly Unit[]): readonly Excerpt[] {
  const found: Excerpt[] = []
  const add = (kind: ExcerptKind, members: readonly number[]) => {
    const first = units[members[0] ?? -1]
    if (first === undefined) return
    const wordCount = members.reduce((sum, index) => sum + (units[index]?.wordCount ?? 0), 0)
    if (wordCount > settings.excerptWordsMax) return
    found.push({ kind, units: members, passage: first.passage, wordCount })
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
}

type Add = (kind: ExcerptKind, units: readonly number[]) => void

/** A sentence, it and the next one or two, and its whole paragraph; what leads in to something, with that. */
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
    else if ((near.at(at)?.wordCount ?? 0) >= settings.sentenceWordsMin) add('sentence', members)
  }
  const { block, opensBlock } = near.at(at) ?? {}
  if (!opensBlock) return
  const paragraph = near.runFrom(at, (unit) => unit.block === block)
  if (paragraph.length > settings.sentencesMax)
    add('paragraph', [...paragraph, ...near.introducedBy(at + paragraph.length - 1)])
}

/** An item with what is nested in it, and a whole list with the sentence that leads in to it. */
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

/** A row under the header of its table, if that is there, and a whole table. */
function addRows(near: Neighbourhood, at: number, add: Add): void {
  const isHeader = (index: number) => near.at(index)?.opensGroup === true
  const hasRowAbove = (index: number) =>
    near.isTogether(index - 1, index) && near.at(index - 1)?.kind === 'row'
  let first = at
  while (!isHeader(first) && hasRowAbove(first)) first--
  add('row', first !== at && isHeader(first) ? [first, at] : [at])
  if (first !== at) return
  const table = near.runFrom(
    at,
    ({ kind }, index) => kind === 'row' && (index === at || !isHeader(index)),
  )
  if (table.length > 1) add('table', table)
}

/** Code alone, with what introduces it, and with what is said of it. */
function addCode(near: Neighbourhood, at: number, add: Add): void {
  add('code', [at])
  const isText = (index: number) =>
    near.isTogether(at, index) &&
    near.at(index)?.kind !== 'heading' &&
    near.at(index)?.kind !== 'code'
  if (isText(at - 1)) add('code', [at - 1, at])
  if (isText(at + 1)) add('code', [at, at + 1])
}

/** What stands under a heading, as far as it can be read at a glance. */
function addSection(near: Neighbourhood, at: number, add: Add): void {
  const section = near.runFrom(at, ({ kind }) => kind !== 'heading')
  if (section.length > 2) add('section', section)
}

/** The headings directly below a heading: a list whose items have sections of their own. */
function addOutline(near: Neighbourhood, at: number, add: Add): void {
  const heading = near.at(at)
  if (heading === undefined) return
  const below: number[] = []
  for (let next = at + 1; near.at(next)?.passage === heading.passage; next++) {
    const unit = near.at(next)
    if (unit?.kind !== 'heading') continue
    if (unit.depth <= heading.depth) break
    if (unit.depth === heading.depth + 1) below.push(next)
  }
  if (below.length > 1) add('outline', below)
}

/** The units by their places, and which of them stand together. */
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
    const [one, other] = [this.#units[left], this.#units[right]]
    return one !== undefined && one.passage === other?.passage && one.section === other.section
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

  /** The list, table or code after a unit that ends with a colon: without them it says nothing. */
  introducedBy(at: number): number[] {
    const { endsOpen = false } = this.#units[at] ?? {}
    const { kind } = this.#units[at + 1] ?? {}
    if (!endsOpen || !this.isTogether(at, at + 1)) return []
    if (kind !== 'item' && kind !== 'row' && kind !== 'code') return []
    if (kind === 'code') return [at + 1]
    return this.runFrom(at + 1, (unit) => unit.kind === kind)
  }

  /** Whether an item of the same list stands before it. */
  continuesList(at: number): boolean {
    const before = this.#units[at - 1]
    return this.isTogether(at - 1, at) && (before?.kind === 'item' || before?.kind === 'code')
  }
}
