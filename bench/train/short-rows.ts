import { languageOf } from '../../src/language/languages.ts'
import { fold } from '../../src/language/words/fold.ts'
import type { Candidates } from '../../src/mind/built-in/selection/candidates.ts'
import type { Choice } from '../../src/mind/built-in/selection/choice.ts'
import { wordingFeatures } from '../../src/mind/built-in/short-answer/wording-features.ts'
import type { SpanForm } from '../../src/mind/built-in/short-answer/wordings.ts'
import { readWordings, type Wording } from '../../src/mind/built-in/short-answer/wordings.ts'
import type { Growing, Row } from './grow-forest.ts'

/** The choice for a question, and its short answers in all their forms; empty if it has none. */
export type ShortExample = {
  readonly candidates: Candidates
  readonly choice: Choice
  readonly answers: readonly string[]
}

/** More trees, or deeper ones, change nothing in cross-validation. The weights of the rows sum to their number. */
export const growingShort: Growing = { trees: 80, depth: 3, rate: 0.1, leafMin: 4, shrinkage: 4 }

/**
 * One row for each candidate wording, and the names of the features. Questions without a short answer are included:
 * they teach when to show none.
 */
export function shortRows(examples: Iterable<ShortExample>): {
  readonly names: readonly string[]
  readonly rows: readonly Row[]
} {
  let names: readonly string[] = []
  const rows: Row[] = []
  for (const { candidates, choice, answers } of examples) {
    const wordings = readWordings(candidates, choice)
    const features = wordingFeatures(candidates, choice, wordings)
    if (features[0] !== undefined) names = Object.keys(features[0])
    wordings.forEach((wording, at) => {
      rows.push({
        values: Object.values(features[at] ?? {}),
        target: Number(isRight(wording, answers, candidates.question.language)),
        weight: 1 / Math.sqrt(wordings.length),
      })
    })
  }
  const scale = rows.length / rows.reduce((sum, { weight }) => sum + weight, 0)
  return { names, rows: rows.map((row) => ({ ...row, weight: row.weight * scale })) }
}

/**
 * Whether a wording is one of the answers: most words are the same, or, for dates and numbers, one contains the other
 * ("1943" and "7 January 1943").
 */
export function isRight(
  { text, form }: Pick<Wording, 'text' | 'form'>,
  answers: readonly string[],
  language: string,
): boolean {
  const said = wordsOf(text, language)
  return answers.some((answer) => {
    const wanted = wordsOf(answer, language)
    if (overlap(said, wanted) >= overlapMin) return true
    const isCounted = isCounting(form) && /\p{Nd}/u.test(text) && /\p{Nd}/u.test(answer)
    return isCounted && wanted.length <= 5 && (isWithin(said, wanted) || isWithin(wanted, said))
  })
}

const overlapMin = 0.6

function isCounting(form: SpanForm): boolean {
  return form === 'date' || form === 'number'
}

/** The folded words without articles; in scripts without spaces, the characters. */
function wordsOf(text: string, language: string): readonly string[] {
  const { articles } = languageOf(language)
  const spaced = fold(text).replace(unspaced, (character) => ` ${character} `)
  const words = spaced.match(/[\p{L}\p{M}\p{N}]+(?:[.,]\p{N}+)*|[%\p{Sc}]/gu) ?? []
  return words.filter((word) => !articles.has(word))
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/** F1 of the shared words, as in SQuAD (Rajpurkar et al., 2016). */
function overlap(one: readonly string[], other: readonly string[]): number {
  const rest = [...other]
  let shared = 0
  for (const word of one) {
    const at = rest.indexOf(word)
    if (at < 0) continue
    rest.splice(at, 1)
    shared++
  }
  return one.length + other.length === 0 ? 0 : (2 * shared) / (one.length + other.length)
}

function isWithin(one: readonly string[], other: readonly string[]): boolean {
  return ` ${other.join(' ')} `.includes(` ${one.join(' ')} `)
}
