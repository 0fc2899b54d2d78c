import type { NameClues } from '../../../language/name-clues.ts'
import type { Candidate } from './candidate.ts'
import type { Unit } from './clauses.ts'
import { isTranscribed } from './find-transcribed.ts'

/** What speaks for a last name with a given name behind it; so much makes it sure, and so much likely. */
const sureMin = 3
const likelyMin = 2

/**
 * The people that a clause names: a last name of the list with one or two words behind it, a last name with a title
 * behind it, and words right behind a title.
 */
export function findPeople(clause: readonly Unit[], clues: NameClues): Candidate[] {
  const found: Candidate[] = []
  for (let at = 0; at < clause.length; at++) {
    const person = fullName(clause, at, clues) ?? titledName(clause, at, clues)
    if (person === undefined) continue
    found.push(person)
    while ((clause[at + 1]?.start ?? person.end) < person.end) at++
  }
  return found
}

/** The most characters of a given name, where words have no spaces between them. */
const givenLengthMax = 3

function fullName(clause: readonly Unit[], at: number, clues: NameClues): Candidate | undefined {
  if (!clues.isUnspaced) return undefined
  const last = clause[at]
  if (last === undefined || last.isBeside) return undefined
  if (!clues.surnames.has(last.text)) return wholeName(clause, at, clues)
  const given = givenName(clause, at, clues)
  if (given === undefined) return undefined
  const { end, next, isUnknown } = given
  const before = clause[at - 1]
  const after = clause[next]
  const points =
    (isRole(clause, at - 1, clues) ? 2 : 0) +
    (titleAt(clause, next, clues) > 0 ? 2 : 0) +
    (before === undefined || before.isBeside ? 1 : 0) +
    (after === undefined || after.isBeside ? 1 : 0) +
    (isUnknown ? 1 : 0) +
    (last.text.length > 1 && (isUnknown || clues.hasParticles) ? 1 : 0)
  if (points < likelyMin || isNumber(before)) return undefined
  const isSure = points >= sureMin
  return { start: last.start, end, kind: 'person', isSure, lastNameLength: last.text.length }
}

/**
 * A name that is taken for one word, or for a word and a character, where a title is beside it: a last name of one
 * character with a given name.
 */
function wholeName(clause: readonly Unit[], at: number, clues: NameClues): Candidate | undefined {
  const [unit, next] = [clause[at], clause[at + 1]]
  if (unit === undefined || clues.hasParticles) return undefined
  const last = unit.text[0] ?? ''
  if (!clues.surnames.has(last) || clues.besides.has(last)) return undefined
  if (unit.text.length < 2 || unit.text.length > 3 || clues.places.has(unit.text)) return undefined
  if (clues.rolesBefore.has(unit.text) || clues.titlesAfter.has(unit.text)) return undefined
  const goesOn = unit.text.length === 2 && next?.text.length === 1 && mayBeGiven(next, clues)
  const end = goesOn ? next.end : unit.end
  const after = at + (goesOn ? 2 : 1)
  if (end - unit.start < 3) return undefined
  if (!isRole(clause, at - 1, clues) && titleAt(clause, after, clues) === 0) return undefined
  if (clause[after] !== undefined && !clause[after].isBeside && titleAt(clause, after, clues) === 0)
    return undefined
  return { start: unit.start, end, kind: 'person', isSure: true, lastNameLength: 1 }
}

/** How many units the title at this place has: "副会長" may be two. */
function titleAt(clause: readonly Unit[], at: number, { titlesAfter }: NameClues): number {
  const [unit, next] = [clause[at], clause[at + 1]]
  if (unit === undefined) return 0
  if (next !== undefined && titlesAfter.has(unit.text + next.text)) return 2
  return titlesAfter.has(unit.text) ? 1 : 0
}

/** "一张纸": a measure word, not a last name. */
function isNumber(unit: Unit | undefined): boolean {
  return unit !== undefined && /^[\p{N}一二两三四五六七八九十百千几這这那每]/u.test(unit.text)
}

type Given = { readonly end: number; readonly next: number; readonly isUnknown: boolean }

function givenName(clause: readonly Unit[], at: number, clues: NameClues): Given | undefined {
  const [first, second] = [clause[at + 1], clause[at + 2]]
  if (first === undefined || !mayBeGiven(first, clues)) return undefined
  if (first.text.length > 1) {
    if (titleAt(clause, at + 1, clues) > 0) return undefined
    const cut = withoutBeside(first.text, clues)
    return { end: first.start + cut, next: at + 2, isUnknown: cut < first.text.length }
  }
  if (titleAt(clause, at + 1, clues) > 0) return undefined
  const isPair = second !== undefined && second.text.length === 1 && mayBeGiven(second, clues)
  const end = isPair ? second.end : first.end
  return { end, next: at + (isPair ? 3 : 2), isUnknown: true }
}

function mayBeGiven(unit: Unit, clues: NameClues): boolean {
  return (
    !unit.isBeside &&
    unit.text.length <= givenLengthMax &&
    !clues.titlesAfter.has(unit.text) &&
    !clues.rolesBefore.has(unit.text) &&
    !clues.institutionEndings.has(unit.text) &&
    !clues.placeEndings.has(unit.text) &&
    !clues.places.has(unit.text)
  )
}

/** The length of a word without a small word that was taken for its end: "敏和". */
function withoutBeside(word: string, { besides }: NameClues): number {
  return word.length === 2 && besides.has(word[1] ?? '') ? 1 : word.length
}

/** Whether a word that tells who somebody is ends at this place: it may be several units. */
function isRole(clause: readonly Unit[], at: number, clues: NameClues): boolean {
  let words = ''
  for (let from = at; from >= 0 && from > at - roleUnitsMax; from--) {
    words = (clause[from]?.text ?? '') + words
    if (clues.rolesBefore.has(words)) return true
  }
  return false
}

const roleUnitsMax = 3

/** "森田さん", "최 박사", "الدكتور حسن الجبوري", and "작가 한기석" where a role stands before. */
function titledName(clause: readonly Unit[], at: number, clues: NameClues): Candidate | undefined {
  const [unit, next] = [clause[at], clause[at + 1]]
  if (unit === undefined || unit.isBeside) return undefined
  if (clues.isUnspaced) return lastNameWithTitle(clause, at, clues)
  if (clues.surnames.size > 0) return koreanName(clause, at, clues)
  if (!isRole(clause, at - 1, clues) || clues.rolesBefore.has(unit.text)) return undefined
  let last = at
  let words = 1
  while (words < clues.personWordsMax && mayGoOn(clause, last, clues)) {
    last++
    if (!clues.links.has(clause[last]?.text ?? '')) words++
  }
  const end = clause[last]?.end ?? unit.end
  if (last === at && next !== undefined && !next.isBeside) return undefined
  return { start: unit.start, end, kind: 'person', isSure: last > at }
}

function mayGoOn(clause: readonly Unit[], at: number, clues: NameClues): boolean {
  const next = clause[at + 1]
  return (
    next !== undefined && !next.isBeside && !clues.heads.has(next.text) && /\p{L}/u.test(next.text)
  )
}

function lastNameWithTitle(
  clause: readonly Unit[],
  at: number,
  clues: NameClues,
): Candidate | undefined {
  const unit = clause[at]
  if (unit === undefined) return undefined
  const { start, text } = unit
  const isLastName = clues.surnames.has(text)
  const hasTitle = titleAt(clause, at + 1, clues) > 0
  if (!clues.hasParticles) {
    const title = clause[at + titleAt(clause, at + 1, clues)]
    if (!isLastName || !hasTitle || title === undefined || isNumber(clause[at - 1]))
      return undefined
    if (isTranscribed(clause[at - 1], clues)) return undefined
    return { start, end: title.end, kind: 'person', isSure: true, lastNameLength: text.length }
  }
  const isForeign = /^\p{Script=Katakana}[\p{Script=Katakana}ー]+$/u.test(text)
  const isAfterRole = isRole(clause, at - 1, clues)
  const isNamed = (isLastName && (hasTitle || isAfterRole)) || (isForeign && hasTitle)
  if (!isNamed) return undefined
  return { start, end: unit.end, kind: 'person', isSure: true, lastNameLength: text.length }
}

/** A name of three syllables, or two with a title, that begins with a last name of the list. */
function koreanName(clause: readonly Unit[], at: number, clues: NameClues): Candidate | undefined {
  const [unit, next] = [clause[at], clause[at + 1]]
  if (unit === undefined) return undefined
  const { start, end, text } = unit
  const lastNameLength = [2, 1].find(
    (length) => length <= text.length && clues.surnames.has(text.slice(0, length)),
  )
  if (lastNameLength === undefined || !/^\p{Script=Hangul}{1,4}$/u.test(text)) return undefined
  const hasTitle = next !== undefined && clues.titlesAfter.has(next.text)
  if (text.length === lastNameLength && hasTitle)
    return { start, end: next.end, kind: 'person', isSure: true, lastNameLength }
  const isFull = text.length === lastNameLength + 2 && !isCommonEnding(text, clues)
  if (!isFull || clues.rolesBefore.has(text)) return undefined
  const isSure = hasTitle || isRole(clause, at - 1, clues)
  return isSure ? { start, end, kind: 'person', isSure, lastNameLength } : undefined
}

function isCommonEnding(text: string, clues: NameClues): boolean {
  return clues.places.has(text) || clues.titlesAfter.has(text) || clues.common.has(text)
}
