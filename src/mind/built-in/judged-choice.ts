import type { Thinking } from '../../base/thinking.ts'
import type { Passage } from '../../evidence/passage.ts'
import { type Grounding, snapPassages } from '../mind.ts'
import type { Question } from '../question.ts'
import { forests } from './classifiers/weights.ts'
import { reconcile } from './disagreement/said-otherwise.ts'
import { type Judgement, judge } from './grounding/judge.ts'
import { beginWithLimit, type LimitAnswer } from './limits/begin-with-limit.ts'
import { partAsked, partsOf } from './question/decompose.ts'
import { reasoningChain } from './reasoning-chain.ts'
import { beginWithReckoned } from './reckoning/begin-with-reckoned.ts'
import { convertedValue } from './reckoning/converted.ts'
import type { Reckoned } from './reckoning/reckoned.ts'
import { smallestWith } from './segmentation/excerpts.ts'
import { addAntecedent } from './selection/antecedent.ts'
import { hasArbitraryRows, hasUncountedRows } from './selection/arbitrary-rows.ts'
import { beginWithAsked } from './selection/begin-with-asked.ts'
import { type Candidates, readCandidates } from './selection/candidates.ts'
import { Choice } from './selection/choice.ts'
import { complete } from './selection/complete.ts'
import { beginAtDeciding } from './selection/deciding-sentence.ts'
import { lookFurther } from './selection/look-further.ts'
import { newestFirst } from './selection/newest-first.ts'
import { type RowChain, rowChain } from './selection/row-chain.ts'
import { type Budget, select } from './selection/select.ts'
import { settings as selection } from './selection/settings.ts'
import { settings } from './settings.ts'
import { cellAnswer } from './short-answer/cell-answer.ts'
import { beginWithValue, lacksValue, type ValueAnswer } from './values/begin-with-value.ts'
import { settings as values } from './values/settings.ts'

/** A question as it is answered: what was chosen for it, and how well that answers. */
export type JudgedChoice = Pick<Judgement, 'grounding' | 'isForeign'> & {
  readonly candidates: Candidates
  readonly choice: Choice
  /** The parts of the question for which no excerpt was found. */
  readonly missing: readonly string[]
  /** What it was answered by, if it leads from row to row. */
  readonly overRows?: RowChain | undefined
  /** Whether it answers a question that only names something else, and not with the kind that was asked for before. */
  readonly isOfOtherKind?: boolean
  /** The value that answers it, if it asks for one and a sentence clearly has it. */
  readonly value?: ValueAnswer
  /** What was computed from its own numbers, and the units with the rules that it rests on. */
  readonly computed?: Reckoned
}

/** Answers a question as a whole. */
export function answerWhole(
  question: Question,
  passages: readonly Passage[],
  thinking: Thinking,
): JudgedChoice {
  const candidates = readCandidates(question, passages)
  const budget = settings.budget[thinking]
  const begun = new Choice(candidates)
  const first = thinking === 'ponder' ? [beginWithSnap(question, passages, begun)] : []
  const isAnswered = first.some(({ grounding }) => grounding === 'answered')
  const overRows = rowChain(candidates)
  const chain = overRows?.excerpts ?? (isAnswered ? undefined : reasoningChain(candidates, budget))
  if (chain === undefined && begun.excerpts.length === 0 && !question.isOfWeb) {
    const reckoned = beginWithReckoned(candidates, begun)
    if (reckoned !== undefined) return tellReckoned(candidates, begun, reckoned)
    const limit = beginWithLimit(candidates, begun)
    if (limit !== undefined) return tellLimit(candidates, begun, limit)
    const value = beginWithValue(candidates, begun, (unit) => reconcile(candidates, unit))
    if (value !== undefined) return tellValue(candidates, begun, budget, value)
  }
  for (const excerpt of chain ?? [])
    if (begun.newWords(excerpt) > 0 && !begun.wouldRepeat(excerpt))
      begun.add(excerpt, selection.reasoning.probability)
  if (begun.excerpts.length === 0) beginWithAsked(candidates, begun, budget, forests.selection)
  const selected = select(candidates, forests.selection, budget, begun)
  const judgement = judge(candidates, selected)
  const isSnapAlone = thinking === 'snap' && chain === undefined
  if (isSnapAlone) lookFurther(candidates, selected, forests.selection, budget)
  // The steps of a chain, and what `ponder` quotes, stay whole.
  const choice = isSnapAlone ? beginAtDeciding(candidates, selected, budget) : selected
  if (overRows === undefined) newestFirst(candidates, choice, forests.selection)
  complete(candidates, choice, budget)
  const ofKind = chain ? 'answered' : bestGrounding([...first, judgement])
  // "And the captain?" after "When does the ferry leave?" asks for no time.
  const ofAny = question.asksAsBefore ? judge(askingAny(candidates), choice).grounding : ofKind
  const isOfOtherKind = ofKind !== 'answered' && ofAny === 'answered'
  const best = isOfOtherKind ? ofAny : ofKind
  const isUncounted =
    !isAnswered &&
    hasUncountedRows(candidates, choice) &&
    cellAnswer(candidates, choice) === undefined
  const isNearest =
    best === 'answered' &&
    (isUncounted || hasArbitraryRows(candidates, choice) || lacksValue(candidates, choice))
  const grounding = isNearest ? 'nearest' : best
  const { value, computed } = first[0] ?? {}
  const whole = { candidates, choice, ...judgement, grounding, missing: [], overRows }
  return { ...whole, isOfOtherKind, ...(value && { value }), ...(computed && { computed }) }
}

/**
 * A question that one sentence answers by its value is answered by that, and by what it leans on. Where its words leave
 * the kind of value open, such as "how much", the judge decides as ever whether it is.
 */
function tellValue(
  candidates: Candidates,
  choice: Choice,
  budget: Budget,
  value: ValueAnswer,
): JudgedChoice {
  const { isForeign, grounding: judged } = judge(candidates, choiceWith(value.found, candidates))
  const grounding = value.isPrecise ? 'answered' : judged
  addAntecedent(candidates, choice, budget)
  const told = { candidates, choice, grounding, isForeign, missing: [], value }
  const line =
    value.text === undefined ? undefined : convertedValue(candidates.question, value.text)
  return line === undefined ? told : { ...told, computed: { line, units: [value.unit] } }
}

function choiceWith(unit: number, candidates: Candidates): Choice {
  const choice = new Choice(candidates)
  const excerpt = smallestWith(unit, candidates.excerpts)
  if (excerpt !== undefined) choice.add(excerpt, values.probability)
  return choice
}

/** A question whose case a limit decides is answered by the sentence that states it. */
function tellLimit(candidates: Candidates, choice: Choice, limit: LimitAnswer): JudgedChoice {
  const { isForeign, grounding: judged } = judge(candidates, choice)
  const grounding = limit.isClear ? 'answered' : judged
  const { line, unit } = limit
  const computed = line === undefined ? undefined : { line, units: [unit] }
  const told = { candidates, choice, grounding, isForeign, missing: [] }
  return computed === undefined ? told : { ...told, computed }
}

/** A question whose numbers a rule leads on from is answered by what they come to, and by the rule. */
function tellReckoned(candidates: Candidates, choice: Choice, computed: Reckoned): JudgedChoice {
  const { isForeign } = judge(candidates, choice)
  return { candidates, choice, grounding: 'answered', isForeign, missing: [], computed }
}

function askingAny(candidates: Candidates): Candidates {
  return { ...candidates, question: { ...candidates.question, asks: undefined } }
}

/**
 * Starts the choice with the excerpts that `snap` would choose, so that `ponder`, which costs more, never says less.
 * Without it `ponder` holds 6 of 100 answers less on manuals, and loses three of 46 that `snap` has, for 2 to 7 words
 * less.
 */
function beginWithSnap(
  question: Question,
  passages: readonly Passage[],
  begun: Choice,
): JudgedChoice {
  const read = passages.slice(0, snapPassages)
  const parts = partsOf(question)
  const first =
    parts.length > 0
      ? answerParts(question, parts, read, 'snap')
      : answerWhole(question, read, 'snap')
  if (first.grounding !== 'nothing') begun.addAll(first.choice)
  return first
}

export function bestGrounding(all: readonly Pick<Judgement, 'grounding'>[]): Grounding {
  const order = ['answered', 'nearest'] as const
  return order.find((one) => all.some(({ grounding }) => grounding === one)) ?? 'nothing'
}

/**
 * Answers a compound question: with `ponder` the `snap` answer to the whole, then each part on its own with an equal
 * share of the budget, which is larger than that of one question. It is answered if every part is.
 */
export function answerParts(
  question: Question,
  parts: readonly string[],
  passages: readonly Passage[],
  thinking: Thinking,
): JudgedChoice {
  const { wordsMax, ...gains } = settings.budget[thinking]
  const budget = { wordsMax: (wordsMax * settings.parts.excess) / parts.length, ...gains }
  const candidates = readCandidates(question, passages)
  const whole = new Choice(candidates)
  const first = thinking === 'ponder' ? [beginWithSnap(question, passages, whole)] : []
  const missing: string[] = []
  const quotes: string[] = []
  const judgements = parts.map((part) => {
    const own = partAsked(part, question, parts, quotes)
    const asked = readCandidates(own, passages, candidates.units)
    const choice = select(asked, forests.selection, budget)
    const judgement = judge(asked, choice)
    complete(asked, choice, budget)
    if (judgement.grounding === 'answered') quotes.push(...quotesOf(asked, choice))
    if (judgement.grounding === 'nothing') missing.push(part)
    else
      for (const excerpt of choice.excerpts)
        if (!whole.wouldRepeat(excerpt)) whole.add(excerpt, choice.probability)
    return judgement
  })
  const all = [...first, ...judgements]
  if (bestGrounding(all) === 'nothing') return answerWhole(question, passages, thinking)
  const isSure = [first, judgements].some(
    (some) => some.length > 0 && some.every(({ grounding }) => grounding === 'answered'),
  )
  const grounding = isSure ? 'answered' : 'nearest'
  const isForeign = all.every((one) => one.isForeign)
  return { candidates, choice: whole, grounding, isForeign, missing }
}

/** The texts of the chosen units. */
function quotesOf({ units, passages }: Candidates, choice: Choice): readonly string[] {
  return [...choice.units].flatMap((index) => {
    const { passage = -1, start, end } = units[index] ?? {}
    return passages[passage]?.text.slice(start, end) ?? []
  })
}
