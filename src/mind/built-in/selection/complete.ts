import { termDepth } from '../../../extraction/blocks/terms-apart.ts'
import type { Question } from '../../question.ts'
import { cover } from '../features/coverage.ts'
import { asksForKind, asksForSteps } from '../question/asked-terms.ts'
import { type Excerpt, excerptOf, nameSomething } from '../segmentation/excerpts.ts'
import type { Unit, UnitKind } from '../segmentation/read-evidence.ts'
import { replyTo } from '../segmentation/turns.ts'
import { addAntecedent } from './antecedent.ts'
import { isOfColumns } from './arbitrary-rows.ts'
import { asksTheSame, type Candidates, isAskedAbout } from './candidates.ts'
import type { Choice } from './choice.ts'
import { continueShort } from './continue-short.ts'
import { describeTerms } from './describe-terms.ts'
import { endClauses } from './end-clauses.ts'
import { leadToCode } from './lead-to-code.ts'
import { leadToTables } from './lead-to-tables.ts'
import { addIfRoom, type Budget, fits } from './select.ts'
import { settings } from './settings.ts'
import { listOfSection, stepsOfSection } from './steps-of-section.ts'

/**
 * Completes the choice as far as the budget allows: what it begins with stands for, descriptions, introduced lists,
 * whole lists and tables, their titles, what follows in its section if it is short, and the rest of numbered clauses.
 */
export function complete(candidates: Candidates, choice: Choice, budget: Budget): void {
  addAntecedent(candidates, choice, budget)
  describeAsked(candidates, choice, budget)
  describeTerms(candidates, choice, budget)
  followLeadIns(candidates, choice, budget)
  completeSteps(candidates, choice, budget)
  completeSection(candidates, choice, budget)
  completeLists(candidates, choice, budget)
  completeTerms(candidates, choice, budget)
  completeTables(candidates, choice, budget)
  leadToTables(candidates, choice, budget)
  leadToCode(candidates, choice, budget)
  continueShort(candidates, choice, budget)
  endClauses(candidates, choice, budget)
}

/**
 * If a chosen excerpt is in the section named after the subject of the question, adds the first sentence of that
 * section: the type and the default of a setting do not tell what it is for.
 */
function describeAsked(candidates: Candidates, choice: Choice, budget: Budget): void {
  const { excerpts, passages, question, units } = candidates
  if (!asksWhatItIs.has(question.asks)) return
  for (const { units: own, passage } of [...choice.excerpts]) {
    const first = units[own[0] ?? -1]
    if (first === undefined) continue
    if (!isAskedAbout(first.headings.at(-1) ?? '', passages[passage], candidates)) continue
    const isThere = (unit: Unit | undefined) =>
      unit?.passage === passage && unit.section === first.section && unit.kind === 'sentence'
    if ([...choice.units].some((index) => isThere(units[index]))) continue
    const sentence = excerpts.find(
      ({ kind, units: [at = -1] }) => kind === 'sentence' && isThere(units[at]),
    )
    addIfRoom(sentence, choice, budget)
  }
}

const asksWhatItIs: ReadonlySet<Question['asks']> = new Set(['definition', 'thing', undefined])

/**
 * Adds the rest of the list of each chosen item, with its introductory sentence: steps and options are understood
 * together. A list that is neither introduced nor numbered is completed only if the question asks for a list. If the
 * question asks for items, the list may be longer, and nested items are left out where there is no room.
 */
function completeLists(candidates: Candidates, choice: Choice, budget: Budget): void {
  const { excerpts, question, units } = candidates
  const isAsked = asksForItems.has(question.asks) || asksForKind(question)
  const room = isAsked
    ? { ...budget, wordsMax: budget.wordsMax * settings.askedListExcess }
    : budget
  for (const chosen of [...choice.excerpts]) {
    const item = chosen.units.find((index) => units[index]?.kind === 'item')
    if (item === undefined || chosen.kind === 'list') continue
    const lists = excerpts.filter(({ kind, units: own }) => kind === 'list' && own.includes(item))
    const [shortest] = lists.toSorted((one, other) => one.wordCount - other.wordCount)
    const list = shortest ?? (isAsked ? listOfSection(item, units) : undefined)
    if (list?.kind !== 'list') continue
    const isLed = units[list.units[0] ?? -1]?.kind === 'sentence'
    const isWanted =
      isLed || areSteps(list, units) || question.asks === 'list' || asksForKind(question)
    if (!isWanted && !isUnderAsked(units[item], candidates)) continue
    const fitting = [list, ...(isAsked ? [outermost(list, units)] : [])].find((one) => {
      const words = choice.newWords(one)
      return words > 0 && fits(choice, words, 'list', room)
    })
    addIfRoom(fitting, choice, room)
  }
}

/** Whether a list is numbered, and its items so short that they belong together: those of an agenda are paragraphs. */
function areSteps({ units: own, wordCount }: Excerpt, units: readonly Unit[]): boolean {
  const items = own.filter((index) => units[index]?.kind === 'item' && units[index].opensBlock)
  const isOrdered = units[own.at(-1) ?? -1]?.isOrdered === true
  return isOrdered && wordCount <= items.length * settings.stepWordsMax
}

/** Whether the heading over a unit has most of the question: then all of the list under it is asked for. */
function isUnderAsked(unit: Unit | undefined, { measure, passages }: Candidates): boolean {
  const { language = '' } = passages[unit?.passage ?? -1] ?? {}
  const heading = measure.title(unit?.headings.at(-1) ?? '', language)
  return measure.ownShare(heading.coverage) > settings.headingAskedMin
}

/**
 * Adds the numbered steps of the section that the choice began with, if the question asks how something is done: what
 * is said above them has the words of the question, and they have the answer; what is said below them stands alone. Of
 * steps that are too long, the first sentences.
 */
function completeSteps(candidates: Candidates, choice: Choice, budget: Budget): void {
  const { question, units } = candidates
  if (!asksForSteps(question)) return
  const room = { ...budget, wordsMax: budget.wordsMax * settings.askedListExcess }
  const [first = -1] = choice.excerpts[0]?.units ?? []
  const steps = stepsOfSection(first, units)
  if (steps === undefined || first > (steps.units.at(-1) ?? first)) return
  const fitting = [steps, outermost(steps, units)].find((one) =>
    fits(choice, choice.newWords(one), 'list', room),
  )
  addIfRoom(fitting, choice, room)
}

/**
 * Adds the only list or table of the section that the choice began with, if the question asks for items and none is
 * chosen: "Examples of things you can order:" has no word of a question for equipment.
 */
function completeSection(candidates: Candidates, choice: Choice, budget: Budget): void {
  const { question, units } = candidates
  if (!asksForMany.has(question.asks) && !asksForKind(question)) return
  const lists = (index: number) => units[index] !== undefined && listed.has(units[index].kind)
  if ([...choice.units].some(lists)) return
  const room = { ...budget, wordsMax: budget.wordsMax * settings.askedListExcess }
  addIfRoom(listOfSection(choice.excerpts[0]?.units[0] ?? -1, units), choice, room)
}

/** Questions for several things, which no steps are. */
const asksForMany: ReadonlySet<Question['asks']> = new Set(['list', 'choice'])
const listed: ReadonlySet<UnitKind> = new Set(['item', 'row', 'heading'])

/** Questions that are answered by a whole list. */
const asksForItems: ReadonlySet<Question['asks']> = new Set(['list', 'steps', 'choice'])

/**
 * Adds all terms of a description list to a chosen description of one of them, or to the chosen sentence before the
 * first, if the question asks for a list and the heading over the terms, or that sentence, covers enough of it: "What
 * are the priorities?" is answered by the terms, not by the description of one.
 */
function completeTerms(candidates: Candidates, choice: Choice, budget: Budget): void {
  const { question, units } = candidates
  if (question.asks !== 'list' && !asksForKind(question)) return
  const room = { ...budget, wordsMax: budget.wordsMax * settings.askedListExcess }
  for (const { units: own } of [...choice.excerpts]) {
    const at = own.at(-1) ?? -1
    const [last, next] = [units[at], units[at + 1]]
    if (last === undefined) continue
    const isBefore = next?.passage === last.passage && isTerm(next)
    if (!last.isDescription && !isBefore) continue
    const above = last.isDescription ? last.headings.slice(0, -1) : last.headings
    if (!areTermsAsked(above, last, own, candidates)) continue
    for (const outline of termsUnder(above, last.passage, candidates))
      addIfRoom(outline, choice, room, 'list')
  }
}

/**
 * Whether the heading above terms, with those above it and the title if it has a word of the question, covers enough
 * of it, or the chosen sentence before the first of them does with that heading.
 */
function areTermsAsked(
  above: readonly string[],
  { passage, isDescription }: Unit,
  own: readonly number[],
  { measure, passages }: Candidates,
): boolean {
  const { language = '', title = '' } = passages[passage] ?? {}
  const covered = [...(isDescription ? measure.none() : measure.union(measure.alike, own))]
  cover(covered, measure.title(above.at(-1) ?? '', language).coverage)
  if (isDescription && measure.share(covered) > 0)
    for (const text of [title, ...above]) cover(covered, measure.title(text, language).coverage)
  return measure.share(covered) >= settings.termsAskedMin
}

/**
 * The terms of descriptions directly under some headings of the document of a passage, as one outline for each passage.
 */
function termsUnder(
  headings: readonly string[],
  passage: number,
  { passages, units }: Candidates,
): readonly Excerpt[] {
  const placeOf = (at: number, above: readonly string[]) =>
    [passages[at]?.docId, ...above].join('\n')
  const place = placeOf(passage, headings)
  const terms = units.flatMap((unit, index) => {
    const isOwn = isTerm(unit) && placeOf(unit.passage, unit.headings.slice(0, -1)) === place
    return isOwn ? [{ ...unit, index }] : []
  })
  if (!nameSomething(terms)) return []
  const outlines = [...Map.groupBy(terms, (term) => term.passage).values()]
  return outlines.map((own) => {
    const members = own.map(({ index }) => index)
    return excerptOf('outline', members, units)
  })
}

function isTerm({ kind, depth }: Unit): boolean {
  return kind === 'heading' && depth === termDepth
}

/** The list without nested items and without further sentences of its items. */
function outermost({ units: own }: Excerpt, units: readonly Unit[]): Excerpt {
  const isItem = (index: number) => units[index]?.kind === 'item'
  const depth = Math.min(...own.filter(isItem).map((index) => units[index]?.depth ?? 0))
  const kept = own.filter((index) => {
    const unit = units[index]
    return !isItem(index) ? index === own[0] : unit?.depth === depth && unit.opensBlock
  })
  return excerptOf('list', kept, units)
}

/**
 * Adds the remaining rows of a table if most are chosen, or if the question asks about a column and no row: a reader
 * who compares, selects by a value or counts needs all rows.
 */
function completeTables(candidates: Candidates, choice: Choice, budget: Budget): void {
  const { excerpts, units } = candidates
  for (const table of excerpts) {
    if (table.kind !== 'table') continue
    const rows = table.units.filter((index) => units[index]?.opensGroup === false)
    const chosen = rows.filter((index) => choice.units.has(index))
    const isMost = chosen.length > 1 && chosen.length >= rows.length * settings.tableShareMin
    const isAsked = isMost || (chosen.length > 0 && isOfColumns(table.units, candidates))
    if (isAsked) addIfRoom(table, choice, budget)
  }
}

/**
 * Adds the shortest excerpt after a unit that says nothing alone: a table header, a unit that ends with a colon, a
 * sentence that repeats the question, or one that asks something in a conversation. A colon before terms that are
 * described leads to all of the terms. Of prose, a colon leads to what follows it in the same passage.
 */
function followLeadIns(candidates: Candidates, choice: Choice, budget: Budget): void {
  const { excerpts, measure, question, units } = candidates
  const isAskedList = asksForItems.has(question.asks) || asksForKind(question)
  for (const { units: own, passage } of [...choice.excerpts]) {
    const last = own.at(-1) ?? -1
    const [unit, next] = [units[last], units[last + 1]]
    // The terms may begin in the next passage.
    const leadsToTerms = next?.passage === passage ? isTerm(next) : isAskedList
    if (unit?.endsOpen && leadsToTerms)
      for (const terms of termsUnder(unit.headings, passage, candidates))
        addIfRoom(terms, choice, budget, 'list')
    const isHeader = unit?.kind === 'row' && unit.opensGroup && next?.kind === 'row'
    const leadsToSentence = next?.passage === passage && next.kind === 'sentence'
    const leads = leadsToSentence || (next !== undefined && followers.has(next.kind))
    const isOpen = unit?.endsOpen === true && leads
    const isAsked =
      unit?.isQuestion === true && next?.kind !== 'heading' && asksTheSame(own, measure)
    const reply = replyTo(last, units)
    const following = reply ?? last + 1
    if ((!isHeader && !isOpen && !isAsked && reply === undefined) || choice.units.has(following))
      continue
    const [least] = excerpts
      .filter((one) => one.passage === passage && one.units.includes(following))
      .filter((one) => one.units.every((index) => index >= last))
      .filter((one) => fits(choice, choice.newWords(one), one.kind, budget))
      .toSorted((one, other) => one.wordCount - other.wordCount)
    // What follows may be too short to be quoted alone: "Try 4417.", or a formula.
    const isAlone = reply !== undefined || leadsToSentence
    const short = isAlone ? excerptOf('sentence', [following], units) : undefined
    addIfRoom(least ?? short, choice, budget)
  }
}

const followers: ReadonlySet<UnitKind> = new Set(['item', 'row', 'code'])
