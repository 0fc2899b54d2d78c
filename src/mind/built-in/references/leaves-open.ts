import { languageOf } from '../../../language/languages.ts'
import { readValues } from '../../../language/quantities/values.ts'
import { overlapsAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import { isOwn } from '../question/asked-terms.ts'
import type { Candidates } from '../selection/candidates.ts'
import { valueAsked } from '../values/value-asked.ts'
import type { Referral } from './referred-places.ts'
import { settings } from './settings.ts'

/**
 * Whether a sentence that refers elsewhere leaves the question open, so that its answer stands there: it has much of the
 * question and says little else, or, if it is of the best excerpt, the place says more of the question; and it has not
 * the value, the time or the permission that is asked for. A place that was not read may say more.
 */
export function leavesOpen(referral: Referral, candidates: Candidates, isOfBest: boolean): boolean {
  const { measure, question } = candidates
  if (isAside(referral, candidates)) return false
  const asked = valueAsked(candidates)
  if (asked !== undefined && valuesIn(referral, candidates).length > 0) return false
  if (question.asks === 'time' && tellsWhen(referral, candidates)) return false
  const isExcepted = phrasesAround(referral, candidates, 'exceptions').length > 0
  const isDeferred = phrasesAround(referral, candidates, 'deferring').length > 0
  if (isOfBest && (isExcepted || isDeferred))
    if (referral.missing.length > 0 || saysMore(referral, candidates)) return true
  const share = measure.ownShare(measure.alike[referral.unit] ?? measure.none())
  if (share < settings.shareMin) return false
  if (isExcepted) return true
  const { deferring, ofYesNo, other } = settings.novelMax
  const ofKind = isDeferred ? deferring : other
  return wordsBeside(referral, candidates) <= (question.asks === 'yes-no' ? ofYesNo : ofKind)
}

/**
 * Whether a question is answered by a term that is defined elsewhere, so that its definition has to be told: "smoking is
 * prohibited in the Common Areas".
 */
export function hangsOnTerm(term: Referral, candidates: Candidates): boolean {
  const { measure, question, units, passages } = candidates
  if (measure.ownShare(measure.alike[term.unit] ?? measure.none()) < settings.shareMin) return false
  if (valueAsked(candidates) !== undefined || !asksForThings.has(question.asks)) return false
  const { tokens = [], passage = -1 } = units[term.unit] ?? {}
  const asked = new Set((measure.hits[term.unit] ?? []).map(({ at }) => at))
  const own = [...tokens.keys()].filter((at) => overlapsAny(tokens[at] ?? term, [term]))
  const isAsked = own.some((at) => asked.has(at))
  if (passages[passage] === undefined || own.length === 0) return false
  if (question.asks === 'yes-no') return isAsked && !own.every((at) => asked.has(at))
  if (own.every((at) => asked.has(at)) && question.asks !== 'definition') return false
  return wordsBeside(term, candidates) <= settings.novelMax.term
}

const asksForThings: ReadonlySet<Candidates['question']['asks']> = new Set([
  'place',
  'thing',
  'choice',
  'list',
  'definition',
  'yes-no',
] as const)

/** The text of the clause that refers, and where it begins in its passage: its heading may stand on a line above it. */
function clauseOf({ unit, start: at }: Referral, { units, passages }: Candidates) {
  const { passage = -1, start = 0, end = 0 } = units[unit] ?? {}
  const { text = '', language = '' } = passages[passage] ?? {}
  const from = lineOfClause(text, start, at)
  return { written: text.slice(from, end), start: from, language }
}

/** Where the last line from `start` to `at` begins that has the number of a clause; otherwise `start`. */
function lineOfClause(text: string, start: number, at: number): number {
  let line = text.lastIndexOf('\n', at - 1)
  while (line > start && !clauseNumber.test(text.slice(line + 1, line + 16)))
    line = text.lastIndexOf('\n', line - 1)
  return line > start ? line + 1 : start
}

const clauseNumber = /^\(?\d[\d.]{0,10}[).\s]/

/** Whether the reference opens a longer sentence: "In the cases of paragraph 1 the captain may grant exceptions." */
function isAside({ start, end, unit }: Referral, { units, passages }: Candidates): boolean {
  const { tokens = [], passage = -1 } = units[unit] ?? {}
  const { text = '' } = passages[passage] ?? {}
  const words = tokens.filter((word) => /\p{L}/u.test(text.slice(word.start, word.end)))
  const before = words.filter((word) => word.end <= start).length
  const behind = words.filter((word) => word.start >= end).length
  return before > 0 && before <= settings.aside.beforeMax && behind >= settings.aside.behindMin
}

/** The values in a sentence, without the number of its clause and without the reference. */
function valuesIn(referral: Referral, candidates: Candidates) {
  const { written, start, language } = clauseOf(referral, candidates)
  const number = /^[\s(]*\d[\d.]*[\s).]*/.exec(written)?.[0].length ?? 0
  return readValues(written, language).filter(
    (value) =>
      value.start >= number &&
      (value.end <= referral.start - start || value.start >= referral.end - start),
  )
}

/** Whether the word that asks for a time tells one in another clause: "when the orange light comes on; see 3.2". */
function tellsWhen(referral: Referral, candidates: Candidates): boolean {
  const { written, start, language } = clauseOf(referral, candidates)
  const clause = written.slice(0, Math.max(0, referral.start - start)).search(/[,;:–—][^,;:–—]*$/)
  const told = clause < 0 ? '' : written.slice(0, clause)
  return languageOf(language)
    .asks.find(told)
    .some(({ value }) => value === 'time')
}

/** How many words of a sentence are not of the question and do not refer: what it tells by itself. */
function wordsBeside(referral: Referral, candidates: Candidates): number {
  const { measure, units, passages } = candidates
  const { tokens = [], passage = -1 } = units[referral.unit] ?? {}
  const { text = '' } = passages[passage] ?? {}
  const asked = new Set((measure.hits[referral.unit] ?? []).map(({ at }) => at))
  const deferring = phrasesAround(referral, candidates, 'deferring')
  const from = clauseOf(referral, candidates).start
  return tokens.filter(
    (token, at) =>
      token.word.isTerm &&
      !token.word.isStopWord &&
      !asked.has(at) &&
      token.start >= from &&
      !overlapsAny(token, [referral, ...deferring]) &&
      /\p{L}/u.test(text.slice(token.start, token.end)),
  ).length
}

/** Where phrases stand shortly before a reference, or right behind it, in the text of the passage. */
function phrasesAround(
  referral: Referral,
  candidates: Candidates,
  kind: 'deferring' | 'exceptions',
): readonly Range[] {
  const { units, passages } = candidates
  const { passage = -1, start = 0, end = 0 } = units[referral.unit] ?? {}
  const { text = '', language = '' } = passages[passage] ?? {}
  const { before, behind } = settings.around
  const from = Math.max(start, referral.start - before)
  const to = kind === 'deferring' ? Math.min(end, referral.end + behind) : referral.start
  const found = languageOf(language).references?.[kind].find(text.slice(from, to)) ?? []
  return found.map((one) => ({ start: from + one.start, end: from + one.end }))
}

/** Whether a place says more of the question than the sentence that refers to it. */
function saysMore({ unit, places }: Referral, { measure }: Candidates): boolean {
  const content = places.flatMap((place) => place.content)
  const own = measure.alike[unit] ?? measure.none()
  const there = measure.union(measure.alike, content)
  return measure.terms.some((term, at) => isOwn(term) && (there[at] ?? 0) > (own[at] ?? 0))
}
