import { wordSetsOf } from '../../../extraction/terms/word-sets.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Question } from '../../question.ts'
import { isOwn } from '../question/asked-terms.ts'
import { excerptOf } from '../segmentation/excerpts.ts'
import { leans, type Unit } from '../segmentation/read-evidence.ts'
import { areOfSection } from '../segmentation/same-section.ts'
import type { Candidates } from './candidates.ts'
import { Choice } from './choice.ts'
import { type Budget, fits } from './select.ts'
import { settings } from './settings.ts'

/**
 * The choice, begun at the sentence that decides. A paragraph of rules has several of them, of which a question for yes
 * or no, for a reason or for what happens on a condition asks for one. What follows it in its paragraph stays, as
 * exceptions follow; of a list or table only the item or row that decides stays, with what leads to it. To any other
 * question a sentence decides that says most of it, beside others that say nothing of it, as in notes where each
 * sentence is about something else.
 */
export function beginAtDeciding(candidates: Candidates, choice: Choice, budget: Budget): Choice {
  const { best } = choice
  if (best === undefined) return choice
  const { asks } = candidates.question
  const isRule = isToDecide(candidates.question)
  const dropped = isRule ? besideRule(candidates, choice) : besideFact(candidates, choice)
  const kept = best.units.filter((index) => !dropped.has(index))
  const same = !isRule || asks === 'reason' ? [] : ofSameRule(kept, candidates)
  const added = same.filter((index) => {
    return fits(choice, candidates.units[index]?.wordCount ?? 0, 'sentence', budget)
  })
  if (dropped.size + added.length === 0) return choice
  const begun = new Choice(candidates)
  choice.excerpts.forEach((excerpt, at) => {
    const own = excerpt.units.filter((index) => !dropped.has(index))
    const all = excerpt === best ? [...new Set([...own, ...added])].sort((a, b) => a - b) : own
    if (all.length === 0) return
    const told = excerptOf(excerpt.kind, all, candidates.units)
    begun.add(told, choice.probabilities[at] ?? 0)
    if (excerpt === best) begun.best = told
  })
  return begun
}

/** Whether one sentence answers a question: whether something is so, why, or what happens on a condition. */
function isToDecide({ asks, text, language }: Question): boolean {
  if (asks === 'yes-no' || asks === 'reason') return true
  return languageOf(language).conditionals.find(text).length > 0
}

function tellsReason({ shown, passage }: Unit, passages: Candidates['passages']): boolean {
  const { reasons } = languageOf(passages[passage]?.language ?? '')
  return reasons.find(shown).length > 0
}

type Weighed = { readonly index: number; readonly unit: Unit; readonly points: number }

/**
 * The chosen units of the first paragraph, list or table that only stand beside the one that decides on a rule; none
 * where it does not clearly lead.
 */
function besideRule(candidates: Candidates, choice: Choice): ReadonlySet<number> {
  const { question, passages } = candidates
  const all = ofFirstBlock(candidates, choice)
  const deciding = mostTelling(
    // A reason must be told as one.
    all.filter(({ unit }) => question.asks !== 'reason' || tellsReason(unit, passages)),
  )
  const { pointsMin, besideMax } = settings.deciding
  if (deciding === undefined || deciding.points < pointsMin) return none
  if (all.some(({ unit }) => unit.kind === 'code')) return none
  const dropped = all.filter((one) => !isKept(one, deciding, all, passages))
  return indicesIf(
    dropped.every(({ points }) => points <= deciding.points * besideMax),
    dropped,
  )
}

/**
 * The chosen sentences of the first paragraph before the one that says what is asked, and those behind it where a
 * person, place, time or number is asked for; none if any of them says something of the question.
 */
function besideFact(candidates: Candidates, choice: Choice): ReadonlySet<number> {
  const { question, passages } = candidates
  const all = ofFirstBlock(candidates, choice).filter(({ unit }) => unit.kind === 'sentence')
  const deciding = mostTelling(all)
  const { pointsMin, besideMax } = settings.decidingFact
  if (deciding === undefined || deciding.points < pointsMin) return none
  const isOneFact = askForOneFact.has(question.asks)
  const behind = all.filter(({ index }) => index > deciding.index)
  const end = behind.findIndex((one) => !goesOn(one, candidates))
  const rest = isOneFact && end >= 0 ? behind.slice(end) : []
  const dropped = all.filter((one) => {
    return !isKept(one, deciding, all, passages) || rest.includes(one)
  })
  return indicesIf(
    dropped.every(({ points }) => points <= deciding.points * besideMax),
    dropped,
  )
}

/** What such a question asks for stands in one sentence; how something is done, or what it is, may go on. */
const askForOneFact: ReadonlySet<Question['asks']> = new Set(['person', 'place', 'time', 'number'])

/** Whether a sentence goes on with what the one before it tells: "On Sundays it closes at six." */
function goesOn({ unit }: Weighed, { question, passages }: Candidates): boolean {
  if (leans(unit, passages)) return true
  if (question.asks !== 'time' && question.asks !== 'number') return false
  const { numerals } = wordSetsOf(passages[unit.passage]?.language ?? '')
  return unit.tokens.some(({ word }) => {
    return word.isNumber || word.isCalendar || numerals.has(word.folded)
  })
}

const none: ReadonlySet<number> = new Set()

function indicesIf(holds: boolean, some: readonly Weighed[]): ReadonlySet<number> {
  return holds ? new Set(some.map(({ index }) => index)) : none
}

/** The chosen units of the paragraph, list or table of the best excerpt, in order. */
function ofFirstBlock(candidates: Candidates, { best, units: chosen }: Choice): readonly Weighed[] {
  const { units } = candidates
  const first = units[best?.units[0] ?? -1]
  return [...chosen]
    .sort((a, b) => a - b)
    .flatMap((index): Weighed[] => {
      const unit = units[index]
      if (unit === undefined || first === undefined || !isBeside(unit, first)) return []
      return [{ index, unit, points: pointsOf(index, unit, candidates) }]
    })
}

function mostTelling(some: readonly Weighed[]): Weighed | undefined {
  return some
    .filter(({ unit }) => !unit.isQuestion && !opensTable(unit))
    .toSorted((one, other) => other.points - one.points || one.index - other.index)[0]
}

/** Whether units are of the same paragraph, or of the same section where they are no prose. */
function isBeside(unit: Unit, first: Unit): boolean {
  return areOfSection(unit, first) && (unit.kind !== 'sentence' || unit.block === first.block)
}

function isKept(
  { index, unit }: Weighed,
  deciding: Weighed,
  all: readonly Weighed[],
  passages: Candidates['passages'],
): boolean {
  if (deciding.unit.kind === 'sentence') return index >= beginningOf(deciding, all, passages)
  if (unit.kind === 'item' && deciding.unit.kind === 'item')
    return isNested({ index, unit }, deciding, all)
  return index === deciding.index || opensTable(unit) || (unit.kind === 'sentence' && unit.endsOpen)
}

/** Whether an item is the deciding one, or stands above or below it: "Allowed on Sundays only:" above "Dogs". */
function isNested(
  item: Pick<Weighed, 'index' | 'unit'>,
  deciding: Weighed,
  all: readonly Weighed[],
): boolean {
  const [outer, inner] = item.index < deciding.index ? [item, deciding] : [deciding, item]
  return all
    .filter(({ index }) => index > outer.index && index <= inner.index)
    .every(({ unit }) => unit.kind === 'item' && unit.depth > outer.unit.depth)
}

/** The index of the sentence itself, or of the one before it that it leans on. */
function beginningOf(
  { index, unit }: Weighed,
  all: readonly Weighed[],
  passages: Candidates['passages'],
): number {
  const { leaningOpenings } = languageOf(passages[unit.passage]?.language ?? '')
  const isLeaning = leans(unit, passages) || leaningOpenings.opening(unit.shown) !== undefined
  return isLeaning && all.some((one) => one.index === index - 1) ? index - 1 : index
}

function opensTable({ kind, opensGroup }: Unit): boolean {
  return kind === 'row' && opensGroup
}

/**
 * What a unit says of the question, by weight, besides what stands above it: all of its paragraph is about that. A list
 * has it where its heading says what is listed.
 */
function pointsOf(index: number, unit: Unit, { measure, passages }: Candidates): number {
  const { title = '', language = '' } = passages[unit.passage] ?? {}
  const above = unit.kind === 'sentence' ? [title, ...unit.headings] : []
  const coverages = above.map((words) => measure.title(words, language).coverage)
  let points = 0
  measure.terms.forEach((term, at) => {
    if (!isOwn(term)) return
    const isAbove = Math.max(0, ...coverages.map((coverage) => coverage[at] ?? 0))
    const said = (measure.alike[index]?.[at] ?? 0) - isAbove
    points += (measure.weights[at] ?? 0) * Math.max(0, said)
  })
  return points
}

/**
 * What belongs to the rule that some sentences tell: the sentence before them that speaks of the same, as exceptions
 * come second; and the one behind them that leans on them: "This does not apply to …".
 */
function ofSameRule(
  own: readonly number[],
  { units, measure, passages }: Candidates,
): readonly number[] {
  const [first = -1, last = first] = [own[0], own.at(-1)]
  const opening = units[first]
  const isOfParagraph = (unit: Unit | undefined): unit is Unit =>
    opening !== undefined &&
    (unit?.kind === 'sentence' || unit?.kind === 'item') &&
    unit.passage === opening.passage &&
    unit.block === opening.block &&
    !unit.isQuestion
  const [before, behind] = [units[first - 1], units[last + 1]]
  const said = measure.terms.flatMap((term, at) =>
    isOwn(term) && measure.says(first, at) ? [at] : [],
  )
  const saysSame = said.length > 0 && said.every((at) => measure.says(first - 1, at))
  return [
    ...(isOfParagraph(before) && saysSame ? [first - 1] : []),
    ...(isOfParagraph(behind) && leans(behind, passages) ? [last + 1] : []),
  ]
}
