import { withoutEnd } from '../base/text/without-end.ts'

/** A rewritten question or a search that is longer is not used. */
const lineCharactersMax = 300
/** The most searches of one reply that are made. Chosen without a model at hand. */
export const searchesMax = 3

/**
 * The lines of a short reply, without bullets, emphasis and quotation marks; those that are too long, or announce what
 * follows, are left out.
 */
export function shortLines(reply: string): readonly string[] {
  return reply
    .split('\n')
    .map((line) => withoutEnd(line.replace(opening, ''), /[\s"'“”»*_]/))
    .filter((line) => line !== '' && !line.endsWith(':'))
    .filter(({ length }) => length <= lineCharactersMax)
}

const opening = /^\s{0,8}(?:[-*•]|\d{1,2}[.)])?[\s"'“„«*_]{0,8}/

/** The searches that a reply names, at most `searchesMax`; none if it says that none is needed. */
export function searchesOf(reply: string): readonly string[] {
  return shortLines(reply)
    .filter((line) => !/^none\b/i.test(line))
    .slice(0, searchesMax)
}
