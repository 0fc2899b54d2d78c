import { withoutEnd } from '../../base/without-end.ts'
import { namesIn } from '../../extraction/names-in.ts'
import { tokens } from '../../extraction/tokens.ts'
import { fold } from '../../language/fold.ts'
import type { Language } from '../../language/language.ts'
import { languageOf } from '../../language/languages.ts'
import type { Question } from '../mind.ts'
import type { Candidates, Choice } from './select.ts'

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
  for (const { start, end } of language.conjunctions.find(sentence)) {
    const rest = sentence.slice(end).trim()
    const asksAgain =
      language.asks.opening(rest) !== undefined ||
      language.yesNoOpenings.opening(rest) !== undefined
    if (!asksAgain || start === 0) continue
    const first = withoutEnd(sentence.slice(0, start), /[\s,;]/)
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
    if (unit === undefined || passage === undefined) return []
    return namesIn(passage.text.slice(unit.start, unit.end), passage.language)
  })
  const fresh = [...walked, ...quoted].filter((name) => !asked.includes(fold(name)))
  return [...new Set(fresh)].slice(0, leadsMax)
}
