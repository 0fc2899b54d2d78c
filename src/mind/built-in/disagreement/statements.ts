import { onceForEach } from '../../../base/cache/once-for-each.ts'
import type { Passage } from '../../../evidence/passage.ts'
import type { Token } from '../../../extraction/terms/tokens.ts'
import { hasLettersAndDigits } from '../../../language/designations.ts'
import { languageOf } from '../../../language/languages.ts'
import { readDates } from '../../../language/quantities/dates.ts'
import { readValues } from '../../../language/quantities/values.ts'
import { overlapsAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { mayState, textOf } from '../segmentation/unit-text.ts'
import type { Candidates } from '../selection/candidates.ts'
import { isUnsettled } from '../values/unsettled.ts'
import { type ScoredValue, valuesFor } from '../values/value-answer.ts'
import { keysOfValue, type ValueKeys, valueKeys } from './value-keys.ts'

/** What a unit says, as it is compared with what others say. */
export type Statement = {
  readonly unit: Unit
  readonly passage: Passage
  /** The value that may answer the question; undefined where none was read. */
  readonly value: ScoredValue | undefined
  /** Its value, or all values that it has. */
  readonly keys: ValueKeys
  /** The terms of the clause that has the value, or of a row and where no value was read of all; without those of values. */
  readonly terms: ReadonlySet<number>
  /** Folded words that name something else than others do: names within a sentence, "K20", the number of "Pump 2000". */
  readonly names: ReadonlySet<string>
}

/** The statements of the units that were read for a question, each made when it is first asked for. */
export const statementsFor = onceForEach((candidates: Candidates) => {
  const { units, passages } = candidates
  const values = new Map<number, ScoredValue>()
  // The likeliest value of a unit comes first. A date with a year tells since when another one holds.
  for (const value of valuesFor(candidates)?.values ?? [])
    if (!values.has(value.unit) && !isDatedValue(value, candidates)) values.set(value.unit, value)
  // As of a word that opens a sentence its capital tells nothing, it is a name if it has one elsewhere.
  const names = new Set(
    units.flatMap(({ kind, tokens }) =>
      kind !== 'sentence'
        ? []
        : tokens.slice(1).flatMap(({ word }) => (word.isCapital ? word.folded : [])),
    ),
  )
  const known = new Map<number, Statement | undefined>()
  return (index: number): Statement | undefined => {
    if (known.has(index)) return known.get(index)
    const unit = units[index]
    const passage = unit && passages[unit.passage]
    const statement = unit && passage && statementOf(unit, passage, values.get(index), names)
    known.set(index, statement)
    return statement
  }
})

function isDatedValue({ unit, start, end }: ScoredValue, { units, passages }: Candidates): boolean {
  const { text = '', language = '' } = passages[units[unit]?.passage ?? -1] ?? {}
  return readDates(text.slice(start, end), language).some(({ year }) => year !== undefined)
}

function statementOf(
  unit: Unit,
  passage: Passage,
  value: ScoredValue | undefined,
  namesInSentences: ReadonlySet<string>,
): Statement | undefined {
  if (!mayState(unit)) return undefined
  const { language } = passage
  const { start } = unit
  const text = textOf(unit, passage)
  if (isUnsettled(text, language)) return undefined
  const found = readValues(text, language)
  const isSentence = value !== undefined && unit.kind !== 'row'
  const clause = isSentence ? clauseAround(value, unit, text) : { start: 0, end: text.length }
  const { capitalizesNouns } = languageOf(language)
  const terms = new Set<number>()
  const names = new Set<string>()
  unit.tokens.forEach((token, at) => {
    const { word } = token
    const own = { start: token.start - start, end: token.end - start }
    const isNumbered = word.isNumber && !capitalizesNouns && isNamedBy(unit.tokens[at - 1], token)
    const isNumber =
      isNumbered || isNumberOf(unit.tokens.slice(Math.max(0, at - 1), at + 2), token, value)
    if (isNumber) names.add(word.folded)
    if (!word.isTerm || word.isNumber || word.isCalendar || overlapsAny(own, found)) return
    const isName = word.isCapital && (at > 0 || namesInSentences.has(word.folded))
    if (
      (isName && !capitalizesNouns && unit.kind === 'sentence') ||
      hasLettersAndDigits(word.folded)
    )
      names.add(word.folded)
    if (own.start >= clause.start && own.end <= clause.end) terms.add(word.hash)
  })
  const keys =
    value === undefined
      ? valueKeys(text, language)
      : keysOfValue(passage.text.slice(value.start, value.end), language)
  return { unit, passage, value, keys, terms, names }
}

/** Whether a number behind a word may be part of a name: "Pump 2000", unlike "March 2026" and "F-31". */
function isNamedBy(before: Token | undefined, number: Token): boolean {
  if (before?.end !== number.start - 1 || before.end - before.start < 2) return false
  return before.word.isCapital && before.word.isTerm && !before.word.isCalendar
}

/** Whether a number beside the value tells which of several is meant: "room 17", unlike "season 2025" and "in 6 rooms". */
function isNumberOf(
  around: readonly Token[],
  { start, end, word }: Token,
  value: ScoredValue | undefined,
): boolean {
  const isApart = value !== undefined && (end <= value.start || start >= value.end)
  if (!isApart || !word.isNumber || year.test(word.folded)) return false
  const before = around.find((one) => one.end === start - 1)
  const behind = around.find((one) => one.start === end + 1)
  const isOfTerm = before?.word.isTerm === true && !before.word.isNumber && !before.word.isCalendar
  return isOfTerm && behind?.word.isTerm !== true
}

const year = /^(?:1\d{3}|20\d{2})$/

/** The clause that a value stands in, between marks that end one. */
function clauseAround(value: ScoredValue, { start }: Unit, text: string): Range {
  const [from, to] = [value.start - start, value.end - start]
  const before = [...text.slice(0, from).matchAll(clauseEnd)].at(-1)
  const behind = clauseEnds.exec(text.slice(to))
  return {
    start: before === undefined ? 0 : before.index + 1,
    end: behind === null ? text.length : to + behind.index,
  }
}

const clauseEnd = /[,;:()](?=\s)/gu
const clauseEnds = /[,;:()](?=\s)/u
