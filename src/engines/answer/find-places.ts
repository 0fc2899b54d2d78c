import { findNames } from './find-names.ts'
import { isNationality } from './find-nationalities.ts'
import type { Span } from './span.ts'

/**
 * Places: names after a preposition of place, with what follows by comma ("Southampton,
 * Hampshire"); where none is named, plain descriptions ("in the upper mantle").
 */
export function findPlaces(text: string): Span[] {
  const named: Span[] = []
  for (const name of findNames(text)) {
    const last = named.at(-1)
    if (last && /^, (?:the )?$/.test(text.slice(last.end, name.start)) && !isSubject(text, name))
      named[named.length - 1] = {
        start: last.start,
        end: name.end,
        text: text.slice(last.start, name.end),
      }
    else if (
      !isNationality(name.text) &&
      !belongsToNoun(text, name) &&
      afterPreposition.test(text.slice(Math.max(0, name.start - 16), name.start))
    )
      named.push(name)
  }
  return named.length > 0 ? named : described(text)
}

const afterPreposition =
  /(?:^|\s)(?:in|at|near|from|to|into|on|off|of|outside|through|between|around|across|toward|towards|en|à|aus|nach|bei|im|dans|в|на)\s(?:the\s|la\s|le\s|der\s|dem\s)?(?:\p{Ll}+ern\s)?$/u

/** "In Hoboken, New Jersey, Sinatra was …": what comes before a verb belongs to it. */
function isSubject(text: string, { end }: Span): boolean {
  return /^ (?:is|was|were|has|had|went|began|became|\p{Ll}+ed)\b/u.test(text.slice(end, end + 20))
}

/** "the Halvorsen yard": the name only tells which yard. */
function belongsToNoun(text: string, { text: name, start, end }: Span): boolean {
  return (
    !name.includes(' ') &&
    /\bthe $/.test(text.slice(Math.max(0, start - 5), start)) &&
    noun.test(text.slice(end, end + 12))
  )
}

const noun =
  /^ (?!(?:is|was|are|were|has|had|and|or|in|on|at|of|to|for|by|from|with|as|but|where|when|who|which|that|before|after|until|since|during)\b)\p{Ll}/u

function described(text: string): Span[] {
  const phrases =
    /\b(?:in|at|on|near|off|outside|inside|along|between|under|above|below|behind)\s((?:the|an?|its|their|his|her)\s\p{Ll}[\p{L}-]*(?:\s(?!of\b)[\p{L}-]+)?)/gu
  return Array.from(text.matchAll(phrases), (match) => {
    const phrase = match[1] ?? ''
    const end = match.index + match[0].length
    return { text: phrase, start: end - phrase.length, end }
  })
}
