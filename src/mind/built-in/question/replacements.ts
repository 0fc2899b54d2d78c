import { withoutEnd } from '../../../base/text/without-end.ts'
import { namesIn } from '../../../extraction/names/names-in.ts'
import { tokens } from '../../../extraction/terms/tokens.ts'
import type { Language } from '../../../language/language.ts'
import { fold } from '../../../language/words/fold.ts'
import { rangeOf } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import { settings } from '../settings.ts'

/** The range of a question that gives way, and what takes its place. */
export type Replacement = Range & {
  readonly by: string
  /** The value that gives way, where what leads to it does so too: "2025" of "in 2025". */
  readonly value?: string
}

/** The one name of the question gives way to the one of the message, if that says nothing else. */
export function replacedName(
  asked: string,
  message: string,
  named: string,
  { code, capitalizesNouns }: Language,
): Replacement | undefined {
  // Where all nouns have a capital, it tells no name.
  if (capitalizesNouns) return undefined
  const [old, more] = namesIn(asked, code)
  const [name, moreNames] = namesIn(message, code)
  const isOne = old !== undefined && more === undefined && moreNames === undefined
  // What stands under another designation is told apart by `replaced`.
  const isPlain = ![old, name].some((one = '') => /\p{N}/u.test(one))
  if (!isOne || !isPlain || name === undefined) return undefined
  const known = new Set(termsIn(`${asked} ${name}`, code))
  if (!termsIn(named, code).every((term) => known.has(term))) return undefined
  const start = asked.indexOf(old)
  return start < 0 ? undefined : { start, end: start + old.length, by: name }
}

/** "In winter" takes the place of "in summer", behind the same preposition, which the question has once. */
export function parallelIn(
  asked: string,
  named: string,
  { code, prepositions, articles }: Language,
): Replacement | undefined {
  const preposition = prepositions.opening(named)
  const terms = termsIn(named, code)
  if (preposition === undefined || terms.length === 0) return undefined
  // What stands under another designation is told apart by `replaced`.
  if (/\p{N}/u.test(named)) return undefined
  const words = named.slice(preposition.start, preposition.end)
  const [found, more] = prepositions
    .find(asked)
    .filter(({ start, end }) => fold(asked.slice(start, end)) === fold(words))
  if (found === undefined || more !== undefined) return undefined
  const behind = asked.slice(found.end)
  const from = articles.opening(behind)?.end ?? 0
  const next = tokens(behind.slice(from), code).slice(0, terms.length)
  const last = next.at(-1)
  const isSame = last && fold(behind.slice(from + last.start, from + last.end)) === terms.at(-1)
  // "In high season" takes the place of "in low season".
  if (!next.every(({ word }) => word.isTerm) || (terms.length > 1 && !isSame)) return undefined
  return last && { start: found.start, end: found.end + from + last.end, by: named }
}

/** A name takes the place of a pronoun: "And Starbuck?" after "What religion was he?" */
export function replacedPronoun(
  asked: string,
  message: string,
  named: string,
  { code, pronouns, articles, capitalizesNouns }: Language,
): Replacement | undefined {
  const [pronoun, more] = pronouns.find(asked)
  const [name, moreNames] = namesIn(message, code)
  if (pronoun === undefined || more !== undefined || namesIn(asked, code).length > 0)
    return undefined
  // "The price", where all nouns have a capital.
  if (capitalizesNouns && articles.opening(named) !== undefined) return undefined
  const isName = name !== undefined && moreNames === undefined
  const isAlone = isName && termsIn(named, code).every((term) => termsIn(name, code).includes(term))
  return isAlone ? { ...rangeOf(pronoun), by: name } : undefined
}

/**
 * A word takes the place of the only one of a question for what it is ("What is apt?", "And dpkg?"), or of the one verb
 * of a question for steps that ends as it does ("Comment créer un utilisateur ?", "Et supprimer ?").
 */
export function replacedTerm(
  asked: string,
  named: string,
  { code, asks, articles, pronouns }: Language,
): Replacement | undefined {
  const [only, ...others] = tokens(asked, code).filter(({ word }) => word.isTerm)
  const [term, more] = termsIn(named, code)
  if (only === undefined || term === undefined || more !== undefined) return undefined
  // What stands under another designation is told apart by `replaced`.
  if (/\p{N}/u.test(asked.slice(only.start, only.end) + named)) return undefined
  const kind = asks.opening(asked)?.value
  const isDetermined = articles.opening(named) !== undefined
  const isOfOne = others.length === 0 && !isDetermined
  if (isOfOne && (kind === 'definition' || kind === 'thing')) return { ...rangeOf(only), by: named }
  // "The volume" is no verb, "le supprimer" is: such an article may be a pronoun.
  if (isDetermined && pronouns.opening(named) === undefined) return undefined
  const isOfSteps = asks.find(asked).some(({ value }) => value === 'steps' || value === 'manner')
  if (!isOfSteps || term.length < settings.conversation.verbLettersMin) return undefined
  const [verb, another] = [only, ...others].filter(({ start, end }) => {
    const word = fold(asked.slice(start, end))
    return word.length >= settings.conversation.verbLettersMin && word.slice(-2) === term.slice(-2)
  })
  if (verb === undefined || another !== undefined) return undefined
  const written = tokens(named, code).find(({ word }) => word.isTerm)
  return written && { ...rangeOf(verb), by: named.slice(written.start, written.end) }
}

/** A text without the marks at its end. */
export function withoutMark(text: string): string {
  return withoutEnd(text, /[\p{P}\s]/u)
}

/** The terms of a text, folded. */
export function termsIn(text: string, code: string): readonly string[] {
  const found = tokens(text, code).filter(({ word }) => word.isTerm)
  return found.map(({ start, end }) => fold(text.slice(start, end)))
}
