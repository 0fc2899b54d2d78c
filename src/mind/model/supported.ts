import { withoutEnd } from '../../base/text/without-end.ts'
import { checkStatement, supportOf } from '../../evidence/check-statement.ts'
import { sentences } from '../../language/sentences.ts'
import { settings } from './settings.ts'

/** What a statement of a model is compared with. */
export type Grounds = {
  /** The quotations that it cites. */
  readonly quotes: readonly string[]
  /** What stands above them and is a part of what they say: titles, headings, the header of a table. */
  readonly place: string
  /** Text whose names a statement may use, though the quotations only refer to them: what stands right before. */
  readonly before: string
  /** What was asked; its words need no evidence, its names and numbers do. */
  readonly asked: string
  readonly language: string
}

/** The sentences of a statement that its quotations support, joined; empty if none is. */
export function supportedPart(
  statement: string,
  grounds: Grounds,
): { readonly text: string; readonly refused: number } {
  const all = sentences(statement, grounds.language).map(({ start, end }) =>
    statement.slice(start, end),
  )
  const kept = all.filter((sentence) => isSupported(sentence, grounds))
  return { text: kept.join(' '), refused: all.length - kept.length }
}

/**
 * Whether quotations support a sentence that is written in other words: they have all of its numbers and addresses,
 * agree in negation, have its names, if need be in what stands before, and most of its terms. It rules out gross errors
 * and says nothing of fine ones.
 */
export function isSupported(sentence: string, grounds: Grounds): boolean {
  const { quotes, place, before, asked, language } = grounds
  if (quotes.length === 0) return false
  if (checkStatement(sentence, quotes, language) !== undefined) return true
  const cited = `${place}\n${quotes.join('\n')}`
  const addresses = sentence.match(address) ?? []
  if (!addresses.every((one) => cited.includes(withoutEnd(one, /[).,;:!?*_`]/)))) return false
  const said = supportOf(sentence, cited, language)
  const plain = supportOf(sentence.replace(yesOrNo, ''), quotes.join('\n'), language)
  if (said.numbers < 1 || !(said.agrees || plain.agrees)) return false
  if (supportOf(sentence, `${before}\n${cited}`, language).names < 1) return false
  const wide = supportOf(sentence, `${before}\n${cited}\n${asked}`, language)
  return wide.coverage >= settings.supportedMin
}

const address = /(?:https?:\/\/|www\.)\S+/gi
/** "No, it is closed" rests on a line that says without a negation that it is closed. */
const yesOrNo = /^\p{L}{1,6}[,،、]\s*/u
