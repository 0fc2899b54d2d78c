import type { NameClues } from '../../../language/name-clues.ts'
import type { Candidate } from './candidate.ts'
import type { Unit } from './clauses.ts'
import type { NameKind } from './known-name.ts'

/** Most words of the name of an institution, and most characters before the ending of a place. */
const unitsMax = 9
const placeLengthMax = 5

/**
 * The institutions and places that a clause names by what they end with: "浙江大学", "白沙村", "서울대학교". An ending that
 * many common nouns have needs a name before it, or words that no dictionary has.
 */
export function findEnded(clause: readonly Unit[], clues: NameClues): Candidate[] {
  const found: Candidate[] = []
  let first = 0
  for (let at = 0; at < clause.length; at++) {
    const ending = endingAt(clause, first, at, clues)
    if (ending === undefined) continue
    const last = found.at(-1)
    if (last?.end === ending.start && clues.isUnspaced && isLongEnding(clause, at, ending)) {
      // "上海证券" goes on as "上海证券交易所".
      found[found.length - 1] = {
        ...last,
        end: clause[at]?.end ?? last.end,
        kind: ending.kind,
        isSure: true,
      }
      first = at + 1
      continue
    }
    const name = nameBefore(clause, first, at, ending, clues)
    if (name === undefined) continue
    found.push(name)
    first = at + 1
  }
  return found
}

/** Whether an ending of an institution has two characters at least. */
function isLongEnding(clause: readonly Unit[], at: number, { kind, start }: Ending): boolean {
  return kind === 'institution' && (clause[at]?.end ?? start) - start > 1
}

type Ending = {
  readonly kind: NameKind
  readonly isWeak: boolean
  /** Where the ending begins. */
  readonly start: number
  /** The index of the unit that it begins in. */
  readonly unit: number
}

/** The longest ending that the units up to `at` have. */
function endingAt(
  clause: readonly Unit[],
  first: number,
  at: number,
  clues: NameClues,
): Ending | undefined {
  const { endingLengthMax, institutionEndings, placeEndings, weakEndings } = clues
  let words = ''
  let longest: Ending | undefined
  for (let unit = at; unit >= first && words.length <= endingLengthMax; unit--) {
    const { text = '', start = 0 } = clause[unit] ?? {}
    const shortest = Math.max(0, text.length - endingLengthMax)
    for (let from = text.length - 1; from >= shortest; from--) {
      const ending = text.slice(from) + words
      const isInstitution = institutionEndings.has(ending)
      if (!isInstitution && !placeEndings.has(ending)) continue
      // A short word of the dictionary that ends so is a common noun: "城市".
      if (unit === at && from > 0 && from < (clues.isUnspaced ? 2 : 1)) continue
      if (from > 0 && clues.common.has(text)) continue
      const kind = isInstitution ? 'institution' : 'place'
      longest = { kind, isWeak: weakEndings.has(ending), start: start + from, unit }
    }
    words = text + words
  }
  return longest
}

/** From so many characters on, an ending is one of names alone: "有限公司". */
const longEndingMin = 4

function nameBefore(
  clause: readonly Unit[],
  first: number,
  at: number,
  { kind, isWeak, start, unit }: Ending,
  clues: NameClues,
): Candidate | undefined {
  const end = clause[at]?.end ?? 0
  const from = beginning(clause, first, { kind, isWeak, start, unit }, clues)
  const opening = clause[from]
  if (from < 0 || opening === undefined || opening.start >= start) return undefined
  const before = clause.slice(from, unit + 1).filter((one) => one.start < start)
  const length = start - opening.start
  const endingLength = end - start
  const units = clause.slice(from, at + 1)
  if (clues.common.has(units.map(({ text }) => text).join(''))) return undefined
  if (length < 2 && (isWeak || (kind === 'institution' && endingLength < 3))) return undefined
  const isWhole = units.length === 1 && clues.isUnspaced && length > 1
  const isAfterPlace = kind === 'place' && clues.places.has(clause[from - 1]?.text ?? '')
  const isProper = isAfterPlace || hasProper(before, start, { kind, isWeak }, clues)
  if (!isProper && isWeak && before.every((one) => clues.common.has(one.text))) return undefined
  const isOneWord = before.length === 1 && length < 3 && kind === 'institution'
  if (!isProper && !isWhole && isOneWord && isWeak) return undefined
  const isUnbounded = clues.isUnspaced && !clues.hasParticles
  const isDoubtful = isWeak || (isOneWord && isUnbounded && endingLength < longEndingMin)
  return { start: opening.start, end, kind, isSure: isProper || isWhole || !isDoubtful }
}

/**
 * The index of the unit that a name begins with: the first of those before the ending which may belong to it, or the
 * first place among them, as what stands before that is hardly part of it ("征服蒙古帝国"). -1 if it cannot be told.
 */
function beginning(
  clause: readonly Unit[],
  first: number,
  { kind, isWeak, start, unit }: Ending,
  clues: NameClues,
): number {
  const isPlace = kind === 'place'
  // "抵达地中海": a place that is one word of the dictionary is the whole name.
  if (isPlace && clues.isUnspaced && start - (clause[unit]?.start ?? start) > 1) return unit
  let from = unit
  let place = -1
  for (; from > first && unit - from < unitsMax; from--) {
    const before = clause[from - 1]
    if (before === undefined || !mayBegin(before, clues)) break
    if (!clues.isUnspaced && (isPlace || from < unit || (clause[unit]?.start ?? start) < start))
      break
    if (isPlace && isWholePlace(before, clues)) break
    if (isPlace && start - before.start > placeLengthMax) return place
    // "新工厂" is no name.
    if (isWeak && clues.openers.has(before.text)) break
    if (clues.places.has(before.text)) place = from - 1
  }
  if (place < 0) return from
  // "法国威立雅集团": what stands behind a country is the name.
  const isLong = clues.isUnspaced && start - (clause[unit]?.start ?? start) > 1
  if (isLong && place + 1 === unit) return unit
  return hasUnknown(clause.slice(place + 1, unit), clues) ? place + 1 : place
}

function mayBegin(unit: Unit, clues: NameClues): boolean {
  // "願うイングランド国教会": what ends with an inflection is a verb or an adjective.
  if (/\p{Script=Han}\p{Script=Hiragana}+$/u.test(unit.text)) return false
  return (
    !unit.isBeside &&
    !unit.isClosed &&
    !clues.rolesBefore.has(unit.text) &&
    !clues.titlesAfter.has(unit.text) &&
    !(unit.text.length > 1 && clues.weakEndings.has(unit.text))
  )
}

/** Whether a word is a place by itself, so that the next one is another: "福建省" before "宁德市". */
function isWholePlace({ text }: Unit, clues: NameClues): boolean {
  return text.length > 2 && clues.placeEndings.has(text.slice(-1)) && !clues.common.has(text)
}

/** The lengths of most places, in characters. */
const placeLengths = [2, 3, 4, 5]

/**
 * Whether what stands before an ending is no common word: a last name, characters that are no word, or a place with
 * more words behind it ("纽约酒店" may be any of them).
 */
function hasProper(
  before: readonly Unit[],
  end: number,
  { kind, isWeak }: Pick<Ending, 'kind' | 'isWeak'>,
  clues: NameClues,
): boolean {
  const own = before.filter(({ start }) => start < end)
  if (hasUnknown(own, clues)) return true
  return own.some(({ text }) => {
    if (text.length > 1 && clues.surnames.has(text)) return true
    if (/^[\p{Script=Katakana}\p{Lu}]/u.test(text)) return true
    const isPlace = placeLengths.some((length) => clues.places.has(text.slice(0, length)))
    return isPlace && (kind === 'place' || !isWeak || own.length > 1 || !clues.isUnspaced)
  })
}

/** Whether there are characters in a row that are no word of the dictionary. */
function hasUnknown(units: readonly Unit[], { isUnspaced }: NameClues): boolean {
  if (!isUnspaced) return false
  return units.some(({ text }, at) => text.length === 1 && units[at + 1]?.text.length === 1)
}
