import { hashText } from '../../src/base/hash/hash-text.ts'
import { type Token, tokens } from '../../src/extraction/terms/tokens.ts'
import { sentences } from '../../src/language/sentences/sentences.ts'

/** A question that a paragraph answers. */
export type Answered = {
  readonly id: string
  readonly question: string
  readonly paragraph: string
  readonly answer: string
  /** Where the answer starts in the paragraph, UTF-16. */
  readonly start: number
}

export type Unanswerable = { readonly question: string; readonly paragraph: string }

/**
 * Makes nearly answerable questions from one that a paragraph answers, in `language`: the sentence with the answer is
 * removed, another paragraph replaces it, or a number, name or other word of the question is replaced by one of the
 * same kind from another question. `others` are of the same article. Deterministic.
 */
export function unanswerableFrom(
  answered: Answered,
  others: readonly Answered[],
  language: string,
): readonly Unanswerable[] {
  const { id, question, paragraph } = answered
  const found: Unanswerable[] = []
  const rest = withoutAnswer(answered)
  if (rest !== undefined) found.push({ question, paragraph: rest })
  const beside = others.filter((other) => !other.paragraph.includes(answered.answer))
  const other = pick(beside, `${id}:paragraph`)
  if (other !== undefined) found.push({ question, paragraph: other.paragraph })
  for (const kind of kinds) {
    const replaced = withAnotherWord(answered, others, kind, language)
    if (replaced !== undefined) found.push({ question: replaced, paragraph })
  }
  return found
}

const kinds = ['number', 'name', 'other'] as const
type Kind = (typeof kinds)[number]

function withoutAnswer({ paragraph, answer, start }: Answered): string | undefined {
  const all = sentences(paragraph)
  const holding = all.find((range) => range.start <= start && start < range.end)
  if (holding === undefined || all.length === 1) return undefined
  const rest = paragraph.slice(0, holding.start) + paragraph.slice(holding.end)
  return rest.includes(answer) ? undefined : rest
}

function withAnotherWord(
  { id, question }: Answered,
  others: readonly Answered[],
  kind: Kind,
  language: string,
): string | undefined {
  const own = wordsOf(question, language)
  const known = new Set(own.map(({ word }) => word.hash))
  const word = pick(
    own.filter((token) => kindOf(token) === kind),
    `${id}:${kind}`,
  )
  const pool = others.flatMap((other) =>
    wordsOf(other.question, language)
      .filter((token) => kindOf(token) === kind && !known.has(token.word.hash))
      .map(({ start, end }) => other.question.slice(start, end)),
  )
  const by = pick(pool, `${id}:${kind}:by`)
  if (word === undefined || by === undefined) return undefined
  return question.slice(0, word.start) + by + question.slice(word.end)
}

/** The terms after the first word, whose capital proves nothing. */
function wordsOf(question: string, language: string): readonly Token[] {
  return tokens(question, language).filter(({ word, start }) => word.isTerm && start > 0)
}

function kindOf({ word }: Token): Kind {
  if (word.isNumber) return 'number'
  return word.isCapital ? 'name' : 'other'
}

function pick<Item>(items: readonly Item[], key: string): Item | undefined {
  return items[hashText(key) % items.length]
}
