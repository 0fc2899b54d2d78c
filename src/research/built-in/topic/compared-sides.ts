import { termSet } from '../../../extraction/terms/term-set.ts'
import { type Token, tokens } from '../../../extraction/terms/tokens.ts'
import type { Language } from '../../../language/language.ts'
import { settings } from '../../settings.ts'

/**
 * The two things that a topic compares: "A vs B", "A compared with B", "the difference between A and B". What follows
 * the second one is of both: "A vs B for a small team". `undefined` if it compares nothing, or asks a question of it.
 */
export function comparedSides(
  topic: string,
  words: Language,
): readonly [string, string] | undefined {
  const [compared, another] = words.comparisons.find(topic)
  if (compared === undefined || another !== undefined) return undefined
  const after = topic.slice(compared.end)
  const before = thingIn(topic.slice(0, compared.start), words)
  const joins = words.conjunctions.find(after)
  const [join] = joins
  if (before !== undefined && join === undefined)
    return sides(before, thingIn(withoutContext(before, after, words), words))
  if (join === undefined || joins.length > 1) return undefined
  return sides(thingIn(after.slice(0, join.start), words), thingIn(after.slice(join.end), words))
}

/** The second side without what is said of both; the first one must not have the like. */
function withoutContext(one: string, other: string, words: Language): string {
  const small = ({ word }: Token) => !word.isTerm || word.isStopWord
  if (tokens(one, words.code).some(small)) return other
  const said = tokens(other, words.code)
  const first = said.findIndex((token) => !small(token))
  const cut = said.slice(first).find(small)
  return cut === undefined ? other : other.slice(0, cut.start)
}

/** What a comparison says of both sides: what follows the second one. */
export function contextOf(topic: string, [, second]: readonly [string, string]): string {
  const at = topic.lastIndexOf(second)
  return at < 0 ? '' : topic.slice(at + second.length).trim()
}

function sides(
  one: string | undefined,
  other: string | undefined,
): readonly [string, string] | undefined {
  return one === undefined || other === undefined ? undefined : [one, other]
}

/** A thing that is named in a few words, without what connects it; `undefined` for anything else. */
function thingIn(text: string, words: Language): string | undefined {
  let rest = text.trim().replace(/[.?？。]$/u, '')
  for (const small of [words.prepositions, words.articles]) {
    const opening = small.opening(rest)
    if (opening !== undefined) rest = rest.slice(opening.end).trim()
  }
  const terms = termSet(rest, words.code).size
  const isThing = terms > 0 && terms <= settings.sideTermsMax && words.asks.find(rest).length === 0
  return isThing && !/[,;:，；：]/u.test(rest) ? rest : undefined
}
