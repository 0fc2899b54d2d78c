import { languageOf } from '../../../language/languages.ts'
import type { Grounding } from '../../mind.ts'
import { logisticProbability } from '../classifiers/logistic.ts'
import { weights } from '../classifiers/weights.ts'
import type { AskedTerm } from '../question/asked-terms.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { settings } from '../settings.ts'
import { Alignment } from './alignment.ts'
import { askedNames } from './asked-names.ts'
import { isOwn } from './choice-reading.ts'
import { type JudgeFeatures, judgeFeatures } from './judge-features.ts'
import { haveNamesAlone } from './names-alone.ts'

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
  const probability = logisticProbability(weights.answering, features)
  if (isInAnotherLanguage(candidates, choice)) {
    const { ofNames, ofWords } = sharesCovered(candidates, choice)
    const grounding = ofNames > 0 ? 'nearest' : 'nothing'
    if (ofWords <= settings.nearLanguageMin) return { grounding, probability, isForeign: true }
  }
  const grounding = isUnrelated(candidates, choice)
    ? 'nothing'
    : isAskedOutline(candidates, choice)
      ? 'answered'
      : groundingOf(probability)
  const isNearest =
    grounding === 'answered' &&
    (isOfAnother(candidates, features) ||
      haveNamesAlone(candidates, choice) ||
      lacksOwnName(candidates, choice))
  return { grounding: isNearest ? 'nearest' : grounding, probability, isForeign: false }
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
  const isShort = measure.terms.filter(isOwn).length <= settings.web.tellingTermsMax
  const tellsNames = !languageOf(question.language).capitalizesNouns
  return question.isOfWeb && isShort && tellsNames && tellingMissing > 0
}

/**
 * Whether a follow-up question has one name of its own, and the first quotation lacks it, with headings and title: "And
 * the Kestrel?" is not answered by how many passengers another ship carries. Where all nouns have a capital, names
 * cannot be told.
 */
function lacksOwnName(candidates: Candidates, { excerpts: [first] }: Choice): boolean {
  const { question, measure } = candidates
  if (question.context === '' || languageOf(question.language).capitalizesNouns) return false
  const [only, another] = askedNames(candidates).filter(({ name }) => !name.opensSentence)
  if (only === undefined || another !== undefined || only.terms.length === 0) return false
  const covered = measure.union(measure.placed, first?.units ?? [])
  return only.terms.every((term) => covered[term] === 0)
}

/** Whether no chosen unit, with its headings and title, has a word similar to a question term. */
function isUnrelated({ measure }: Candidates, { units }: Choice): boolean {
  return [...units].every((unit) => measure.share(measure.placed[unit] ?? measure.none()) === 0)
}

/**
 * Whether the choice begins with the headings under one that, with the title, has nearly all of the question. The features
 * are those of sentences: what a heading asks, its subheadings answer without a word of it.
 */
function isAskedOutline({ measure }: Candidates, { excerpts: [first] }: Choice): boolean {
  if (first?.kind !== 'outline') return false
  const covered = measure.placed[first.units[0] ?? -1] ?? measure.none()
  return measure.ownShare(covered) >= settings.outlineAnsweredMin
}

function groundingOf(probability: number): Grounding {
  if (probability < settings.nearestMin) return 'nothing'
  return probability < settings.answeredMin ? 'nearest' : 'answered'
}

/** Whether all quotations are known to be in another language than the question. */
function isInAnotherLanguage({ question, passages }: Candidates, { excerpts }: Choice): boolean {
  if (question.language === unknown) return false
  return excerpts.every(({ passage }) => {
    const { language = unknown } = passages[passage] ?? {}
    return language !== unknown && language !== question.language
  })
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
