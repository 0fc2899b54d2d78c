import { languageOf, languages } from '../../../language/languages.ts'
import { Templates } from '../../../language/templates.ts'
import type { Question } from '../../question.ts'

/**
 * Reads a question for what a document says of itself: "Who wrote the lease?" asks for the author, of "the lease". Its
 * own language is tried first; the words of a short question may be taken for another one.
 */
export function factAsked(text: string, language: string): Pick<Question, 'fact'> | undefined {
  if (questionsOfAll().gapsIn(text) === undefined) return undefined
  for (const { facts } of [languageOf(language), ...languages.values()]) {
    const found = [...facts].flatMap(([asked, { questions }]) => {
      const gaps = questions.gapsIn(text)
      return gaps === undefined ? [] : [{ asked, of: gaps.join(' ') }]
    })
    // "The date of the last update of the lease" is no date of the last update.
    const [fact] = found.sort((a, b) => a.of.length - b.of.length)
    if (fact !== undefined) return { fact }
  }
  return undefined
}

/** Most questions ask for none of them, which is told without their language. */
function questionsOfAll(): Templates {
  templates ??= new Templates(
    [...languages.values()].flatMap(({ facts }) =>
      [...facts.values()].flatMap(({ questions }) => questions.all),
    ),
  )
  return templates
}

let templates: Templates | undefined
