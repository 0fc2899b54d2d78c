import { fold } from '../../../language/fold.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { settings } from '../settings.ts'
import { type Span, spansOf } from './spans.ts'

/** A few words of a chosen unit, as a reader sees them, that may be a short answer. */
export type Wording = {
  readonly text: string
  readonly folded: string
  readonly form: Span['form']
  readonly span: Span
  readonly unit: Unit
  /** The index of its unit among all units. */
  readonly index: number
  /** Its first and last word among those of its unit. */
  readonly first: number
  readonly last: number
}

/** All wordings of what is chosen first. They stand in the shown units, not in the question. */
export function readWordings(candidates: Candidates, choice: Choice): readonly Wording[] {
  const asked = fold(candidates.question.text)
  const units = choice.excerpts[0]?.units ?? []
  return units
    .flatMap((index) => wordingsOf(candidates, index, asked))
    .slice(0, settings.wordings.countMax)
}

function wordingsOf(candidates: Candidates, index: number, asked: string): readonly Wording[] {
  const { question, measure, passages, units } = candidates
  const unit = units[index]
  const passage = unit && passages[unit.passage]
  if (unit === undefined || passage === undefined) return []
  const spans = spansOf(passage, unit, question.asks)
  if (spans.length === 0) return []
  const asks = new Set(measure.hits[index]?.map(({ at }) => at))
  return spans.flatMap((span) => {
    const text = passage.text.slice(span.start, span.end)
    const [first, last] = wordsOf(unit, span)
    const words = unit.tokens.slice(first, last + 1)
    if (words.length === 0) return []
    // All of a unit is no shorter than the unit, and stands in the reply already.
    if (words.length === unit.tokens.length) return []
    if (span.form !== 'code' && markup.test(text)) return []
    const folded = fold(text)
    const isNew = words.some(({ word }, at) => !word.isStopWord && !asks.has(first + at))
    if (!isNew || asked.includes(folded) || !unit.shown.includes(text)) return []
    return [{ text, folded, form: span.form, span, unit, index, first, last }]
  })
}

/** Cut out of its sentence, a mark would have lost its partner. */
const markup = /[*_`[\]|<>\\\n]/

function wordsOf({ tokens }: Unit, span: Span): readonly [first: number, last: number] {
  const first = tokens.findIndex(({ end }) => end > span.start)
  return [first < 0 ? tokens.length : first, tokens.findLastIndex(({ start }) => start < span.end)]
}
