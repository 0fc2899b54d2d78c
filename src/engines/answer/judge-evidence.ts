import { fold } from '../../language/fold.ts'
import { terms } from '../../language/terms.ts'
import type { Question } from './analyse-question.ts'
import { bestOf } from './best-of.ts'
import type { Chain } from './find-chain.ts'
import { oppositeStems } from './opposites.ts'
import { coverage, covered, type ScoredEvidence, type ScoredSentence } from './score-evidence.ts'

/**
 * Whether the documents hold the answer, judged by the sentences that come closest to one: how much
 * of the question they cover, whether they have what is asked for, and whether anything speaks
 * against them. The weights are those of a logistic regression, rounded.
 */
export function holdsAnswer(
  question: Question,
  evidence: ScoredEvidence,
  { sentences: chain, isWhole }: Chain,
): boolean {
  const closest = bestOf(chain, ({ value }) => value)
  if (closest === undefined) return false
  const support =
    2.5 * coverage(evidence.weights, covered(evidence, chain)) +
    1.0 * Number(closest.typed) +
    1.2 * shareOfLongNames(question, evidence, chain) +
    0.6 * Number(chain.some(({ about }) => about)) +
    0.6 * closeness(evidence, closest)
  const doubt =
    0.4 * Number(!closest.typed && (question.sought === 'date' || question.sought === 'number')) +
    1.8 * Number(lacksNumber(evidence)) +
    1.5 *
      Number(!isWhole && isNamed.has(question.sought) && lacksRelation(question, evidence, chain)) +
    1.8 * Number(denies(question.text) !== denies(closest.text)) +
    0.8 * Number(saysContrary(evidence, closest))
  return support - doubt > supportNeeded
}

const supportNeeded = 3.15

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
  const texts = evidence.sentences.map(({ text, passage }) => fold(`${passage.title}\n${text}`))
  const said = covered(evidence, chain)
  const isSaid = (name: string) =>
    texts.some((text) => text.includes(fold(name))) ||
    (language !== 'en' &&
      terms(name, language).every(({ stem }) => said[evidence.stems.indexOf(stem)]))
  return long.filter(isSaid).length / long.length
}

/** How close together the question's terms stand in a sentence, 0 to 1. */
function closeness({ stems }: ScoredEvidence, sentence: ScoredSentence): number {
  const places = sentence.terms.flatMap(({ stem }, index) => (stems.includes(stem) ? [index] : []))
  const first = places.at(0) ?? 0
  const last = places.at(-1) ?? 0
  return places.length < 2 ? 0 : places.length / (last - first + 1)
}

function lacksNumber(evidence: ScoredEvidence): boolean {
  const everywhere = covered(evidence, evidence.sentences)
  return evidence.stems.some((stem, index) => /\d/.test(stem) && everywhere[index] === 0)
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

function saysContrary({ stems }: ScoredEvidence, { stems: said }: ScoredSentence): boolean {
  return stems.some(
    (stem) => !said.has(stem) && contraries(stem).some((contrary) => said.has(contrary)),
  )
}

/** "Last" for "first", "unsafe" for "safe" and the other way round. */
function contraries(stem: string): string[] {
  const prefixed = prefixes.map((prefix) => prefix + stem)
  const bare = prefixes
    .filter((prefix) => stem.startsWith(prefix))
    .map((prefix) => stem.slice(prefix.length))
  return [...oppositeStems(stem), ...prefixed, ...bare.filter(({ length }) => length > 3)]
}

const prefixes = ['un', 'in', 'im', 'ir', 'dis', 'non', 'anti', 'a']

function denies(text: string): boolean {
  return /\b(?:not|never|no|nor|without|cannot|neither|none|non)\b|n['’]t\b/i.test(text)
}
