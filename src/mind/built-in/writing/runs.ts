import type { Passage } from '../../../evidence/passage.ts'
import type { Question } from '../../question.ts'
import { colonEnd } from '../segmentation/pieces.ts'
import { leans, type Unit } from '../segmentation/read-evidence.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { settings } from './settings.ts'

/**
 * Groups the chosen units into runs that are shown together: what was chosen first at the start, sections in the order
 * of choice, units in reading order.
 */
export function runsOf(
  candidates: Candidates,
  choice: Choice,
  isComparison: boolean,
): readonly (readonly Unit[])[] {
  const { question, units, passages } = candidates
  const order = [...new Set(choice.excerpts.map(({ passage }) => passage))]
  const chosen = withoutIdleLeads(units, choice).sort((a, b) => a - b)
  const runs = order.flatMap((passage) => {
    const own = chosen.filter((index) => units[index]?.passage === passage)
    return withoutOpenHeadings(runsWithin(candidates, own), asksForMany.has(question.asks))
  })
  const told = withOutlinesJoined(withBestFirst(runs, candidates, choice), passages)
  const joined = withoutBareHeaders(isComparison ? told : withTablesJoined(told, passages))
  const places = Map.groupBy(joined, ([first]) => placeKey(first, passages))
  return [...places.values()].flat()
}

/**
 * The chosen units without the short sentences that lead to what is not quoted, unless nothing else is left: "The result is as
 * follows:" tells nothing without the result. Only a colon tells for sure: where verbs come last, any sentence may lead.
 */
function withoutIdleLeads(units: readonly Unit[], choice: Choice): number[] {
  const chosen = [...choice.units]
  const told = chosen.filter((index) => {
    const unit = units[index]
    const leads = unit?.kind === 'sentence' && colonEnd.test(unit.shown)
    const isIdle = leads && unit.wordCount <= settings.idleLeadWordsMax
    return !isIdle || choice.units.has(index + 1)
  })
  return told.length > 0 ? told : chosen
}

/**
 * Puts what was chosen first before the other runs, with the sentences that lead to it from other documents. What can
 * only be read together stays in its order.
 */
function withBestFirst(
  runs: readonly Unit[][],
  { units, passages }: Candidates,
  { excerpts, best }: Choice,
): readonly Unit[][] {
  const leading = best === undefined ? [] : excerpts.slice(0, excerpts.indexOf(best) + 1)
  const first = new Set(leading.flatMap(({ units: own }) => own.map((index) => units[index])))
  const parts = partsOf(runs, passages)
  const isFirst = (part: readonly Unit[][]) => part.flat().some((unit) => first.has(unit))
  return [...parts.filter(isFirst), ...parts.filter((part) => !isFirst(part))].flat()
}

/**
 * Groups runs that can only be read together: a lead and what it introduces, a section with numbered steps and what
 * stands between them, and a paragraph that leans on the one before it.
 */
function partsOf(runs: readonly Unit[][], passages: readonly Passage[]): Unit[][][] {
  const sectionOf = ([first]: readonly Unit[]) => `${first?.passage} ${first?.section}`
  const withSteps = new Set(
    runs.filter((run) => run.some(({ isOrdered }) => isOrdered)).map(sectionOf),
  )
  const parts: Unit[][][] = []
  for (const run of runs) {
    const before = parts.at(-1)?.at(-1)
    const isOfSection = before !== undefined && sectionOf(before) === sectionOf(run)
    const isTogether = withSteps.has(sectionOf(run)) || goesWith(before, run, passages)
    if (isOfSection && isTogether) parts.at(-1)?.push(run)
    else parts.push([run])
  }
  return parts
}

function goesWith(
  before: readonly Unit[] | undefined,
  [first]: readonly Unit[],
  passages: readonly Passage[],
): boolean {
  const last = before?.at(-1)
  if (last === undefined || first === undefined) return false
  if (first.kind !== 'sentence') return last.endsOpen
  return last.block + 1 === first.block && leans(first, passages)
}

/** A key of the document and section of a unit. */
export function placeKey(unit: Unit | undefined, passages: readonly Passage[]): string {
  const { docId = '', title = '' } = passages[unit?.passage ?? -1] ?? {}
  return `${docId} ${headingsAbove(unit).join('\n') || title}`
}

/** The headings above a unit; a heading is not above itself. */
export function headingsAbove(unit: Unit | undefined): readonly string[] {
  const { kind, headings = [] } = unit ?? {}
  return kind === 'heading' ? headings.slice(0, -1) : headings
}

/** Joins the headings of one section that stand in several passages, in the order of the document. */
function withOutlinesJoined(runs: readonly Unit[][], passages: readonly Passage[]): Unit[][] {
  const startOf = ({ passage, start }: Unit) => (passages[passage]?.start ?? 0) + start
  const outlines = new Map<string, Unit[]>()
  const joined = runs.filter((run) => {
    if (run[0]?.kind !== 'heading') return true
    const place = placeKey(run[0], passages)
    const known = outlines.get(place)
    if (known === undefined) outlines.set(place, run)
    else known.push(...run)
    return known === undefined
  })
  for (const outline of outlines.values()) outline.sort((a, b) => startOf(a) - startOf(b))
  return joined
}

/**
 * Joins rows of the same table in several passages under one header. Another table, of another document or section or
 * further below, is another one, even if it has the same header.
 */
function withTablesJoined(runs: readonly Unit[][], passages: readonly Passage[]): Unit[][] {
  const tables = new Map<string, Unit[]>()
  return runs.filter((run) => {
    const start = headerStartOf(run, passages)
    if (start === undefined) return true
    const table = `${placeKey(run[0], passages)}\n${start}`
    const known = tables.get(table)
    if (known === undefined) tables.set(table, run)
    else known.push(...run.filter(({ opensGroup }) => !opensGroup))
    return known === undefined
  })
}

function opensTable({ kind, opensGroup }: Unit): boolean {
  return kind === 'row' && opensGroup
}

/** Drops table headers without rows, unless nothing else is left. */
function withoutBareHeaders(runs: readonly Unit[][]): readonly Unit[][] {
  const told = runs.filter((run) => !run.every(opensTable))
  return told.length > 0 ? told : runs
}

/** Where the header of the table that a run of rows belongs to begins in its document. */
function headerStartOf([first]: readonly Unit[], passages: readonly Passage[]): number | undefined {
  const passage = first && passages[first.passage]
  if (first?.kind !== 'row' || passage === undefined) return undefined
  return first.opensGroup ? passage.start + first.start : passage.leadIn?.start
}

/** The runs of one passage: adjacent units of one kind, and the headings of one section. */
function runsWithin({ units, passages }: Candidates, chosen: readonly number[]): Unit[][] {
  const runs: Unit[][] = []
  const outlines = new Map<string, Unit[]>()
  let before: { readonly unit: Unit; readonly index: number } | undefined
  for (const index of chosen) {
    const unit = units[index]
    if (unit === undefined) continue
    const text = passages[unit.passage]?.text ?? ''
    const place = placeKey(unit, passages)
    const isNext =
      before !== undefined &&
      goesOn(before.unit, unit, index - before.index, text) &&
      !units.slice(before.index + 1, index).some(opensTable)
    const run = unit.kind === 'heading' ? outlines.get(place) : isNext ? runs.at(-1) : undefined
    if (run !== undefined) run.push(unit)
    else {
      const begun = [unit]
      runs.push(begun)
      if (unit.kind === 'heading') outlines.set(place, begun)
    }
    before = { unit, index }
  }
  return runs
}

/**
 * Drops outlines that add nothing: all of their sections are quoted, or, if the question asks for one thing, any of
 * them is.
 */
function withoutOpenHeadings(runs: readonly Unit[][], isOfMany: boolean): Unit[][] {
  const isSaid = ({ section }: Unit) =>
    runs.some(([first]) => first?.kind !== 'heading' && first?.section === section)
  return runs.filter((run) => {
    if (run[0]?.kind !== 'heading') return true
    return !(isOfMany ? run.every(isSaid) : run.some(isSaid))
  })
}

/** Questions that headings may answer in addition to the text under one of them. */
const asksForMany: ReadonlySet<Question['asks']> = new Set(['list', 'choice', 'steps', 'thing'])

function goesOn(before: Unit, unit: Unit, distance: number, text: string): boolean {
  if (before.kind !== unit.kind || before.section !== unit.section) return false
  if (unit.kind === 'sentence')
    return before.block === unit.block && text.slice(before.end, unit.start).trim() === ''
  if (unit.kind === 'row') return !unit.opensGroup
  const isNewList = unit.opensGroup && unit.opensBlock && unit.depth <= before.depth
  return unit.kind === 'item' && distance === 1 && !isNewList
}
