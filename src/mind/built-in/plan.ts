import type { Passage } from '../../evidence/passage.ts'
import { findNames } from '../../extraction/find-names.ts'
import { tokens } from '../../extraction/tokens.ts'
import { fold } from '../../language/fold.ts'
import type { Language } from '../../language/language.ts'
import { languageOf } from '../../language/languages.ts'
import type { Question } from '../mind.ts'
import type { Candidates, Choice } from './select.ts'

const partsMax = 4
const leadsMax = 2

/** The questions that stand beside each other in one message; none if it is one question. */
export function partsOf({ text, language }: Question): readonly string[] {
  const words = languageOf(language)
  const parts = text
    .split(/(?<=[?？؟])\s*/u)
    .flatMap((sentence) => clausesOf(sentence.trim(), words))
    .filter((part) => tokens(part, language).some(({ word }) => word.isTerm))
  return parts.length > 1 ? parts.slice(0, partsMax) : []
}

/** Cut where a conjunction is followed by a question word: "When was it built, and by whom?" */
function clausesOf(sentence: string, language: Language): readonly string[] {
  for (const { start, end } of language.conjunctions.find(sentence)) {
    const rest = sentence.slice(end).trim()
    const asksAgain =
      language.asks.opening(rest) !== undefined ||
      language.yesNoOpenings.opening(rest) !== undefined
    if (!asksAgain || start === 0) continue
    const first = sentence.slice(0, start).replace(/[\s,;]+$/u, '')
    return [first, ...clausesOf(rest, language)]
  }
  return [sentence]
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
  const asked = fold(text)
  const walked = passages.flatMap(({ path }) =>
    path.flatMap(({ to }) => (to.kind === 'entity' ? [to.title] : [])),
  )
  const quoted = [...choice.units].flatMap((index) => {
    const unit = units[index]
    const passage = unit && passages[unit.passage]
    return unit === undefined || passage === undefined ? [] : namesIn(passage, unit.start, unit.end)
  })
  const fresh = [...walked, ...quoted].filter((name) => !asked.includes(fold(name)))
  return [...new Set(fresh)].slice(0, leadsMax)
}

function namesIn({ text, language }: Passage, start: number, end: number): readonly string[] {
  const quote = text.slice(start, end)
  const found = findNames(quote, tokens(quote, language))
  return found
    .filter(({ opensSentence, wordCount }) => !opensSentence || wordCount > 1)
    .map((name) => quote.slice(name.start, name.end))
}
