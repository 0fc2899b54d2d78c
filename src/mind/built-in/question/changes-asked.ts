import type { ChangeFrame } from '../../../language/change-words.ts'
import type { Language } from '../../../language/language.ts'
import { languageOf, languages } from '../../../language/languages.ts'
import { bareQuestion } from '../../../language/sentence-ends.ts'
import { fold } from '../../../language/words/fold.ts'
import type { Question } from '../../question.ts'
import { settings } from './settings.ts'

/**
 * Reads a question for what changed or differs: "Has the rent changed since May?" is `about` "the rent since May". Its
 * own language is tried first; the words of a short question may be taken for another one. Linear in the length of the
 * question.
 */
export function changesAsked(
  text: string,
  language: string,
): Pick<Question, 'changes'> | undefined {
  const written = bareQuestion(text)
  if (written.length > settings.changes.lengthMax) return undefined
  const letters = fold(written).replaceAll('’', "'")
  // A letter that is folded to two, such as "ß", may stand anywhere: what the question is about is then read as folded.
  const read = { letters, shown: letters.length === written.length ? written : letters }
  speaking ??= [...languages.values()].filter(({ changes }) => changes !== undefined)
  for (const one of new Set([languageOf(language), ...speaking])) {
    const found = askedIn(read, one)
    if (found !== undefined) return { changes: found }
  }
  return undefined
}

/** The languages that have questions for changes, told apart when a question is first read. */
let speaking: readonly Language[] | undefined

type Asked = NonNullable<Question['changes']>
type Read = { readonly letters: string; readonly shown: string }

/** The reading by the frame that accounts for most letters of the question. */
function askedIn(read: Read, language: Language): Asked | undefined {
  const { changes, asks, code } = language
  if (changes === undefined) return undefined
  let best: { readonly asked: Asked; readonly letters: number } | undefined
  const likely = [read.letters.slice(0, 1), ''].flatMap((letter) => changes.asks.get(letter) ?? [])
  for (const frame of likely) {
    const place = placeOf(frame, read.letters)
    if (place === undefined) continue
    const { before, kind } = frame
    const letters = before.length + place.end - place.start
    if (letters <= (best?.letters ?? 0)) continue
    const around = [read.shown.slice(before.length, place.start), read.shown.slice(place.end)]
    const about = around
      .map((part) => part.trim())
      .join(' ')
      .trim()
    best = { asked: { kind, about, language: code }, letters }
  }
  const isOfOther = best !== undefined && otherAsks.has(asks.opening(read.shown)?.value ?? 'thing')
  return isOfOther ? undefined : best?.asked
}

/** "When did the fare change?" asks for a day, and "How do I change the fare?" for steps. */
const otherAsks: ReadonlySet<string> = new Set(['time', 'person', 'place', 'reason', 'steps'])

/** The range of what must stand behind the opening of a frame, empty if nothing must; undefined if it does not. */
function placeOf(
  { before, afters }: ChangeFrame,
  letters: string,
): { readonly start: number; readonly end: number } | undefined {
  const from = before.length
  if (!letters.startsWith(before) || (from > 0 && !isBoundary(letters, from))) return undefined
  if (afters.length === 0) return { start: from, end: from }
  let longest: { readonly start: number; readonly end: number } | undefined
  for (const after of afters) {
    const start = letters.indexOf(after, from + 1)
    const end = start + after.length
    if (start < 0 || !isBoundary(letters, start) || !isBoundary(letters, end)) continue
    if (after.length > (longest ? longest.end - longest.start : 0)) longest = { start, end }
  }
  return longest
}

function isBoundary(letters: string, at: number): boolean {
  return !(isLetter.test(letters[at - 1] ?? '') && isLetter.test(letters[at] ?? ''))
}

const isLetter = /[\p{L}\p{M}\p{N}]/u
