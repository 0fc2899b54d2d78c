import type { Token } from '../../terms/tokens.ts'
import { closingVerb } from './closing-verb.ts'
import type { Gap, Text } from './gap.ts'
import { isRelating } from './gap-kinds.ts'
import type { Grammar } from './grammar.ts'
import { phraseOf, predicateOf } from './predicate.ts'

/** What is said of a name, and of the names that are listed after it. */
export type Said = {
  readonly subjects: readonly number[]
  readonly predicate: string
  /** Whether the name is the subject, and the others the object: "the CEO of Acme is Ada". */
  readonly isInverse?: boolean
  readonly isApposition?: boolean
  /** Whether it is "is" alone. */
  readonly isBareCopula?: boolean
  /** The words of a verb, with which what follows may go on: "was founded in Oslo by Ada". */
  readonly verb?: readonly Token[]
  /** Whether the verb has the name as its object without a preposition, as "said" in "Ada said Acme was sold". */
  readonly isDirect?: boolean
}

/** What an apposition says: "Ada, sister of Tom". */
export function saidByRole(
  text: Text,
  { hasCasesOnly }: Grammar,
  clause: Gap,
  subjects: readonly number[],
): Said | undefined {
  const own = { followsSubject: hasCasesOnly }
  const words = isRelating(clause) ? predicateOf(clause.words, own) : []
  if (words.length === 0) return undefined
  return { subjects, predicate: phraseOf(text, words), isApposition: true }
}

type OfVerb = {
  /** What stands behind the object, in languages that put verbs last. */
  readonly rest: readonly Token[]
  readonly subjects: readonly number[]
  readonly followsSubject: boolean
}

/** What a clause says of the subjects. Nothing if what closes it denies it. */
export function saidByVerb(
  text: Text,
  clause: Gap,
  { rest, subjects, followsSubject }: OfVerb,
): Said | undefined {
  if (subjects.length === 0 || !isRelating(clause)) return undefined
  if (rest.some(({ word }) => word.role.isDenying)) return undefined
  const closing = closingVerb(clause.words, rest)
  const words = predicateOf(clause.words, { followsSubject, closing })
  if (words.length === 0) return undefined
  const verb = words.slice(0, words.findLastIndex(({ word }) => !word.role.isPreposition) + 1)
  return {
    subjects,
    predicate: phraseOf(text, words),
    isBareCopula: words.length === 1 && words[0]?.word.role.isCopula === true,
    ...(verb.length > 0 && { verb, isDirect: verb.length === words.length }),
  }
}

/** What a preposition goes on with: "was founded by" where "was founded in" was said of the name before it. */
export function saidWithVerb(
  text: Text,
  { words }: Gap,
  { subjects, verb }: Said,
): Said | undefined {
  const [preposition, ...others] = words.filter(
    ({ word }) => !word.isNumber && !word.role.isArticle,
  )
  if (!verb || !preposition || others.length > 0 || !preposition.word.role.isPreposition)
    return undefined
  return { subjects, predicate: phraseOf(text, [...verb, preposition]), verb }
}
