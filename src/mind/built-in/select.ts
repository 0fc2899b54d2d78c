import type { Passage } from '../../evidence/passage.ts'
import { languageOf } from '../../language/languages.ts'
import type { Question } from '../mind.ts'
import { type Excerpt, type ExcerptKind, excerptsOf } from './excerpts.ts'
import { FeatureRows } from './feature-rows.ts'
import { excerptFeatures } from './features.ts'
import { type CompiledForest, probability } from './forest.ts'
import { type Coverage, cover, Measure } from './measure.ts'
import { readEvidence, type Unit } from './read-evidence.ts'
import { SaidLines } from './said-lines.ts'
import { settings } from './settings.ts'
import { type Traits, traitsOf } from './traits.ts'

/** Everything that could be quoted, measured against the question. */
export type Candidates = {
  readonly question: Question
  /** Whether the question has a negation. */
  readonly asksNegated: boolean
  readonly passages: readonly Passage[]
  readonly units: readonly Unit[]
  /** The traits of each unit. */
  readonly traits: readonly Traits[]
  readonly measure: Measure
  readonly excerpts: readonly Excerpt[]
  /** What each excerpt covers with its headings and its title. */
  readonly covers: readonly Coverage[]
  /** Of each excerpt the features that do not depend on what is chosen besides it, in the order of `names`. */
  readonly rows: readonly (readonly number[])[]
  readonly names: readonly string[]
}

/** `units` are those of the passages, where they were read before. */
export function readCandidates(
  question: Question,
  passages: readonly Passage[],
  units: readonly Unit[] = readEvidence(passages),
): Candidates {
  const asksNegated = languageOf(question.language).negations.find(question.text).length > 0
  const traits = units.map((unit) => traitsOf(unit, passages[unit.passage]?.language ?? ''))
  const measure = new Measure(question, passages, units)
  const excerpts = excerptsOf(units)
  const covers = excerpts.map((excerpt) => measure.union(measure.placed, excerpt.units))
  const writer = new FeatureRows()
  const putFeatures = excerptFeatures(
    { question, asksNegated, passages, units, traits, measure },
    writer,
  )
  const rows = excerpts.map((excerpt, index) => {
    putFeatures(excerpt, covers[index] ?? measure.none())
    return writer.next()
  })
  const { names } = writer
  return { question, asksNegated, passages, units, traits, measure, excerpts, covers, rows, names }
}

/** What was chosen so far, and what one more excerpt would add to it. */
export class Choice {
  readonly excerpts: Excerpt[] = []
  /** With which probabilities they were added, the first choice first. */
  readonly chances: number[] = []
  readonly units = new Set<number>()
  wordCount = 0
  /** The probability that what is chosen holds the answer. */
  probability = 0
  readonly #candidates: Candidates
  readonly #said = new Set<number>()
  /** Of each unit how many of its terms were said. */
  readonly #saidIn: Int32Array
  readonly #covered: Coverage
  readonly #lines: SaidLines
  readonly #writer = new FeatureRows()
  /** The row that was looked at last. */
  readonly #row: Float64Array

  constructor(candidates: Candidates) {
    this.#candidates = candidates
    this.#covered = candidates.measure.none()
    this.#saidIn = new Int32Array(candidates.units.length)
    this.#lines = new SaidLines(candidates.units)
    this.#row = new Float64Array(candidates.names.length + relationsMax)
  }

  /** `place` is where it is read among the excerpts that are chosen already. */
  add(excerpt: Excerpt, probability: number, place = this.excerpts.length): void {
    const { units, measure } = this.#candidates
    this.wordCount += this.newWords(excerpt)
    this.#lines.say(excerpt.units.filter((index) => !this.units.has(index)))
    this.excerpts.splice(place, 0, excerpt)
    this.chances.push(probability)
    this.probability = 1 - (1 - this.probability) * (1 - probability)
    for (const index of excerpt.units) {
      this.units.add(index)
      for (const { word } of units[index]?.tokens ?? []) if (word.isTerm) this.#said.add(word.hash)
    }
    units.forEach((unit, index) => {
      this.#saidIn[index] = this.#countSaid(unit)
    })
    cover(this.#covered, measure.union(measure.placed, excerpt.units))
  }

  /** Adds what was chosen among the first passages alone. */
  takeOver(first: Choice): void {
    first.excerpts.forEach((excerpt, index) => {
      this.add(excerpt, first.chances[index] ?? 0)
    })
  }

  /** How many words of it are not chosen yet. */
  newWords({ units, wordCount }: Excerpt): number {
    if (this.units.size === 0) return wordCount
    let words = 0
    for (const index of units)
      if (!this.units.has(index)) words += this.#candidates.units[index]?.wordCount ?? 0
    return words
  }

  /** Whether the reply would have a sentence or a line twice, word for word. */
  saysAgain({ units }: Excerpt): boolean {
    return this.#lines.wouldRepeat(units.filter((index) => !this.units.has(index)))
  }

  /** The names of all features, in the order of a row. */
  get names(): readonly string[] {
    this.#relate(0)
    return [...this.#candidates.names, ...this.#writer.names]
  }

  /** All features of an excerpt, as the forest takes them. */
  row(index: number): readonly number[] {
    return [...(this.#candidates.rows[index] ?? []), ...this.#relate(index)]
  }

  /** How probably the answer is there when an excerpt is added. */
  chanceOf(index: number, forest: CompiledForest): number {
    const own = this.#candidates.rows[index] ?? []
    this.#row.set(own)
    this.#row.set(this.#relate(index), own.length)
    return probability(forest, this.#row)
  }

  /** How an excerpt relates to what is chosen. */
  #relate(index: number): readonly number[] {
    const { excerpts, covers, measure, passages, units } = this.#candidates
    const [excerpt, placed] = [excerpts[index], covers[index]]
    if (excerpt === undefined || placed === undefined) return []
    const docId = passages[excerpt.passage]?.docId
    const section = units[excerpt.units[0] ?? -1]?.section
    const inPassage = this.excerpts.filter(({ passage }) => passage === excerpt.passage)
    const inSection = inPassage.filter((one) => units[one.units[0] ?? -1]?.section === section)
    const inDocument = this.excerpts.filter(({ passage }) => passages[passage]?.docId === docId)
    const beside = inPassage.filter((one) => isBeside(one.units, excerpt.units))
    const row = this.#writer
    row.put('adds', measure.beyond(placed, this.#covered))
    row.put('repeats', this.#repeats(excerpt))
    row.put('covered', measure.share(this.#covered))
    row.put('chosen', this.excerpts.length)
    row.put('confidence', this.probability)
    row.put('inSamePassage', inPassage.length > 0)
    row.put('inSameSection', inSection.length > 0)
    row.put('inSameDocument', inDocument.length > 0)
    row.put('isBeside', beside.length > 0)
    return row.next()
  }

  /** The share of its terms that were said already. */
  #repeats({ units }: Excerpt): number {
    let [terms, said] = [0, 0]
    for (const index of units) {
      terms += this.#candidates.traits[index]?.termCount ?? 0
      said += this.#saidIn[index] ?? 0
    }
    return terms === 0 ? 0 : said / terms
  }

  #countSaid({ tokens }: Unit): number {
    let count = 0
    for (const { word } of tokens) if (word.isTerm && this.#said.has(word.hash)) count++
    return count
  }
}

/** The features that say how an excerpt relates to what is chosen are no more than this. */
const relationsMax = 16

function isBeside(one: readonly number[], other: readonly number[]): boolean {
  const [first = 0, last = 0] = [one[0], one.at(-1)]
  return other[0] === last + 1 || other.at(-1) === first - 1
}

/**
 * Chooses excerpts one by one, each time the one that most probably makes the answer whole for its length,
 * until the budget of words is used up or nothing promises enough. A choice that has begun is continued.
 */
export function select(
  candidates: Candidates,
  forest: CompiledForest,
  budget: Budget,
  choice = new Choice(candidates),
): Choice {
  const laidOut = candidates.passages.map(({ blocks }) =>
    blocks.some(({ kind }) => kind === 'item' || kind === 'row' || kind === 'code'),
  )
  let considered: readonly number[] = [...candidates.excerpts.keys()]
  for (;;) {
    const scored = considered.flatMap((index) => {
      const excerpt = candidates.excerpts[index]
      const words = excerpt && choice.newWords(excerpt)
      if (!words || !fits(choice, words, excerpt.kind, budget)) return []
      if (isIdle(excerpt, candidates)) return []
      const chance = choice.chanceOf(index, forest)
      return [{ index, excerpt, chance, value: worthOf(chance, words, excerpt) }]
    })
    scored.sort((a, b) => b.value - a.value || a.index - b.index)
    const best = scored.find(({ excerpt }) => !choice.saysAgain(excerpt))
    if (best === undefined) return choice
    const { gainMin, laidOutGainMin } = budget
    const promised = (1 - choice.probability) * best.chance
    if (promised < (laidOut[best.excerpt.passage] ? laidOutGainMin : gainMin)) return choice
    choice.add(best.excerpt, best.chance)
    considered = scored.slice(0, settings.consideredMax).map(({ index }) => index)
  }
}

/** Whether it is a fragment that does not even say what is asked. */
function isIdle({ units: [first = -1] }: Excerpt, { units, measure }: Candidates): boolean {
  if (units[first]?.isFragment !== true) return false
  const own = measure.alike[first] ?? measure.none()
  return measure.share(own) < settings.fragment.coveredMin
}

export type Budget = {
  /** Of all that is chosen; the first excerpt may exceed it by `settings.firstExcess`, rather than be cut. */
  readonly wordsMax: number
  /** What a further excerpt must add to the probability that the answer is there. */
  readonly gainMin: number
  /** The same of an excerpt from a passage with a list, a table or code. */
  readonly laidOutGainMin: number
}

/** Whether there is room for so many words more of an excerpt of this kind. */
export function fits(
  choice: Choice,
  words: number,
  kind: ExcerptKind,
  { wordsMax }: Budget,
): boolean {
  if (choice.excerpts.length === 0) return words <= wordsMax * settings.firstExcess
  const excess = cannotBeCut.has(kind) ? settings.wholeExcess : 1
  return choice.wordCount + words <= wordsMax * excess
}

const cannotBeCut = new Set<ExcerptKind>(['list', 'table', 'code'])

function worthOf(chance: number, words: number, { wordCount }: Excerpt): number {
  return (chance * (words / wordCount)) / (words + settings.wordsBase) ** settings.wordsPower
}
