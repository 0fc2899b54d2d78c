import { detectLanguage } from '../../language/detect-language.ts'
import { terms } from '../../language/terms.ts'
import { answerType } from './answer-type.ts'
import { findAlternatives } from './find-alternatives.ts'
import { findNames } from './find-names.ts'
import { withoutQuestionWords } from './foreign-question-words.ts'
import type { AnswerType } from './question-kind.ts'
import { type Message, resolveReference } from './resolve-reference.ts'

export type Question = AnswerType & {
  /** The question as it stands alone, with what earlier messages say filled in. */
  readonly text: string
  /** ISO 639-1. */
  readonly language: string
  /** The proper names in it, as written. */
  readonly names: readonly string[]
  /** Stems of the words in the names. */
  readonly nameStems: ReadonlySet<string>
  /** Stems of the other words, without the one that says what is asked for. */
  readonly otherStems: ReadonlySet<string>
  /** The stem of the word that says what is asked for. */
  readonly nounStem?: string
  /** The two (or more) things that a comparison chooses from, as written. */
  readonly alternatives: readonly string[]
}

/** Reads the last of the messages as a question. Pure; any text is a question. */
export function analyseQuestion(messages: readonly Message[]): Question {
  const text = resolveReference(messages)
  const language = detectLanguage(text)
  const type = answerType(text)
  const names = findNames(text)
  const nameStems = new Set<string>()
  const otherStems = new Set<string>()
  for (const { stem, start, end } of terms(withoutQuestionWords(text), language)) {
    const named = names.some((name) => name.start <= start && end <= name.end)
    if (named) nameStems.add(stem)
    else if (!askingStems.has(stem)) otherStems.add(stem)
  }
  for (const stem of nameStems) otherStems.delete(stem)
  const nounStem = type.noun && terms(type.noun, language)[0]?.stem
  if (nounStem) otherStems.delete(nounStem)
  return {
    ...type,
    ...(nounStem ? { nounStem } : {}),
    text,
    language,
    names: names.map((name) => name.text),
    nameStems,
    otherStems,
    alternatives:
      type.kind === 'comparison' || type.kind === 'yes-no' ? findAlternatives(text) : [],
  }
}

/** Words by which a question asks, and which an answer need not repeat. English. */
const askingStems = new Set(
  terms(
    'name names type kind sort called known term example along besides wouldn didn doesn isn wasn tell list describe',
    'en',
  ).map(({ stem }) => stem),
)
