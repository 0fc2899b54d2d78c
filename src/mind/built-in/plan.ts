import { withoutEnd } from '../../base/without-end.ts'
import { namesIn } from '../../extraction/names-in.ts'
import { tokens } from '../../extraction/tokens.ts'
import { fold } from '../../language/fold.ts'
import type { Language } from '../../language/language.ts'
import { languageOf } from '../../language/languages.ts'
import type { Question } from '../mind.ts'
import type { Candidates, Choice } from './select.ts'
import { asked, understand } from './understand.ts'

const partsMax = 4
const leadsMax = 2

/** The questions that stand beside each other in one message; none if it is one question, or too many to take apart. */
export function partsOf({ text, language }: Question): readonly string[] {
  const words = languageOf(language)
  const parts = text
    .split(/(?<=[?？؟])\s*/u)
    .flatMap((sentence) => clausesOf(sentence.trim(), words))
    .filter((part) => tokens(part, language).some(({ word }) => word.isTerm))
  const distinct = [...new Set(parts)]
  return distinct.length > 1 && distinct.length <= partsMax ? distinct : []
}

/** Cut where a conjunction is followed by a question word: "When was it built, and by whom?" */
function clausesOf(sentence: string, language: Language): readonly string[] {
  const asksYesNo = language.yesNoOpenings.opening(sentence) !== undefined
  for (const { start, end } of language.conjunctions.find(sentence)) {
    const before = sentence.slice(0, start).trimEnd()
    const rest = sentence.slice(end).trim()
    const isInverted = language.yesNoOpenings.opening(rest) !== undefined
    // "… the song that was loved and was sold" goes on; "… when does it open" asks with the conjunction itself.
    const isQuestionWord = isInverted && language.asks.opening(sentence.slice(start)) !== undefined
    const asksAgain =
      language.asks.opening(rest) !== undefined ||
      isQuestionWord ||
      (isInverted && (asksYesNo || pause.test(before)))
    if (!asksAgain || start === 0) continue
    const first = withoutEnd(before, /[\s,;]/)
    return [first, ...clausesOf(isQuestionWord ? sentence.slice(start).trim() : rest, language)]
  }
  return [sentence]
}

const pause = /[,;，、；،]$/

/** A part of a question, asked by itself; one that refers to the others takes their terms along. */
export function partAsked(part: string, question: Question, parts: readonly string[]): Question {
  const others = parts.filter((other) => other !== part).join(' ')
  const { context } = understand([
    { role: 'user', content: others },
    { role: 'user', content: part },
  ])
  return {
    ...question,
    text: part,
    asks: asked(part, languageOf(question.language)),
    context: `${question.context} ${context}`.trim(),
  }
}

/**
 * The names that the best excerpts bring in and the question does not have: the way to what they do not say.
 * First those by which the walk came to the passages.
 */
export function leadsOf(
  { text }: Question,
  { units, passages }: Candidates,
  choice: Choice,
): readonly string[] {
  const spoken = fold(text)
  const walked = passages.flatMap(({ path }) =>
    path.flatMap(({ to }) => (to.kind === 'entity' ? [to.title] : [])),
  )
  const quoted = [...choice.units].flatMap((index) => {
    const unit = units[index]
    const passage = unit && passages[unit.passage]
    if (unit === undefined || passage === undefined) return []
    return namesIn(passage.text.slice(unit.start, unit.end), passage.language)
  })
  const fresh = [...walked, ...quoted].filter((name) => !spoken.includes(fold(name)))
  return [...new Set(fresh)].slice(0, leadsMax)
}
