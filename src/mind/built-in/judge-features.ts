import { findNames } from '../../extraction/find-names.ts'
import { type Token, tokens } from '../../extraction/tokens.ts'
import { languageOf } from '../../language/languages.ts'
import { Alignment, otherTerm } from './alignment.ts'
import type { AskedTerm } from './asked-terms.ts'
import type { Coverage } from './measure.ts'
import type { Candidates, Choice } from './select.ts'
import { settings } from './settings.ts'
import { wordSetsOf } from './word-sets.ts'

export type JudgeFeatures = Readonly<Record<string, number>>

/** What speaks for and against that the choice answers the question, in numbers that know no language. */
export function judgeFeatures(candidates: Candidates, choice: Choice): JudgeFeatures {
  const { question, measure, units, passages } = candidates
  const read = readChoice(candidates, choice)
  const { alignment, best, anywhere } = read
  const asked = measure.terms.filter(isOwn)
  const names = missing(measure.terms, anywhere, ({ isName }) => isName)
  const inBest = alignment.covered([best])
  const plain = missing(measure.terms, inBest, ({ isName, isNumber }) => !isName && !isNumber)
  const doubts =
    units.length === 0 ? 0 : Math.min(settings.doubtsMax, countDoubts(candidates, read))
  const plainMissing = plain.length / Math.sqrt(asked.length || 1)
  const isInDoubt = plain.length + names.length + doubts > 0
  // Where nothing is in doubt, a search that finds a single passage has found it; a document that somebody chose was not found.
  const isAlone = passages.length === 1 && (question.isOfDocument || isInDoubt)
  return {
    chance: logOdds(choice.chances[0] ?? 0),
    density: alignment.density(best),
    plainMissing,
    termCount: Math.log(1 + asked.length),
    namesMissing: names.length / (asked.filter(({ isName }) => isName).length || 1),
    doubts,
    isAlone: Number(isAlone),
    doubtsAlone: isAlone ? doubts : 0,
    plainMissingAlone: isAlone ? plainMissing : 0,
  }
}

type Read = {
  readonly alignment: Alignment
  readonly chosen: readonly number[]
  /** The chosen unit that has most of what is asked. */
  readonly best: number
  /** The units of the passages that the choice is from. */
  readonly around: readonly number[]
  /** What they have, and what anything has that was read. */
  readonly near: Coverage
  readonly anywhere: Coverage
}

function readChoice(candidates: Candidates, choice: Choice): Read {
  const { units, measure } = candidates
  const alignment = new Alignment(candidates)
  const chosen = [...choice.units].sort((a, b) => a - b)
  const shares = chosen.map((unit) => measure.share(alignment.covered([unit])))
  const best = chosen[shares.indexOf(Math.max(...shares))] ?? -1
  const open = new Set(choice.excerpts.map(({ passage }) => passage))
  const around = units.flatMap(({ passage }, index) => (open.has(passage) ? [index] : []))
  const near = alignment.covered(around)
  return { alignment, chosen, best, around, near, anywhere: alignment.covered([...units.keys()]) }
}

/**
 * How many things contradict: a number or a name that is not there, a negation that differs, an opposite, another
 * word in the place of one, or nothing of the form that is asked for. On the tune half of SQuAD 2 more
 * than half of the questions without an answer have one, and one in five of those with an answer.
 */
function countDoubts(candidates: Candidates, read: Read): number {
  const { terms } = candidates.measure
  const { alignment, best, anywhere } = read
  const doubts = [
    missing(terms, alignment.covered([best]), ({ isNumber }) => isNumber).length > 0,
    missing(terms, anywhere, ({ isName }) => isName).length > 0,
    lacksLongName(candidates, read),
    differsInNegation(candidates, read),
    saysOpposite(candidates, read),
    saysAnother(candidates, read),
    lacksForm(candidates, read),
  ]
  return doubts.filter(Boolean).length
}

/** A term of the conversation before may be missing, and the "long" of "how long": only what is asked must be there. */
function isOwn({ weight, isAsking }: AskedTerm): boolean {
  return weight === 1 && !isAsking
}

function missing(
  terms: readonly AskedTerm[],
  covered: Coverage,
  isOfKind: (term: AskedTerm) => boolean,
): readonly AskedTerm[] {
  return terms.filter((term, index) => covered[index] === 0 && isOwn(term) && isOfKind(term))
}

/** Robert Frost is no Robert Lowell: a name of several words must stand as one. */
function lacksLongName({ question, measure }: Candidates, { alignment, around }: Read): boolean {
  const words = tokens(question.text, question.language)
  const termAt = new Map(measure.terms.map(({ position }, term) => [position, term]))
  return findNames(question.text, words).some(({ start, end }) => {
    const own = words.flatMap((word, position) =>
      word.start >= start && word.end <= end ? (termAt.get(position) ?? []) : [],
    )
    return own.length > 1 && !around.some((unit) => alignment.hasTogether(own, unit))
  })
}

function differsInNegation({ asksNegated, units, passages }: Candidates, { best }: Read): boolean {
  const unit = units[best]
  const passage = unit && passages[unit.passage]
  if (unit === undefined || passage === undefined) return false
  const text = passage.text.slice(unit.start, Math.min(unit.end, unit.start + lengthMax))
  return languageOf(passage.language).negations.find(text).length > 0 !== asksNegated
}

const lengthMax = 1_000

/** Whether a word of the scale of a term is said, but neither that one nor asked for: "mild" for "severe". */
function saysOpposite({ question, measure, units }: Candidates, { chosen }: Read): boolean {
  const { opposites } = wordSetsOf(question.language)
  const said = new Set(
    chosen.flatMap((unit) => units[unit]?.tokens.map(({ word }) => word.hash) ?? []),
  )
  return measure.terms.filter(isOwn).some(({ hashes }) => {
    if (hashes.some((hash) => said.has(hash))) return false
    const others = hashes.flatMap((hash) => [...(opposites.get(hash) ?? [])])
    return others.some((other) => said.has(other) && measure.termOf(other) === undefined)
  })
}

/** Whether another word stands between the very two words that stand around a missing term in the question. */
function saysAnother({ question, measure, units }: Candidates, { chosen, near }: Read): boolean {
  const asked = tokens(question.text, question.language)
  const places = missing(measure.terms, near, () => true).map(({ position }) => position)
  return places.some((at) => {
    const [before, after] = [asked[at - 1], asked[at + 1]]
    if (before === undefined || after === undefined) return false
    return chosen.some((unit) => {
      const words = units[unit]?.tokens ?? []
      return words.some(({ word }, index) => {
        const [left, right] = [words[index - 1], words[index + 1]]
        if (!word.isTerm || measure.termOf(word.hash) !== undefined) return false
        return isSame(left, before) && isSame(right, after)
      })
    })
  })
}

function isSame(one: Token | undefined, { word }: Token): boolean {
  return word.isTerm ? one?.word.hash === word.hash : one?.word.folded === word.folded
}

/** Whether the best unit has nothing of the form that is asked for: a number, a time, a name. */
function lacksForm({ question, units, passages }: Candidates, { alignment, best }: Read): boolean {
  const { asks } = question
  const unit = units[best]
  if (unit === undefined) return true
  const { numerals } = wordSetsOf(passages[unit.passage]?.language ?? '')
  const terms = alignment.terms(best)
  const isNew = (index: number) => (terms[index] ?? 0) < 0
  if (asks === 'number' || asks === 'time')
    return !unit.tokens.some(({ word }, index) => {
      const isCounting = word.isNumber || numerals.has(word.folded)
      return isNew(index) && (isCounting || (asks === 'time' && word.isCalendar))
    })
  if (asks !== 'person' && asks !== 'place') return false
  const isCased = units.some(({ tokens: words }) => words.some(({ word }) => word.isCapital))
  return (
    isCased && !unit.tokens.some(({ word }, index) => word.isCapital && terms[index] === otherTerm)
  )
}

function logOdds(probability: number): number {
  return Math.log(Math.max(0.001, probability) / Math.max(0.001, 1 - probability))
}
