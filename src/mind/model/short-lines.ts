import { withoutEnd } from '../../base/text/without-end.ts'
import { settings } from './settings.ts'

/**
 * The lines of a short reply, without bullets, emphasis and quotation marks; those that are too long, or announce what
 * follows, are left out.
 */
export function shortLines(reply: string): readonly string[] {
  return reply
    .split('\n')
    .map((line) => withoutEnd(line.replace(opening, ''), /[\s"'“”»*_]/))
    .filter((line) => line !== '' && !line.endsWith(':'))
    .filter(({ length }) => length <= settings.askedCharactersMax)
}

const opening = /^\s{0,8}(?:[-*•]|\d{1,2}[.)])?[\s"'“„«*_]{0,8}/

/** The searches that a reply names, if it does not say that none is needed. */
export function searchesOf(reply: string): readonly string[] {
  return shortLines(reply)
    .filter((line) => !/^none\b/i.test(line))
    .slice(0, settings.furtherSearchesMax)
}
