import { fold } from '../../../language/fold.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { settings } from '../settings.ts'
import { type Span, spansOf } from './spans.ts'

/** A candidate for the short answer: a few words of a chosen unit, as shown. */
export type Wording = {
  readonly text: string
  readonly folded: string
  readonly form: Span['form']
  readonly span: Span
  readonly unit: Unit
  /** The index of its unit among all units. */
  readonly index: number
  /** Indices of its first and last word in the unit. */
  readonly first: number
  readonly last: number
}

/** The wordings of the first chosen excerpt that are in the shown text and not in the question. */
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
    // A wording of the whole unit is no shorter than the quotation.
    if (words.length === unit.tokens.length) return []
    if (span.form !== 'code' && markup.test(text)) return []
    const folded = fold(text)
    const isNew = words.some(({ word }, at) => !word.isStopWord && !asks.has(first + at))
    if (!isNew || asked.includes(folded) || !unit.shown.includes(text)) return []
    return [{ text, folded, form: span.form, span, unit, index, first, last }]
  })
}

/** Markup, which would lose its other half when cut out of the sentence. */
const markup = /[*_`[\]|<>\\\n]/

function wordsOf({ tokens }: Unit, span: Span): readonly [first: number, last: number] {
  const first = tokens.findIndex(({ end }) => end > span.start)
  return [first < 0 ? tokens.length : first, tokens.findLastIndex(({ start }) => start < span.end)]
}
