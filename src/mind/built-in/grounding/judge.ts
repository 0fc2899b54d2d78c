import type { Passage } from '../../../evidence/passage.ts'
import { detectLanguage } from '../../../language/detection/detect-language.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Grounding } from '../../mind.ts'
import type { Question } from '../../question.ts'
import { logisticProbability } from '../classifiers/logistic.ts'
import { forests, weights } from '../classifiers/weights.ts'
import type { Coverage } from '../features/coverage.ts'
import { type AskedTerm, isOwn } from '../question/asked-terms.ts'
import { inLanguageOf } from '../question/understand.ts'
import { smallestWith } from '../segmentation/excerpts.ts'
import { isSaid } from '../segmentation/turns.ts'
import { type Candidates, readCandidates } from '../selection/candidates.ts'
import { Choice } from '../selection/choice.ts'
import { datedHeading } from '../selection/dated-heading.ts'
import { settings as shared } from '../settings.ts'
import { Alignment, alignChoice, isTelling } from './alignment.ts'
import { type JudgeFeatures, judgeFeatures, lacksForm } from './judge-features.ts'
import { isSaidOfAnother } from './said-of-another.ts'
import { settings } from './settings.ts'

export type Judgement = {
  readonly grounding: Grounding
  /** Calibrated probability that the choice answers the question, 0 to 1. */
  readonly probability: number
  /**
   * Whether all quotations are in another language than the question and share little but names and numbers with it.
   */
  readonly isForeign: boolean
}

/** Classifies a choice: it answers the question, is only near to it, or is unrelated. */
export function judge(candidates: Candidates, choice: Choice): Judgement {
  if (choice.excerpts.length === 0)
    return { grounding: 'nothing', probability: 0, isForeign: false }
  const features = judgeFeatures(candidates, choice)
  const probability = logisticProbability(weights.grounding, features)
  if (isInAnotherLanguage(candidates, choice)) {
    const { ofNames, ofWords } = sharesCovered(candidates, choice)
    const grounding = ofNames > 0 ? 'nearest' : 'nothing'
    if (ofWords <= settings.nearLanguageMin) return { grounding, probability, isForeign: true }
  }
  const grounding = isUnrelated(candidates, choice)
    ? 'nothing'
    : isDated(candidates, choice) || isSaidByWhom(candidates, choice)
      ? 'answered'
      : groundingOf(probability)
  const isNearest =
    grounding === 'answered' &&
    (isOfAnother(candidates, features) ||
      haveNamesAlone(candidates, choice) ||
      sayOnlyWhere(candidates, choice) ||
      isSaidOfAnother(candidates, choice))
  return { grounding: isNearest ? 'nearest' : grounding, probability, isForeign: false }
}

/** How well some units of the passages answer a question, whoever chose them. */
export function groundUnits(
  understood: Question,
  passages: readonly Passage[],
  chosen: Iterable<number>,
): Grounding {
  const question = inLanguageOf(understood, passages)
  const candidates = readCandidates(question, passages)
  const choice = new Choice(candidates)
  for (const unit of chosen) {
    const excerpt = smallestWith(unit, candidates.excerpts)
    if (!excerpt || choice.units.has(unit)) continue
    const index = candidates.excerpts.indexOf(excerpt)
    choice.add(excerpt, choice.probabilityWith(index, forests.selection))
  }
  return judge(candidates, choice).grounding
}

/**
 * Whether what was found on the web is about something else than a short question supposes: its best sentence, with
 * headings and title, lacks a name, number or designation of the question. The web has something near to everything.
 * Where all nouns have a capital, names cannot be told.
 */
function isOfAnother(
  { question, measure }: Candidates,
  { tellingMissing = 0 }: JudgeFeatures,
): boolean {
  const isShort = measure.terms.filter(isOwn).length <= shared.web.tellingTermsMax
  const tellsNames = !languageOf(question.language).capitalizesNouns
  return question.isOfWeb === true && isShort && tellsNames && tellingMissing > 0
}

/**
 * Whether the quotations share nothing but names and numbers with the question, and nothing tells that they answer it
 * all the same: "Who is the deputy of Ruth Adeyemi?" is not answered by her telephone number. Many answers have other
 * words than the question, so this looks at what is asked for:
 * - a number or a time is missing where no quotation that says a word of the question has one;
 * - what somebody or something is, is missing where the question says it first ("the salary of"); words after the name
 *   are often verbs, which can be said in many ways;
 * - a choice may be among things that are not called what they are, so the word must stand nowhere near.
 */
function haveNamesAlone(candidates: Candidates, choice: Choice): boolean {
  const { measure, question, units } = candidates
  const { terms, placed } = measure
  const own = terms.filter(isOwn)
  const plain = own.filter((term) => !isTelling(term))
  const isSaidBy = (unit: number) =>
    plain.some((term) => (placed[unit]?.[terms.indexOf(term)] ?? 0) > 0)
  if (own.length === 0 || [...choice.units].some(isSaidBy)) return false
  const { asks } = question
  if (asks === 'number' || asks === 'time') return lackForm(candidates, choice)
  const [first] = own
  const isFirst = first !== undefined && first === plain[0]
  if (asks === 'place') return plain.length > 0
  if (asks === 'choice') return isFirst && !units.some((_, unit) => isSaidBy(unit))
  return isFirst && attributes.has(asks)
}

/**
 * Whether the quotations say of a question for yes or no only what their titles say as well: "Can I bring a bike into
 * the library?" is not answered by what else one may do in the library. The headings of their sections are quoted with
 * them.
 */
function sayOnlyWhere({ measure, question, units, passages }: Candidates, choice: Choice): boolean {
  if (question.asks !== 'yes-no') return false
  const own = measure.terms.flatMap((term, at) => (isOwn(term) ? [at] : []))
  const placed = [...choice.units].map((index) => {
    const { passage = -1, headings: [first = '', ...sections] = [] } = units[index] ?? {}
    const { title = '', language = '' } = passages[passage] ?? {}
    const coverageOf = (words: string) => measure.title(words, language).coverage
    return { above: [title, first].map(coverageOf), sections: sections.map(coverageOf) }
  })
  const isIn = (all: readonly Coverage[], term: number) =>
    all.some((coverage) => (coverage[term] ?? 0) > 0)
  const isAbove = (term: number) => placed.some(({ above }) => isIn(above, term))
  const isSaid = (term: number) =>
    placed.some(({ sections }) => isIn(sections, term)) ||
    [...choice.units].some((unit) => measure.says(unit, term))
  return (
    own.some((term) => !isSaid(term) && !isAbove(term)) &&
    own.every((term) => !isSaid(term) || isAbove(term))
  )
}

/** Questions that may ask for an attribute of what they name. */
const attributes: ReadonlySet<Question['asks']> = new Set(['thing', 'definition', 'person'])

/** Whether the best quotation, and each other that says a word of the question, lacks the form that is asked for. */
function lackForm(candidates: Candidates, choice: Choice): boolean {
  const { terms, spoken } = candidates.measure
  const { alignment, best } = alignChoice(candidates, choice)
  const saying = [...choice.units].filter((unit) =>
    spoken[unit]?.some((index) => terms[index] !== undefined && isOwn(terms[index])),
  )
  return [best, ...saying].every((unit) => lacksForm(candidates, { alignment, best: unit }))
}

/** Whether no chosen unit, with its headings and title, has a word similar to a question term. */
function isUnrelated({ measure }: Candidates, { units }: Choice): boolean {
  return [...units].every((unit) => measure.share(measure.placed[unit] ?? measure.none()) === 0)
}

/** Whether the choice begins with the heading that has the date of what is asked about. */
function isDated(candidates: Candidates, { excerpts: [first] }: Choice): boolean {
  return first !== undefined && first.units[0] === datedHeading(candidates)?.units[0]
}

/**
 * Whether a question for a person begins with the turn of one, in a conversation, that has its names and most of its
 * other words: "Who rolled it back?" is answered by the name above "Rolled back to 4.18", which is no word of the
 * sentence.
 */
function isSaidByWhom({ question, measure, units }: Candidates, { excerpts: [first] }: Choice) {
  const unit = units[first?.units[0] ?? -1]
  if (!first || !unit || question.asks !== 'person' || !isSaid(unit)) return false
  const covered = measure.union(measure.alike, first.units)
  const own = measure.terms.flatMap((term, at) => (isOwn(term) ? [{ ...term, at }] : []))
  const plain = own.filter((term) => !isTelling(term))
  const said = plain.filter(({ at }) => (covered[at] ?? 0) > 0)
  const hasNames = own.every((term) => !isTelling(term) || (covered[term.at] ?? 0) > 0)
  return hasNames && said.length > 0 && said.length >= plain.length * settings.saidByWhomMin
}

function groundingOf(probability: number): Grounding {
  if (probability < settings.nearestMin) return 'nothing'
  return probability < settings.answeredMin ? 'nearest' : 'answered'
}

/**
 * Whether all quotations are known to be in another language than the question: that of their documents is, and the
 * words of some tell so. A table of names and numbers, whose language nothing told, is in any. Where a document is
 * translated in part, one quotation in the language of the question is enough.
 */
function isInAnotherLanguage(
  { question, passages, units }: Candidates,
  { excerpts }: Choice,
): boolean {
  const asked = question.language
  if (asked === unknown) return false
  const areForeign = excerpts.every(({ passage }) => {
    const { language = unknown } = passages[passage] ?? {}
    return language !== unknown && language !== asked
  })
  if (!areForeign) return false
  const told = (expecting: (passage: number) => string | undefined) =>
    excerpts.map(({ units: own, passage }) =>
      detectLanguage(own.map((index) => units[index]?.shown ?? '').join('\n'), expecting(passage)),
    )
  const isForeign = told(() => asked).some((language) => language !== asked)
  return isForeign && !told((passage) => passages[passage]?.language).includes(asked)
}

const unknown = 'und'

/**
 * The shares of the names and numbers, and of the other words of the question, that the quotations have. Names and
 * numbers are the same in other languages, but their presence alone answers nothing. If most other words are there too,
 * the languages are so close that a short question was taken for the other one.
 */
function sharesCovered(candidates: Candidates, { units }: Choice) {
  const { terms } = candidates.measure
  const covered = new Alignment(candidates).covered([...units])
  const shareOf = (isOfKind: (term: AskedTerm) => boolean) => {
    const own = terms.flatMap((term, index) => (isOfKind(term) ? [index] : []))
    return own.length === 0 ? 0 : own.filter((term) => covered[term] === 1).length / own.length
  }
  const lasts = ({ isName, isNumber }: AskedTerm) => isName || isNumber
  return { ofNames: shareOf(lasts), ofWords: shareOf((term) => !lasts(term)) }
}
