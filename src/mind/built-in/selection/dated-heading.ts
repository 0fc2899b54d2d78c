import { onceForEach } from '../../../base/cache/once-for-each.ts'
import { tokens } from '../../../extraction/terms/tokens.ts'
import { designationFinder, designationsIn } from '../../../language/designations.ts'
import { languageOf } from '../../../language/languages.ts'
import { type FoundDate, readDates } from '../../../language/quantities/dates.ts'
import { isOwn } from '../question/asked-terms.ts'
import type { Excerpt } from '../segmentation/excerpts.ts'
import type { Candidates } from './candidates.ts'

/**
 * The heading that has the date of what a question for a time is about: "4.9.0 – 2025-09-15" for "When did version
 * 4.9.0 come out?" It has nothing besides that the question has not, and the question nothing that it lacks with the
 * headings and the title above it, except words for what is released. Undefined if several such headings differ.
 */
export const datedHeading = onceForEach((candidates: Candidates): Excerpt | undefined => {
  const { question, units } = candidates
  if (question.asks !== 'time') return undefined
  const found = [...units.keys()].filter((index) => datesIt(index, candidates))
  const [first = -1, ...others] = found
  const { shown, passage, wordCount } = units[first] ?? {}
  if (passage === undefined || wordCount === undefined) return undefined
  if (others.some((index) => units[index]?.shown !== shown)) return undefined
  return { kind: 'outline', units: [first], passage, wordCount }
})

function datesIt(index: number, { question, measure, units, passages }: Candidates): boolean {
  const unit = units[index]
  const { language = '', text = '' } = passages[unit?.passage ?? -1] ?? {}
  if (unit?.kind !== 'heading') return false
  const heading = text.slice(unit.start, unit.end)
  const dates = readDates(heading, language)
  if (dates.length === 0 || dates.some((date) => question.text.includes(writtenIn(heading, date))))
    return false
  const isDate = (start: number, end: number) =>
    dates.some((date) => date.start <= start && end <= date.end)
  const covered = measure.none()
  const releasing = [question.language, language].map((code) => languageOf(code).releaseWords)
  const isReleased = (word: string) => releasing.some((words) => words.has(word))
  for (const { start, end, word } of tokens(heading, language)) {
    if (!word.isTerm || isDate(start, end)) continue
    const term = measure.termOf(word.hash)
    if (term !== undefined) covered[term] = 1
    else if (!isReleased(heading.slice(start, end))) return false
  }
  const above = measure.placed[index] ?? measure.none()
  const own = measure.terms.flatMap((term, at) => (isOwn(term) ? [{ ...term, at }] : []))
  const isSaid = own.every(
    ({ at, isNumber, folded }) =>
      covered[at] === 1 || isReleased(folded) || (!isNumber && above[at] === 1),
  )
  const names = own.some(({ at, folded }) => covered[at] === 1 && !isReleased(folded))
  return names && isSaid && designationsIn(question.text).every(designationFinder(heading))
}

function writtenIn(text: string, { start, end }: FoundDate): string {
  return text.slice(start, end)
}
