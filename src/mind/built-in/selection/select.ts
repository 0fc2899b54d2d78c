import type { Passage } from '../../../evidence/passage.ts'
import type { CompiledForest } from '../classifiers/forest.ts'
import { isOwn } from '../question/asked-terms.ts'
import type { Excerpt, ExcerptKind } from '../segmentation/excerpts.ts'
import { settings as shared } from '../settings.ts'
import type { Candidates } from './candidates.ts'
import { Choice } from './choice.ts'
import { settings } from './settings.ts'

/**
 * Chooses excerpts greedily: each time the one with the best utility (`utilityOf`), until the budget of words is used
 * up or the best excerpt adds less than `gainMin` to the probability of an answer; but the first is the best of those
 * that add as much, if any does. A `choice` that has begun is continued.
 */
export function select(
  candidates: Candidates,
  forest: CompiledForest,
  budget: Budget,
  choice = new Choice(candidates),
): Choice {
  const laidOut = candidates.passages.map(isLaidOut)
  let considered: readonly number[] = [...candidates.excerpts.keys()]
  const leastGain = Math.min(budget.gainMin, budget.laidOutGainMin)
  for (;;) {
    // However probable an excerpt is, it cannot promise more than what the choice lacks.
    if (choice.excerpts.length > 0 && 1 - choice.probability < leastGain) return choice
    const scored: Scored[] = []
    for (const index of considered) {
      const excerpt = candidates.excerpts[index]
      const words = excerpt && choice.newWords(excerpt)
      if (!words || !fits(choice, words, excerpt.kind, budget)) continue
      if (isIrrelevantFragment(excerpt, candidates)) continue
      const probability = placed(choice.probabilityWith(index, forest), index, candidates)
      const utility =
        utilityOf(probability, words, excerpt, budget) * noveltyOf(excerpt, candidates)
      scored.push({ index, excerpt, words, probability, utility })
    }
    scored.sort((a, b) => b.utility - a.utility || a.index - b.index)
    const promises = ({ excerpt, probability }: Scored, factor: number) => {
      const { gainMin, laidOutGainMin } = budget
      const promised = (1 - choice.probability) * probability
      return promised >= (laidOut[excerpt.passage] ? laidOutGainMin : gainMin) * factor
    }
    const isWorth = (one: Scored) => promises(one, lengthFactor(one.words, budget))
    const isFirst = choice.excerpts.length === 0
    const best = scored.find(
      (one) => (!isFirst || isWorth(one)) && !choice.wouldRepeat(one.excerpt),
    )
    if (best === undefined || !isWorth(best)) {
      // A long excerpt is better than none.
      const only = isFirst
        ? (scored.find((one) => promises(one, 1)) ?? underAskedHeading(scored, candidates))
        : undefined
      if (only !== undefined) choice.add(only.excerpt, only.probability)
      return choice
    }
    choice.add(best.excerpt, best.probability)
    considered = scored.slice(0, settings.consideredMax).map(({ index }) => index)
  }
}

/** Whether a passage has a list, a table or code. */
export function isLaidOut({ blocks }: Passage): boolean {
  return blocks.some(({ kind }) => kind === 'item' || kind === 'row' || kind === 'code')
}

/** The probability of an excerpt, changed by where it stands. */
function placed(probability: number, index: number, { placing }: Candidates): number {
  const { isElsewhere, isUnderOption } = placing()
  if (isUnderOption?.[index]) return 1 - (1 - probability) * settings.otherOptionFactor
  if (isUnderOption) return probability * settings.otherOptionFactor
  return isElsewhere[index] ? probability * settings.elsewhereFactor : probability
}

type Scored = {
  readonly index: number
  readonly excerpt: Excerpt
  /** The words that it would add. */
  readonly words: number
  readonly probability: number
  readonly utility: number
}

/** By how much more a long excerpt must add than a short one, to be worth what there is to read. */
function lengthFactor(words: number, { long: { wordsMin, power } }: Budget): number {
  return Math.max(1, words / wordsMin) ** power
}

/**
 * The most probable excerpt under an option that the question names, or under a heading that covers most of it, for
 * when no excerpt reaches the gain.
 */
function underAskedHeading(
  scored: readonly Scored[],
  { units, measure, passages, placing }: Candidates,
): Scored | undefined {
  const { isUnderOption } = placing()
  return scored
    .filter(({ excerpt, index }) => {
      if (isUnderOption) return isUnderOption[index]
      const { headings = [], passage = -1 } = units[excerpt.units[0] ?? -1] ?? {}
      const heading = measure.title(headings.at(-1) ?? '', passages[passage]?.language ?? '')
      return measure.share(heading.coverage) > settings.headingAskedMin
    })
    .toSorted((a, b) => b.probability - a.probability || a.index - b.index)[0]
}

/**
 * Whether it is a fragment that covers too little of the question, or a mere label, which names what is said elsewhere.
 * The words of a web address are those of a title, and do not count.
 */
function isIrrelevantFragment(
  { units: [first = -1] }: Excerpt,
  { units, measure, passages }: Candidates,
): boolean {
  const fragment = units[first]
  if (fragment?.isFragment !== true) return false
  if (isLabel.test(fragment.shown)) return true
  const said = fragment.shown.replace(webAddress, '')
  const own =
    said === fragment.shown
      ? (measure.alike[first] ?? measure.none())
      : measure.title(said, passages[fragment.passage]?.language ?? '').coverage
  return measure.share(own) < shared.fragment.coveredMin
}

/**
 * Factor on the utility of an excerpt: less than 1 if the last answer quoted a unit of it, and it says none of the words
 * that tell what else is asked: any for "Tell me more", or for another topic. A single word may be said otherwise.
 */
function noveltyOf(
  { units }: Excerpt,
  { question: { said }, units: all, measure }: Candidates,
): number {
  if (said === undefined || units.every((index) => !said.includes(all[index]?.shown ?? '')))
    return 1
  const own = measure.terms.flatMap((term, at) => (isOwn(term) ? [at] : []))
  const isAsked = own.some((at) => units.some((unit) => measure.says(unit, at)))
  return isAsked || own.length === 1 ? 1 : shared.conversation.repeatFactor
}

const webAddress = /\S{1,20}:\/\/\S+/g
/** Words alone: no value, as in "Tenant: …", and no listing. */
const isLabel = /^[\p{L}\p{M}\s'’“”"()*_-]+$/u

export type Budget = {
  /**
   * Most words of all excerpts; the first excerpt may exceed it by the factor `settings.firstExcess` rather than be
   * cut.
   */
  readonly wordsMax: number
  /** Least gain of a further excerpt in the probability of an answer. */
  readonly gainMin: number
  /** The same for an excerpt of a passage with a list, table or code. */
  readonly laidOutGainMin: number
  /** Length penalty: the probability of an excerpt is divided by (its new words + base) ^ power. */
  readonly wordsBase: number
  readonly wordsPower: number
  /** From how many words on an excerpt must add more, and by which power of its length. */
  readonly long: { readonly wordsMin: number; readonly power: number }
}

/** Whether the budget has room for this many more words of an excerpt of this kind. */
export function fits(
  choice: Choice,
  words: number,
  kind: ExcerptKind,
  { wordsMax }: Budget,
): boolean {
  if (choice.excerpts.length === 0) return words <= wordsMax * settings.firstExcess
  const excess = indivisible.has(kind) ? settings.wholeExcess : 1
  return choice.wordCount + words <= wordsMax * excess
}

/**
 * Adds an excerpt that completes the choice, and so has no probability of its own, if it is given, there is room for
 * it, and it neither is there nor repeats what is. Its kind tells how much room there is, unless it belongs to one of
 * another kind.
 */
export function addIfRoom(
  excerpt: Excerpt | undefined,
  choice: Choice,
  budget: Budget,
  kind = excerpt?.kind,
): void {
  if (excerpt === undefined || kind === undefined) return
  const words = choice.newWords(excerpt)
  if (words === 0 || !fits(choice, words, kind, budget)) return
  if (!choice.wouldRepeat(excerpt)) choice.add(excerpt, 0)
}

const indivisible = new Set<ExcerptKind>(['list', 'table', 'code'])

function utilityOf(
  probability: number,
  words: number,
  { wordCount }: Excerpt,
  { wordsBase, wordsPower }: Budget,
): number {
  return (probability * (words / wordCount)) / (words + wordsBase) ** wordsPower
}
