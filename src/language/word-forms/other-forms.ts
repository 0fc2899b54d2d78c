import { languageOf } from '../languages.ts'
import type { Range } from '../words/words.ts'
import { respelled } from './other-spelling.ts'
import { relativesOf, shortFormsOf } from './word-families.ts'

/**
 * Other ways to write the term at index `at` of the terms of a text, which stemming does not join: an acronym without
 * its plural s ("PDF" for "PDFs"), one word for it and its neighbour ("relayhost" for "relay host"), and what is spelled
 * without a letter of the language or with it ("Kuendigung" for "Kündigung"). Not two words as one if one of the
 * languages tells words by their first letters alone: it would be the first of the two.
 */
export function otherForms(
  text: string,
  terms: readonly Range[],
  at: number,
  languages: readonly string[],
): readonly string[] {
  const own = terms[at]
  if (own === undefined) return []
  const written = text.slice(own.start, own.end)
  const singular = pluralAcronym.exec(written)?.[1]
  const tellsEnds = languages.every((code) => languageOf(code).stemmer !== 'truncating')
  const pairs = tellsEnds
    ? ([
        [terms[at - 1], own],
        [own, terms[at + 1]],
      ] as const)
    : []
  const joined = pairs.map(([left, right]) => asOne(text, left, right))
  const relatives = relativesOf(written, languages[0] ?? '')
  const spelled = languages.map((code) => respelled(written, languageOf(code)))
  const compounds = compoundsWith(text, terms, at, languages[0] ?? '')
  const shorter = isNameAt(own.start, written) ? [] : shortFormsOf(written, languages[0] ?? '')
  const forms = [singular, ...joined, ...compounds, ...relatives, ...shorter, ...spelled]
  return forms.filter((form) => form !== undefined)
}

/**
 * The compounds that a word may be part of with the words next to it, where a language writes them as one:
 * "Gesichtsfalten" for "Falten im Gesicht", "Druckeinstellungen" for "Druck Einstellungen". Of 120 rare compounds of a
 * German manual, each asked for in two words, the first five passages have 108 instead of 32.
 */
function compoundsWith(
  text: string,
  terms: readonly Range[],
  at: number,
  code: string,
): readonly string[] {
  const { compoundJoints, conjunctions } = languageOf(code)
  const joints = compoundJoints.all
  if (joints.length === 0) return []
  const pairs = [
    [terms[at - 1], terms[at]],
    [terms[at], terms[at + 1]],
  ] as const
  return pairs.flatMap(([first, second]) => {
    if (first === undefined || second === undefined) return []
    const between = text.slice(first.end, second.start)
    const parts = [first, second].map(({ start, end }) => text.slice(start, end))
    const isApart = /^[ -]$/.test(between)
    // "Straße und Bahn" are two things.
    const isLinked = linking.test(between) && conjunctions.find(between).length === 0
    if (!isApart && !isLinked) return []
    if (!parts.every((part) => part.length >= lettersMin && isWord.test(part))) return []
    const [left = '', right = ''] = isApart ? parts : parts.toReversed()
    return ['', ...joints].map((joint) => `${left}${joint}${right.toLowerCase()}`)
  })
}

/** Whether a word is no short form but a name, by its capital within the text: "Dev" in "What does Dev say?". */
function isNameAt(start: number, written: string): boolean {
  return start > 0 && /^\p{Lu}\p{Ll}/u.test(written)
}

/** One or two small words, as "in der". */
const linking = /^ (?:\p{L}{1,5} ){1,2}$/u
const isWord = /^\p{L}+$/u

const pluralAcronym = /^(\p{Lu}{2,})s$/u
/** Two shorter words are hardly one: "to day". */
const lettersMin = 3
/** Names are written in one way; as one word they are parts of addresses. */
const isCommon = /^\p{Ll}\p{L}*$/u

/** Two words as one, if only a space or a hyphen is between them. */
function asOne(text: string, left?: Range, right?: Range): string | undefined {
  if (left === undefined || right === undefined || right.start !== left.end + 1) return undefined
  if (!/[ -]/.test(text.charAt(left.end))) return undefined
  const parts = [left, right].map(({ start, end }) => text.slice(start, end))
  const isLong = parts.every((part) => part.length >= lettersMin && isCommon.test(part))
  return isLong ? parts.join('') : undefined
}
