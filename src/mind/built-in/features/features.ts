import type { Passage } from '../../../evidence/passage.ts'
import { wordSetsOf } from '../../../extraction/terms/word-sets.ts'
import type { Question } from '../../question.ts'
import type { Excerpt } from '../segmentation/excerpts.ts'
import { together } from '../segmentation/pieces.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { settings } from '../settings.ts'
import { Bridges } from './bridges.ts'
import { type Coverage, copy, cover } from './coverage.ts'
import type { FeatureRows } from './feature-rows.ts'
import type { Hit, Measure } from './measure.ts'

/** The units of all passages, measured by a question. */
export type MeasuredUnits = {
  readonly question: Question
  /** Whether the question has a negation. */
  readonly asksNegated: boolean
  readonly passages: readonly Passage[]
  readonly units: readonly Unit[]
  readonly measure: Measure
}

/** An excerpt with what most of its features need. */
type Reading = {
  readonly excerpt: Excerpt
  readonly from: Passage
  /** The first and the last of its units. */
  readonly first: Unit
  readonly last: Unit
  /** Coverage of the question terms by the excerpt, its headings and its title. */
  readonly placed: Coverage
}

/**
 * Returns a function that writes the features of one excerpt into the current row. The features compare the excerpt
 * with the question and do not depend on the language. What excerpts share is computed once.
 */
export function excerptFeatures(
  read: MeasuredUnits,
  rows: FeatureRows,
): (excerpt: Excerpt, placed: Coverage) => void {
  const { question, passages, units, measure } = read
  const bridges = new Bridges(passages, units, measure, question)
  const putCoverage = coverageFeatures(read)
  const putBest = bestFeatures(measure)
  const putRank = rankFeatures(passages)
  const putForm = formFeatures(read)
  return (excerpt, placed) => {
    const from = passages[excerpt.passage]
    const first = units[excerpt.units[0] ?? -1]
    const last = units[excerpt.units.at(-1) ?? -1]
    if (!from || !first || !last) throw new Error('An excerpt has no units')
    const reading = { excerpt, from, first, last, placed }
    putQuestion(rows, question, measure)
    putCoverage(rows, reading)
    putBest(rows, reading)
    putRank(rows, reading)
    putWords(rows, excerpt, read)
    putForm(rows, reading)
    putPlace(rows, reading, units)
    bridges.features(rows, excerpt, placed)
  }
}

function putQuestion(rows: FeatureRows, { asks }: Question, { terms }: Measure): void {
  rows.put('asksNumber', asks === 'number')
  rows.put('asksTime', asks === 'time')
  rows.put('asksPerson', asks === 'person')
  rows.put('asksPlace', asks === 'place')
  rows.put('asksReason', asks === 'reason')
  rows.put('asksManner', asks === 'manner' || asks === 'steps')
  rows.put('asksList', asks === 'list')
  rows.put('asksDefinition', asks === 'definition')
  rows.put('asksYesNo', asks === 'yes-no')
  rows.put('termCount', terms.length)
}

function coverageFeatures({ measure, passages, units }: MeasuredUnits) {
  const { terms } = measure
  const numbers = indicesOf(terms, ({ isNumber }) => isNumber)
  const names = indicesOf(terms, ({ isName }) => isName)
  const weightMin = settings.features.rarestMin * Math.max(...measure.weights, 0)
  const rarest = indicesOf(terms, (_, term) => (measure.weights[term] ?? 0) >= weightMin)
  // Buffers, overwritten for each excerpt.
  const [exactly, alike] = [measure.none(), measure.none()]
  const [near, everywhere] = [measure.none(), measure.none()]
  const titles = passages.map((passage) => measure.titleOf(passage))
  return (rows: FeatureRows, { excerpt, from, first, placed }: Reading) => {
    const { units: members, passage } = excerpt
    const exact = measure.union(measure.exact, members, exactly)
    const own = measure.union(measure.alike, members, alike)
    copy(near, placed)
    const [before = 0, after = 0] = [members[0], members.at(-1)]
    // The two units before and the two after.
    for (let distance = 1; distance <= 2; distance++)
      for (const index of [before - distance, after + distance])
        if (units[index]?.passage === passage) cover(near, measure.alike[index])
    copy(everywhere, placed)
    cover(everywhere, measure.passages[passage])
    const heading = measure.title(first.headings.at(-1) ?? '', from.language)
    const document = titles[passage] ?? heading
    rows.put('exact', measure.share(exact))
    rows.put('alike', measure.beyond(own, exact))
    rows.put('placed', measure.beyond(placed, own))
    rows.put('near', measure.beyond(near, placed))
    rows.put('everywhere', measure.beyond(everywhere, placed))
    rows.put('heading', measure.share(heading.coverage))
    rows.put('headingAsked', heading.asked)
    rows.put('title', measure.share(document.coverage))
    rows.put('titleAsked', document.asked)
    rows.put('rarest', coveredShare(rarest, own))
    rows.put('numbersMissing', missingShare(numbers, placed))
    rows.put('namesMissing', missingShare(names, placed))
    rows.put('namesMissingNearby', missingShare(names, everywhere))
  }
}

function indicesOf<Item>(
  items: readonly Item[],
  holds: (item: Item, index: number) => boolean,
): readonly number[] {
  return items.flatMap((item, index) => (holds(item, index) ? [index] : []))
}

function coveredShare(terms: readonly number[], coverage: Coverage): number {
  return terms.length === 0 ? 0 : countCovered(terms, coverage) / terms.length
}

function missingShare(terms: readonly number[], coverage: Coverage): number {
  const lacking = terms.length - countCovered(terms, coverage)
  return terms.length === 0 ? 0 : lacking / terms.length
}

function countCovered(terms: readonly number[], coverage: Coverage): number {
  let count = 0
  for (const term of terms) if ((coverage[term] ?? 0) >= settings.features.coveredMin) count++
  return count
}

/** Coverage of the best unit of the excerpt, relative to the best unit of all. */
function bestFeatures(measure: Measure) {
  const shares = measure.alike.map((coverage) => measure.share(coverage))
  const best = Math.max(...shares, 1e-9)
  return (rows: FeatureRows, { excerpt: { units } }: Reading) => {
    let most = 0
    for (const index of units) most = Math.max(most, shares[index] ?? 0)
    rows.put('ofBest', most / best)
    rows.put('isBest', most === best)
    rows.put('best', best)
    rows.put('opensLikeBest', (shares[units[0] ?? -1] ?? 0) / best)
  }
}

function rankFeatures(passages: readonly Passage[]) {
  const [first = 0, second = 0] = passages.map(({ score }) => score)
  return (rows: FeatureRows, { excerpt: { passage: rank }, from }: Reading) => {
    rows.put('rank', rank)
    rows.put('score', from.score / (first || 1))
    rows.put('margin', rank === 0 ? (first - second) / (first || 1) : 0)
  }
}

function formFeatures({ question, asksNegated, passages, units, measure }: MeasuredUnits) {
  const askedWords = new Set(measure.terms.map(({ folded }) => folded))
  const numbersAsked = measure.hits.map(
    (hits) => hits.filter(({ term }) => measure.terms[term]?.isNumber).length,
  )
  const links = passages.map(({ text }) => placesOf('](', text))
  const ticks = passages.map(({ text }) => placesOf('`', text))
  return (rows: FeatureRows, { excerpt, from, first, last }: Reading) => {
    const { units: members, wordCount, passage } = excerpt
    const { start } = first
    const { end } = last
    const told = together(members, units)
    const { opening } = told
    let [isCode, itemCount, numbersShared] = [false, 0, 0]
    for (const index of members) {
      isCode ||= units[index]?.kind === 'code'
      if (opensItem(units[index])) itemCount++
      numbersShared += numbersAsked[index] ?? 0
    }
    rows.put('length', Math.log(1 + wordCount))
    rows.put('unitCount', members.length)
    rows.put('itemCount', itemCount)
    rows.put('linkDensity', countWithin(links[passage], start, end) / (wordCount + 1))
    rows.put('negated', told.isNegated !== asksNegated)
    rows.put('leans', wordSetsOf(from.language).leaning.has(opening?.folded ?? ''))
    rows.put('opensCapital', opening?.isCapital === true || opening?.isNumber === true)
    rows.put('numbers', Math.min(settings.features.numbersMax, told.numberCount))
    rows.put('names', Math.min(settings.features.namesMax, told.names.length))
    rows.put('dated', told.isDated)
    const newNumbers = Math.max(0, told.numberCount - numbersShared)
    let newNames = 0
    for (const name of told.names) if (!askedWords.has(name)) newNames++
    rows.put('newNumbers', Math.min(settings.features.numbersMax, newNumbers))
    rows.put('newNames', Math.min(settings.features.namesMax, newNames))
    rows.put('fits', fits(question.asks, newNumbers > 0, told.isDated, newNames > 0))
    rows.put('hasCode', isCode || countWithin(ticks[passage], start, end) > 0)
  }
}

/**
 * 1 if the excerpt has a word of the form that is asked for (number, date, name), -1 if not, 0 if the question asks for
 * no form.
 */
function fits(
  asks: Question['asks'],
  hasNumber: boolean,
  hasDate: boolean,
  hasName: boolean,
): number {
  if (asks === 'number') return hasNumber ? 1 : -1
  if (asks === 'time') return hasDate || hasNumber ? 1 : -1
  if (asks === 'person' || asks === 'place') return hasName ? 1 : -1
  return 0
}

function placesOf(what: string, text: string): readonly number[] {
  const places: number[] = []
  for (let at = text.indexOf(what); at >= 0; at = text.indexOf(what, at + what.length))
    places.push(at)
  return places
}

function countWithin(places: readonly number[] = [], start: number, end: number): number {
  let count = 0
  for (const place of places) if (place >= start && place < end) count++
  return count
}

function opensItem(unit: Unit | undefined): boolean {
  return unit?.kind === 'item' && unit.opensBlock
}

function putPlace(
  rows: FeatureRows,
  { excerpt, from, first }: Reading,
  units: readonly Unit[],
): void {
  const before = units[(excerpt.units[0] ?? 0) - 1]
  rows.put('opensDocument', from.start === 0 && first.block <= 1)
  rows.put('opensBlock', first.opensBlock)
  rows.put('followsHeading', before?.passage !== first.passage || before.kind === 'heading')
  rows.put('headingDepth', first.headings.length)
}

/** Writes the features of word order: question terms in the same order, their density, and their share of all terms. */
function putWords(
  rows: FeatureRows,
  { units: members }: Excerpt,
  { units, measure }: MeasuredUnits,
): void {
  const shared: Hit[] = []
  let [length, telling] = [0, 0]
  for (const index of members) {
    const hits = measure.hits[index] ?? []
    if (length === 0) shared.push(...hits)
    else for (const { at, term } of hits) shared.push({ at: length + at, term })
    length += units[index]?.tokens.length ?? 0
    telling += units[index]?.traits.termCount ?? 0
  }
  const [first = 0, last = 0] = [shared[0]?.at, shared.at(-1)?.at]
  rows.put('pairs', sharedPairs(shared, measure))
  rows.put('density', shared.length > 1 ? shared.length / (last - first + 1) : 0)
  rows.put('precision', telling === 0 ? 0 : shared.length / telling)
}

/**
 * The share of pairs of consecutive question terms that follow each other in the excerpt within one word of the same
 * distance.
 */
function sharedPairs(shared: readonly Hit[], { terms }: Measure): number {
  if (terms.length < 2) return 0
  const found: number[] = []
  for (let index = 0; index < shared.length; index++) {
    const { at, term } = shared[index] ?? { at: 0, term: -1 }
    const [one, next] = [terms[term], terms[term + 1]]
    if (one === undefined || next === undefined || found.includes(term)) continue
    const reach = at + next.position - one.position + 1
    for (let after = index + 1; (shared[after]?.at ?? Number.NaN) <= reach; after++)
      if (shared[after]?.term === term + 1) {
        found.push(term)
        break
      }
  }
  return found.length / (terms.length - 1)
}
