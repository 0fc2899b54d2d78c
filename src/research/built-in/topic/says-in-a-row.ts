import { type Token, tokens } from '../../../extraction/terms/tokens.ts'
import type { FoundPage } from '../../research-mind.ts'
import type { PageSentence } from '../excerpts/read-sentences.ts'

/**
 * Whether a page says some terms one after another in its title, a heading or a sentence, small words aside: "frozen
 * shoulder", and not "frozen pork shoulder".
 */
export function saysInARow(
  terms: ReadonlySet<number>,
  { page, language }: FoundPage,
  sentences: readonly PageSentence[],
): boolean {
  const wanted = [...terms]
  const titles = new Set([page.title, ...sentences.flatMap(({ headings }) => headings)])
  return (
    sentences.some((sentence) => isInARow(wanted, sentence.tokens)) ||
    [...titles].some((title) => isInARow(wanted, tokens(title, language)))
  )
}

function isInARow(wanted: readonly number[], words: readonly Token[]): boolean {
  const said = words.flatMap(({ word }) => (word.isTerm ? word.hash : []))
  return said.some((_, at) => wanted.every((term, index) => said[at + index] === term))
}
