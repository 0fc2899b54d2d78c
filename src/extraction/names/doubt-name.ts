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
  { first, last, start, end }: Name,
  words: readonly Token[],
): Doubt {
  const own = words.slice(first, last + 1)
  if (own.every(isOfNationality) || isReference(own) || isWithinCode(text, start, end))
    return 'here'
  if (last === first && !own[0]?.word.isAcronym && opensClause(text, start)) return 'here'
  const before = words[first - 1]?.word
  const isNoun = own[0]?.word.isNounLike || before?.announcesNoun
  if (!isNoun || own[0]?.word.isAcronym) return undefined
  if (own.some(({ word }) => word.isNameLink)) return 'here'
  if (own.filter(({ word }) => !word.isNumber).length > 1) return undefined
  // What ends like an adjective may be a verb: "da lachte Ada".
  return own[0]?.word.isNounLike || before?.isStopWord ? 'everywhere' : 'here'
}

/** Whether a word opens an item, a line or what follows a colon, so that its capital proves nothing. */
function opensClause(text: string, start: number): boolean {
  let at = start
  while (at > 0 && text[at - 1] === ' ') at--
  return clauseMarks.has(text[at - 1] ?? '\n')
}

const clauseMarks = new Set('\n:*#|>.!?•')

function isOfNationality({ word }: Token): boolean {
  return word.isDemonym || word.isCoordinator
}

/** "Section 8", "Table 2": words for a part of a document, numbers and single letters. */
function isReference(words: readonly Token[]): boolean {
  return (
    words.some(({ word }) => word.isGeneric) &&
    words.every(({ word }) => word.isGeneric || word.isNumber || word.folded.length === 1)
  )
}

/** Whether what is written around belongs to the same identifier or address: "FST_ERR", "$HOME", "/wiki/Oslo". */
function isWithinCode(text: string, start: number, end: number): boolean {
  if (text[end] === '_') return true
  const before = text[start - 1] ?? ' '
  if (before === '/' || before === '-' || before === '.') return isAddress(text, start)
  return codeMarks.has(before)
}

const codeMarks = new Set('_$\\@#=%&?')
/** Most characters of an address before a name that are read. */
const addressLengthMax = 200

function isAddress(text: string, end: number): boolean {
  const before = text.slice(Math.max(0, end - addressLengthMax), end)
  const address = before.slice(Math.max(before.lastIndexOf(' '), before.lastIndexOf('\n')) + 1)
  return address.includes('://') || address.includes('www.') || address.includes('](')
}
