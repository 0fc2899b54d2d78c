import { isUnitSymbol } from '../../language/quantities/measures.ts'
import type { Range } from '../../language/words/words.ts'
import type { Token } from '../terms/tokens.ts'
import type { Name } from './find-names.ts'

/**
 * Why a run of capitals may be no name. It is kept as a keyword, by which a document with it as title is found, and is
 * no node: `here` in this place, `everywhere` in the chunk.
 */
export type Doubt = 'here' | 'everywhere' | undefined

/**
 * What speaks against a name of a sentence with these words: it is an adjective of nationality, or the number of a
 * section; it stands within an identifier or an address; it opens an item or a line; or it is a common noun of a
 * language whose nouns all have capitals.
 */
export function doubtName(
  text: string,
  { first, last, start, end, isOneWord }: Name,
  words: readonly Token[],
): Doubt {
  const own = words.slice(first, last + 1)
  if (own.every(isOfNationality) || isReference(own) || isWithinCode(text, start, end))
    return 'here'
  if (own.length > wordsMax || isShouted(own)) return 'here'
  if (first === last && end - start <= signLengthMax && isSign(text.slice(start, end)))
    return 'here'
  if (isOneWord && !own[0]?.word.isAcronym && opensClause(text, { start, end })) return 'here'
  const before = words[first - 1]?.word
  const isNounLike = first === last && own[0]?.word.isNounLike
  const isNoun = isNounLike || before?.announcesNoun
  if (!isNoun || own[0]?.word.isAcronym) return undefined
  if (own.some(({ word }) => word.isNameLink)) return 'here'
  if (own.filter(({ word }) => !word.isNumber).length > 1) return undefined
  // What ends like an adjective may be a verb: "da lachte Ada".
  return isNounLike || before?.isStopWord ? 'everywhere' : 'here'
}

/** Most words of a name; more are a table without marks, or a list. */
const wordsMax = 10

/** Whether all words are in capitals, and more than a name of such words has. */
function isShouted(words: readonly Token[]): boolean {
  return words.length > 2 && words.every(({ word }) => word.isAcronym)
}

/** Whether a word alone is the symbol of a unit or a Roman numeral: "Nm", "XVIII". */
function isSign(word: string): boolean {
  return isUnitSymbol(word) || romanNumeral.test(word)
}

/** The longest symbol of a unit or Roman numeral alone. */
const signLengthMax = 6
const romanNumeral = /^[IVX]{2,}$/i

/** Whether a word opens an item, a line, what follows a colon or what is quoted or linked, so that its capital proves nothing. */
function opensClause(text: string, { start, end }: Range): boolean {
  let at = start
  while (at > 0 && text[at - 1] === ' ') at--
  const before = text[at - 1] ?? '\n'
  if (clauseMarks.has(before)) return true
  const closing = closingMarks.get(before)
  if (closing === undefined) return opensLine(text, at)
  return text[end] !== closing && !/\s/.test(text.slice(start, end))
}

/** Whether there is nothing but a number and its marks before, as in "§ 1 Term". */
function opensLine(text: string, at: number): boolean {
  const from = Math.max(-1, at - 1 - numberLengthMax)
  let before = at - 1
  while (before > from && text[before] !== '\n' && !/\p{L}/u.test(text[before] ?? '')) before--
  return before < 0 || text[before] === '\n'
}

const clauseMarks = new Set('\n:*#|>.!?•')
/** What opens and closes a quotation, or the text of a link; one word between both is a term. */
const closingMarks = new Map(['“”', '„“', '«»', '""', '[]'].map((pair) => [pair[0], pair[1]]))
/** Most characters of the number of an item or a section. */
const numberLengthMax = 12

function isOfNationality({ word }: Token): boolean {
  return word.isDemonym || word.isCoordinator
}

/** "Section 8", "Part II", "Week 3": words for a part of a document or of time, numbers and single letters. */
function isReference(words: readonly Token[]): boolean {
  return (
    words.some(({ word }) => word.isGeneric) &&
    words.every(({ word }) => word.isGeneric || isNumeral(word.folded) || word.isNumber)
  )
}

function isNumeral(word: string): boolean {
  return word.length === 1 || romanNumeral.test(word)
}

/** Whether what is written around belongs to the same identifier or address: "FST_ERR", "$HOME", "/wiki/Oslo". */
function isWithinCode(text: string, start: number, end: number): boolean {
  if (isEmphasis(text, start, end)) return false
  if (text[end] === '_') return true
  const before = text[start - 1] ?? ' '
  if (before === '/' || before === '-' || before === '.') return isAddress(text, start)
  return codeMarks.has(before)
}

/** Whether it stands between the marks of emphasis, and these between spaces and punctuation: "_Prettier_". */
function isEmphasis(text: string, start: number, end: number): boolean {
  if (text[start - 1] !== '_' || text[end] !== '_') return false
  return !/[\p{L}\p{N}_]/u.test(`${text[start - 2] ?? ''}${text[end + 1] ?? ''}`)
}

const codeMarks = new Set('_$\\@#=%&?')
/** Most characters of an address before a name that are read. */
const addressLengthMax = 200

function isAddress(text: string, end: number): boolean {
  const before = text.slice(Math.max(0, end - addressLengthMax), end)
  const address = before.slice(Math.max(before.lastIndexOf(' '), before.lastIndexOf('\n')) + 1)
  return address.includes('://') || address.includes('www.') || address.includes('](')
}
