import { withoutEnd } from '../base/text/without-end.ts'

/**
 * Whether a text ends as sentences do in any script: with a terminal or an ellipsis, behind which quotation marks and
 * brackets may close. For lines and blocks whose language does not matter or is not known; `sentenceEnd` tells more.
 */
export function endsSentence(text: string): boolean {
  return sentenceTerminal.test(text.slice(-endLengthMax))
}

/** Whether a text ends as a sentence does, or with a colon or semicolon, after which it goes on. */
export function endsClause(text: string): boolean {
  return clauseTerminal.test(text.slice(-endLengthMax))
}

/** Whether a text ends with a question mark, behind which other marks may stand: "Why not?!" */
export function endsQuestion(text: string): boolean {
  return questionTerminal.test(text.slice(-endLengthMax))
}

/** A question without the mark that ends it, for patterns of its words. */
export function withoutQuestionMark(text: string): string {
  return withoutEnd(text, /[\s?？؟!.。！]/)
}

/** A question without the marks around it, those before it in Spanish too. */
export function bareQuestion(text: string): string {
  return withoutQuestionMark(text.replace(/^[\s¿¡]+/, ''))
}

/** A message or word without the punctuation that ends it, whatever it is. */
export function withoutPunctuation(text: string): string {
  return withoutEnd(text, /[\s!.,;:?¡¿。！？，؟]/)
}

/** Whatever ends a sentence does so within this many characters: no text is searched through for it. */
const endLengthMax = 20
const sentenceTerminal = /[\p{STerm}…]["'\p{Pe}\p{Pf}]*$/u
const clauseTerminal = /[\p{STerm}…:;：；]["'\p{Pe}\p{Pf}]*$/u
const questionTerminal = /[?？؟]["'”’»)\]」』!.…]{0,5}$/u
