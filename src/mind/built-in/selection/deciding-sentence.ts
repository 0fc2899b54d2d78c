import type { Language } from '../../../language/language.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Phrases } from '../../../language/phrases.ts'
import type { Question } from '../../question.ts'
import { isOwn } from '../question/asked-terms.ts'
import { excerptOf } from '../segmentation/excerpts.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import type { Candidates } from './candidates.ts'
import { Choice } from './choice.ts'
import { settings } from './settings.ts'

/**
 * The choice, begun at the sentence that decides: a paragraph of rules has several, of which a question whether, why or
 * what if asks for one. What follows it in its paragraph stays, as exceptions follow. Items and rows stand by
 * themselves, so only the deciding one stays, with what leads to it.
 */
export function beginAtDeciding(candidates: Candidates, choice: Choice): Choice {
  const marks = marksOf(candidates.question)
  const { best } = choice
  if (best === undefined || marks === undefined) return choice
  const dropped = droppedOf(candidates, choice, marks)
  if (dropped.size === 0) return choice
  const begun = new Choice(candidates)
  choice.excerpts.forEach((excerpt, at) => {
    const kept = excerpt.units.filter((index) => !dropped.has(index))
    if (kept.length === 0) return
    const own = kept.length === excerpt.units.length ? excerpt : excerptOf(excerpt.kind, kept, candidates.units)
    begun.add(own, choice.probabilities[at] ?? 0)
    if (excerpt === best) begun.best = own
  })
  return begun
}

/**
 * The words that a sentence which answers such a question has: of reasons for why, of conditions for what if. Undefined
 * for a question that no single sentence decides.
 */
function marksOf({ asks, text, language }: Question): ((words: Language) => Phrases | undefined) | undefined {
  if (asks === 'reason') return ({ reasons }) => reasons
  const { conditionals } = languageOf(language)
  if (conditionals.find(text).length > 0) return ({ conditionals: own }) => own
  return asks === 'yes-no' ? () => undefined : undefined
}

/** The chosen units of the first paragraph, list or table that only stand beside the one that clearly decides. */
function droppedOf(
  { units, measure, passages }: Candidates,
  { best, units: chosen }: Choice,
  marks: (words: Language) => Phrases | undefined,
): ReadonlySet<number> {
  const first = units[best?.units[0] ?? -1]
  const isBeside = (unit: Unit) =>
    unit.passage === first?.passage &&
    unit.section === first.section &&
    (unit.kind !== 'sentence' || unit.block === first.block)
  const all = [...chosen].sort((a, b) => a - b).flatMap((index) => {
    const unit = units[index]
    if (unit === undefined || !isBeside(unit)) return []
    const { language = '' } = passages[unit.passage] ?? {}
    const above = unit.kind !== 'sentence' ? [] : [passages[unit.passage]?.title ?? '', ...unit.headings].map((title) => measure.title(title, language).coverage)
    const own = measure.alike[index] ?? measure.none()
    let share = 0
    measure.terms.forEach((term, at) => {
      if (!isOwn(term)) return
      const said = Math.max(0, ...above.map((coverage) => coverage[at] ?? 0))
      share += (measure.weights[at] ?? 0) * Math.max(0, (own[at] ?? 0) - said * 0.7)
    })
    const isMarked = (marks(languageOf(language))?.find(unit.shown).length ?? 0) > 0
    return [{ index, unit, points: share + (isMarked ? settings.decidingMark : 0) }]
  })
  const deciding = all
    .filter(({ unit }) => !unit.isQuestion && !opensTable(unit))
    .toSorted((one, other) => other.points - one.points || one.index - other.index)[0]
  if (deciding === undefined || deciding.points < settings.decidingMin) return new Set()
  const isProse = deciding.unit.kind === 'sentence'
  const isKept = ({ index, unit }: (typeof all)[number]) =>
    isProse
      ? index >= deciding.index
      : index === deciding.index || opensTable(unit) || (unit.kind === 'sentence' && unit.endsOpen)
  const dropped = all.filter((one) => !isKept(one))
  const isClear = dropped.every(({ points }) => points <= deciding.points * settings.decidingLeadMin)
  return new Set(isClear ? dropped.map(({ index }) => index) : [])
}

function opensTable({ kind, opensGroup }: Unit): boolean {
  return kind === 'row' && opensGroup
}
