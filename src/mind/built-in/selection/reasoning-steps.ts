import { tokensOfShort } from '../../../extraction/terms/tokens.ts'
import type { MeasuredUnits } from '../features/features.ts'
import { type NameAsked, namesAsked, type PlacedTerm, termsBeside } from './names-asked.ts'
import { settings } from './settings.ts'
import type { UnitName, UnitNames } from './unit-names.ts'

/** One step of a question over several documents: what a sentence calls the thing that the question only describes. */
export type ReasoningStep = {
  /** The unit that says so. */
  readonly unit: number
  /** The question with that name in the place of the description. */
  readonly text: string
  /** The passages about the thing or, where there are none, those of the only other document that names it. */
  readonly passages: ReadonlySet<number>
  /** The name that the step leaves. */
  readonly left: UnitName
  /** The indices of the question terms that remain to be said. */
  readonly rest: readonly number[]
}

/** A step that is worth more the higher its score; `key` is that of the name to which it leads. */
type ScoredStep = ReasoningStep & { readonly score: number; readonly key: string }

/**
 * The steps that a question allows, the most promising first: in "Where was the designer of the Aurelia born?" the word
 * beside the name is said of it in a sentence with another name, "The Aurelia was designed by Ingrid Solberg", so that
 * name may be what it describes. None where a sentence about a name has all words of the question. Names that are
 * `visited` are not gone back to.
 */
export function reasoningSteps(
  read: MeasuredUnits,
  names: UnitNames,
  visited: ReadonlySet<string>,
): readonly ReasoningStep[] {
  const asked = namesAsked(read, names)
  const wanted = termsBeside(asked, read)
  if (wanted.length < 2) return []
  const closed = new Set([...visited, ...asked.flatMap(({ name }) => name)])
  const found: ScoredStep[] = []
  for (const from of asked) {
    const own = names.unitsWith(from.name).filter((unit) => isStatement(read, unit))
    if (own.some((unit) => saidIn(unit, wanted, read).length === wanted.length)) return []
    for (const { unit, described } of descriptionsIn(own, from, wanted, read, names)) {
      const rest = wanted.filter((term) => !described.includes(term))
      found.push(...stepsOver({ unit, from, described, rest }, read, names, closed))
    }
  }
  const best = found.toSorted((a, b) => b.score - a.score || a.unit - b.unit)
  return best
    .filter(({ key }, index) => best.findIndex((other) => other.key === key) === index)
    .slice(0, settings.reasoning.triedMax)
}

/** Whether a unit is a sentence or an item. */
export function isStatement({ units }: MeasuredUnits, unit: number): boolean {
  const kind = units[unit]?.kind
  return kind === 'sentence' || kind === 'item'
}

function saidIn(
  unit: number,
  terms: readonly PlacedTerm[],
  { measure }: MeasuredUnits,
): readonly PlacedTerm[] {
  return terms.filter(({ index }) => measure.says(unit, index))
}

type Description = { readonly unit: number; readonly described: readonly PlacedTerm[] }

/**
 * What units with a name say of it in the words that stand beside the name in the question, on either side; those that
 * say most, and not all.
 */
function descriptionsIn(
  own: readonly number[],
  { name, first, last }: NameAsked,
  wanted: readonly PlacedTerm[],
  read: MeasuredUnits,
  names: UnitNames,
): readonly Description[] {
  const before = wanted.filter(({ position }) => position < first).toReversed()
  const behind = wanted.filter(({ position }) => position > last)
  const { titled } = names.passagesOf(name)
  const about = own.filter((unit) => titled.includes(read.units[unit]?.passage ?? -1))
  const told = wanted.filter(({ index }) => about.some((unit) => read.measure.says(unit, index)))
  return own
    .map((unit) => {
      const said = saidIn(unit, wanted, read)
      return { unit, described: [...leading(before, said, told), ...leading(behind, said, told)] }
    })
    .filter(({ described }) => described.length > 0 && described.length < wanted.length)
    .toSorted((one, other) => other.described.length - one.described.length)
    .slice(0, settings.reasoning.descriptionsMax)
}

/**
 * The terms that are said, from the nearest to the name on, up to the first that is not. One that another sentence
 * tells of the name, as what kind of thing it is, may stand between them.
 */
function leading(
  outwards: readonly PlacedTerm[],
  said: readonly PlacedTerm[],
  told: readonly PlacedTerm[],
): readonly PlacedTerm[] {
  const end = outwards.findIndex((term) => !said.includes(term) && !told.includes(term))
  const run = end < 0 ? outwards : outwards.slice(0, end)
  return run.slice(0, run.findLastIndex((term) => said.includes(term)) + 1)
}

type Described = Description & { readonly from: NameAsked; readonly rest: readonly PlacedTerm[] }

/** The steps from a unit to each other name in it, and to what its passage is about. */
function stepsOver(
  { unit, from, described, rest }: Described,
  read: MeasuredUnits,
  names: UnitNames,
  closed: ReadonlySet<string>,
): readonly ScoredStep[] {
  const { measure, question, passages, units } = read
  const words = tokensOfShort(question.text, question.language)
  const places = described.map(({ position }) => position)
  const before = question.text.slice(0, words[Math.min(from.first, ...places)]?.start)
  const behind = question.text.slice(words[Math.max(from.last, ...places)]?.end)
  const at = units[unit]?.passage ?? -1
  const weigh = (terms: readonly PlacedTerm[]) =>
    terms.reduce((sum, { index }) => sum + (measure.weights[index] ?? 0), 0)
  return [...(names.ofUnit[unit] ?? []), names.subjects[at] ?? []].flatMap((name) => {
    if (name.length === 0 || name.some((form) => closed.has(form))) return []
    const { reached, isTitled } = reachedBy(name, passages[at]?.docId, read, names)
    if (reached.size === 0) return []
    const told = names
      .unitsWith(name)
      .filter((other) => reached.has(units[other]?.passage ?? -1))
      .map((other) => weigh(saidIn(other, rest, read)))
    const score =
      weigh(described) + Math.max(0, ...told) + (isTitled ? settings.reasoning.titled : 0)
    const text = `${before}${names.written(name)}${behind}`
    const [key = ''] = name
    const indices = rest.map(({ index }) => index)
    return [{ unit, text, passages: reached, left: from.name, rest: indices, score, key }]
  })
}

/**
 * The passages of other documents that are about a name or, where there are none, of the only one that has it: a name
 * that several documents have, without being about it, connects everything.
 */
function reachedBy(
  name: UnitName,
  docId: string | undefined,
  { passages }: MeasuredUnits,
  names: UnitNames,
) {
  const { titled, having } = names.passagesOf(name)
  const elsewhere = (all: readonly number[]) => all.filter((at) => passages[at]?.docId !== docId)
  const about = elsewhere(titled).filter((at) => names.areNamed[at])
  const isTitled = about.length > 0
  const reached = isTitled ? about : elsewhere(having)
  const documents = new Set(reached.map((at) => passages[at]?.docId))
  return { reached: new Set(isTitled || documents.size === 1 ? reached : []), isTitled }
}
