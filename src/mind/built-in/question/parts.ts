import { withoutEnd } from '../../../base/text/without-end.ts'
import { tokens } from '../../../extraction/terms/tokens.ts'
import type { Language } from '../../../language/language.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Range } from '../../../language/words.ts'
import type { Question } from '../../mind.ts'
import { settings } from '../settings.ts'
import { kindAsked, understand } from './understand.ts'

/** Splits a compound question into its parts; empty if there is only one, or more than `plan.partsMax`. */
export function partsOf({ text, language }: Question): readonly string[] {
  const words = languageOf(language)
  const parts = text
    .split(/(?<=[?？؟])\s*/u)
    .flatMap((sentence) => clausesOf(sentence.trim(), words))
    .filter((part) => tokens(part, language).some(({ word }) => word.isTerm))
  const distinct = [...new Set(parts)]
  return distinct.length > 1 && distinct.length <= settings.plan.partsMax ? distinct : []
}

/** Splits a sentence where a conjunction is followed by a question word: "When was it built, and by whom?" */
function clausesOf(sentence: string, language: Language): readonly string[] {
  const asksYesNo = language.yesNoOpenings.opening(sentence) !== undefined
  for (const { start, end } of language.conjunctions.find(sentence)) {
    const before = sentence.slice(0, start).trimEnd()
    const rest = sentence.slice(end).trim()
    const isInverted = language.yesNoOpenings.opening(rest) !== undefined
    // "… the song that was loved and was sold" is one question; in "… when does it open" the conjunction is itself the
    // question word.
    const isQuestionWord = isInverted && language.asks.opening(sentence.slice(start)) !== undefined
    const asksAgain =
      language.asks.opening(rest) !== undefined ||
      isQuestionWord ||
      (isInverted && (asksYesNo || pause.test(before)))
    if (!asksAgain || start === 0) continue
    const cut = isQuestionWord ? clauseCut(sentence, start, language) : { start, end }
    if (cut === undefined) continue
    const first = withoutEnd(sentence.slice(0, cut.start).trimEnd(), /[\s,;]/)
    return [first, ...clausesOf(sentence.slice(cut.end).trim(), language)]
  }
  return [sentence]
}

/**
 * The range of the conjunction that joins the clause with this question word to the one before: "…, and if it rains
 * when does it open" is cut at the "and", after the pause. Undefined where the question word is in the first clause:
 * "If it rains when does it open".
 */
function clauseCut(sentence: string, asked: number, language: Language): Range | undefined {
  const joined = language.conjunctions
    .find(sentence.slice(0, asked))
    .filter(({ start }) => start > 0 && pause.test(sentence.slice(0, start).trimEnd()))
  const isFirst = language.conjunctions.opening(sentence) !== undefined
  return joined.at(-1) ?? (isFirst ? undefined : { start: asked, end: asked })
}

const pause = /[,;，、；،]$/

/**
 * A part as a question of its own. A part that refers to the others gets their terms, and the names in the `quotes`
 * that answer the parts before it, as context: "… and who built it?"
 */
export function partAsked(
  part: string,
  question: Question,
  parts: readonly string[],
  quotes: readonly string[],
): Question {
  const others = parts.filter((other) => other !== part).join(' ')
  const { context } = understand([
    { role: 'user', content: others },
    { role: 'assistant', content: '', quotes },
    { role: 'user', content: part },
  ])
  return {
    ...question,
    text: part,
    asks: kindAsked(part, languageOf(question.language)),
    context: `${question.context} ${context}`.trim(),
  }
}
