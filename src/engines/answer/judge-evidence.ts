import { fold } from '../../language/fold.ts'
import { terms } from '../../language/terms.ts'
import type { Question } from './analyse-question.ts'
import { bestOf } from './best-of.ts'
import type { Chain } from './find-chain.ts'
import { saysAnother } from './says-another.ts'
import { saysContrary } from './says-contrary.ts'
import { coverage, covered, type ScoredEvidence, type ScoredSentence } from './score-evidence.ts'

/**
 * Whether the documents hold the answer, judged by the sentences that come closest to one: how much
 * of the question they cover, whether they have what is asked for, and whether anything speaks
 * against them. The weights are those of logistic regressions, rounded, and with the threshold they
 * were chosen to hold on both halves of SQuAD 2, and on HotpotQA with a name or a year exchanged or
 * the passages taken away that answer.
 */
export function holdsAnswer(
  question: Question,
  evidence: ScoredEvidence,
  { sentences: chain, isWhole }: Chain,
): boolean {
  const closest = bestOf(chain, ({ value }) => value)
  if (closest === undefined) return false
  const everywhere = covered(evidence, evidence.sentences)
  const isTyped = closest.typed || chain.some((one) => addsAnswer(question, evidence, one, closest))
  const support =
    1.8 * coverage(evidence.weights, covered(evidence, chain)) +
    1.0 * Number(isTyped) +
    1.2 * shareOfLongNames(question, evidence, chain) +
    0.6 * Number(chain.some(({ about }) => about)) +
    0.6 * closeness(evidence, closest)
  const doubt =
    0.4 * Number(!isTyped && (question.sought === 'date' || question.sought === 'number')) +
    1.8 * Number(lacksNumber(evidence, everywhere)) +
    1.5 *
      Number(!isWhole && isNamed.has(question.sought) && lacksRelation(question, evidence, chain)) +
    2.0 * Number(denial.test(question.text) !== denial.test(closest.text)) +
    1.2 * Number(saysContrary(question, evidence, closest)) +
    1.0 * Math.min(2, saysAnother(question, closest, chain)) +
    1.0 * shareOfUnknownNames(question, evidence, everywhere)
  return support - doubt > supportNeeded
}

const supportNeeded = 2.65

/** Whether a sentence has what is asked for and says of it what the closest does not. */
function addsAnswer(
  { otherStems }: Question,
  { stems }: ScoredEvidence,
  { typed, matches }: ScoredSentence,
  closest: ScoredSentence,
): boolean {
  return (
    typed &&
    stems.some((stem, i) => otherStems.has(stem) && matches[i] === 1 && !closest.matches[i])
  )
}

/**
 * Names of several words must stand somewhere as a whole: "Robert Harper" is not William Harper. In
 * other languages than English names inflect and nouns are capitalised: there their words suffice.
 */
function shareOfLongNames(
  { names, language }: Question,
  evidence: ScoredEvidence,
  chain: readonly ScoredSentence[],
): number {
  const long = names.filter((name) => name.includes(' '))
  if (long.length === 0) return 1
  const said = covered(evidence, chain)
  const isSaid = (name: string) =>
    stands(fold(name), evidence) ||
    (language !== 'en' &&
      terms(name, language).every(({ stem }) => said[evidence.stems.indexOf(stem)]))
  return long.filter(isSaid).length / long.length
}

function stands(name: string, { sentences }: ScoredEvidence): boolean {
  return sentences.some(
    ({ text, passage }) => fold(text).includes(name) || fold(passage.title).includes(name),
  )
}

/** Words of names that stand nowhere in what was read. */
function shareOfUnknownNames(
  { nameStems }: Question,
  evidence: ScoredEvidence,
  everywhere: Float64Array,
): number {
  const unknown = evidence.stems.filter((stem, i) => nameStems.has(stem) && everywhere[i] === 0)
  return unknown.length / (nameStems.size || 1)
}

/** How close together the question's terms stand in a sentence, 0 to 1. */
function closeness({ stems }: ScoredEvidence, sentence: ScoredSentence): number {
  const places = sentence.terms.flatMap(({ stem }, index) => (stems.includes(stem) ? [index] : []))
  const first = places.at(0) ?? 0
  const last = places.at(-1) ?? 0
  return places.length < 2 ? 0 : places.length / (last - first + 1)
}

function lacksNumber({ stems }: ScoredEvidence, everywhere: Float64Array): boolean {
  return stems.some((stem, index) => /\d/.test(stem) && everywhere[index] === 0)
}

const isNamed = new Set(['person', 'date', 'place'])

/** Nothing but the names of the question is spoken of: of a town, but not of its king. */
function lacksRelation(
  { otherStems }: Question,
  evidence: ScoredEvidence,
  chain: readonly ScoredSentence[],
): boolean {
  const passages = new Set(chain.map(({ passage }) => passage))
  const near = evidence.sentences.filter(({ passage }) => passages.has(passage))
  const said = covered(evidence, near)
  return otherStems.size > 0 && !evidence.stems.some((stem, i) => otherStems.has(stem) && said[i])
}

/**
 * What a text denies with. "Not only" and the like deny nothing, and within a sentence a capital
 * makes a word part of a name: "You Can No Longer Remain Silent".
 */
const denial =
  /^(?:Not|Never|No|Nor|Without|Neither|None)\b|\b(?:not(?! (?:only|just|merely)\b)|never|no|nor|without|cannot|neither|none|non)\b|n['’]t\b/
