import { languageOf } from '../../../language/languages.ts'
import type { Coverage } from '../features/coverage.ts'
import type { Candidates } from './candidates.ts'
import type { Choice } from './choice.ts'

/**
 * Whether the units of a table have a question term in their header, or in all rows if each names its values, and no
 * row has one besides: the question asks about a column, and nothing in it tells one row from the others.
 */
export function isOfColumns(
  table: readonly number[],
  { measure, units }: Pick<Candidates, 'measure' | 'units'>,
): boolean {
  const [first = -1, ...below] = table
  const hasHeader = units[first]?.opensGroup === true
  const rows = hasHeader ? below : table
  const coverages = rows.map((row) => measure.alike[row] ?? measure.none())
  const names = hasHeader ? measure.alike[first] : shared(coverages)
  if (names === undefined || measure.share(names) === 0) return false
  return coverages.every((coverage) => measure.beyond(coverage, names) === 0)
}

/** What all of several coverages have; undefined for one alone. */
function shared([first, ...others]: readonly Coverage[]): Coverage | undefined {
  if (first === undefined || others.length === 0) return undefined
  return first.map((value, term) => Math.min(value, ...others.map((one) => one[term] ?? 0)))
}

/**
 * Whether nothing but some rows of a table is chosen, by words that all rows have: "Which products are close to their
 * reorder level?" has no word that tells which. A question for a list may be answered by any of them.
 */
export function hasArbitraryRows(candidates: Candidates, { units: chosen }: Choice): boolean {
  const { question, units } = candidates
  const own = [...chosen].map((index) => units[index])
  const [first] = own
  if (question.asks === 'list' || !own.every((unit) => unit?.kind === 'row')) return false
  const table = [...units.keys()].filter((index) => {
    const unit = units[index]
    return unit?.kind === 'row' && unit.passage === first?.passage && unit.section === first.section
  })
  return table.some((index) => !chosen.has(index)) && isOfColumns(table, candidates)
}

/**
 * Whether a question for how many there are is answered by some rows of a table, of which nobody knows whether they are
 * all.
 */
export function hasUncountedRows(
  { question: { text, language }, units }: Candidates,
  { units: chosen }: Choice,
): boolean {
  const phrases = languageOf(language).aggregation?.phrases.find(text) ?? []
  const counts = phrases.some(({ value }) => value.some(({ kind }) => kind === 'count'))
  const own = [...chosen].map((index) => units[index])
  const rows = own.filter((unit) => unit?.opensGroup === false)
  return counts && rows.length > 1 && own.every((unit) => unit?.kind === 'row')
}
