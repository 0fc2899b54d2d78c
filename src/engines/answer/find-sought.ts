import type { Question } from './analyse-question.ts'
import { findDates } from './find-dates.ts'
import { findNames } from './find-names.ts'
import { findNationalities, isNationality } from './find-nationalities.ts'
import { findNumbers } from './find-numbers.ts'
import { findPlaces } from './find-places.ts'
import type { Span } from './span.ts'

/** The spans of a text that have the form of what is asked for and do not stand in the question. */
export function findSought(question: Question, text: string): Span[] {
  const inQuestion = question.text.toLowerCase()
  return spansOf(question, text).filter((span) => !inQuestion.includes(span.text.toLowerCase()))
}

function spansOf(question: Question, text: string): Span[] {
  switch (question.sought) {
    case 'date':
      return findDates(text)
    case 'number':
      return findNumbers(text).filter(({ text }) => !/^(?:1\d|20)\d\d$/.test(text))
    case 'place':
      return findPlaces(text)
    case 'nationality':
      return findNationalities(text)
    case 'person':
      return namesIn(text).filter(({ start }) => !opensQuote.test(text.slice(0, start)))
    case 'name':
      return namesIn(text)
    case 'anything':
      return []
  }
}

/** What stands in quotes is a title, or a title in another language. */
const opensQuote = /[“"„«]\s*$/u

function namesIn(text: string): Span[] {
  return findNames(text).filter(({ text }) => !isNationality(text) && !isMonth.test(text))
}

const isMonth =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d+)?$/
