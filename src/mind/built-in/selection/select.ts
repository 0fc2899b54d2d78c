import type { Passage } from '../../../evidence/passage.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Question } from '../../mind.ts'
import { type CompiledForest, probability } from '../classifiers/forest.ts'
import { FeatureRows } from '../features/feature-rows.ts'
import { excerptFeatures } from '../features/features.ts'
import { type Coverage, cover, Measure } from '../features/measure.ts'
import { type Excerpt, type ExcerptKind, excerptsOf } from '../segmentation/excerpts.ts'
import { readEvidence, type Unit } from '../segmentation/read-evidence.ts'
import { settings } from '../settings.ts'
import { SaidLines } from './said-lines.ts'

/** Everything that could be quoted, measured against the question. */
export type Candidates = {
  readonly question: Question
  /** Whether the question has a negation. */
  readonly asksNegated: boolean
  readonly passages: readonly Passage[]
  readonly units: readonly Unit[]
  readonly measure: Measure
  readonly excerpts: readonly Excerpt[]
  /** What each excerpt covers with its headings and its title. */
  readonly covers: readonly Coverage[]
  /**
   * Of each excerpt the features. Those that depend on what is chosen besides it are the last, from column `related`
   * on: scratch space that all choices among these candidates share. Only `Choice` reads these columns, and it writes
   * them anew each time before it does.
   */
  readonly rows: FeatureRows
  readonly related: number
}

/** `units` are those of the passages, where they were read before. */
export function readCandidates(
  question: Question,
  passages: readonly Passage[],
  units: readonly Unit[] = readEvidence(passages),
): Candidates {
  const asksNegated = languageOf(question.language).negations.find(question.text).length > 0
  const measure = new Measure(question, passages, units)
  const excerpts = excerptsOf(units).filter((excerpt) => !isContents(excerpt, question, measure))
  const covers = excerpts.map((excerpt) => measure.union(measure.placed, excerpt.units))
  const read = { question, asksNegated, passages, units, measure }
  const rows = new FeatureRows(excerpts.length)
  const putFeatures = excerptFeatures(read, rows)
  excerpts.forEach((excerpt, index) => {
    rows.write(index)
    putFeatures(excerpt, covers[index] ?? measure.none())
  })
  return { ...read, excerpts, covers, rows, related: rows.names.length }
}

/**
 * Whether it lists headings as a table of contents does: one of them speaks of the question more than most others, and
 * what stands under that one is asked for; or none does, and no list is asked for.
 */
function isContents(
  { kind, units: headings }: Excerpt,
  { asks }: Question,
  measure: Measure,
): boolean {
  if (kind !== 'outline') return false
  const shares = headings
    .map((heading) => measure.share(measure.alike[heading] ?? measure.none()))
    .toSorted((one, other) => one - other)
  const [most = 0, median = 0] = [shares.at(-1), shares[Math.floor(shares.length / 2)]]
  return most === 0 ? asks !== 'list' : median < settings.contentsMin * most
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
  readonly #covered: number[]
  readonly #lines: SaidLines

  constructor(candidates: Candidates) {
    this.#candidates = candidates
    this.#covered = candidates.measure.none()
    this.#saidIn = new Int32Array(candidates.units.length)
    this.#lines = new SaidLines(candidates.units)
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
    return this.#candidates.rows.names
  }

  /** All features of an excerpt, as the forest takes them. */
  row(index: number): readonly number[] {
    this.#relate(index)
    return this.#candidates.rows.row(index)
  }

  /** How probably the answer is there when an excerpt is added. */
  chanceOf(index: number, forest: CompiledForest): number {
    this.#relate(index)
    const { rows } = this.#candidates
    return probability(forest, rows.values, rows.startOf(index))
  }

  /** Writes down how an excerpt relates to what is chosen. */
  #relate(index: number): void {
    const { excerpts, covers, measure, passages, units, rows, related } = this.#candidates
    const [excerpt, placed] = [excerpts[index], covers[index]]
    if (excerpt === undefined || placed === undefined) return
    const docId = passages[excerpt.passage]?.docId
    const section = units[excerpt.units[0] ?? -1]?.section
    let [inPassage, inSection, inDocument, beside] = [false, false, false, false]
    for (const one of this.excerpts) {
      inDocument ||= passages[one.passage]?.docId === docId
      if (one.passage !== excerpt.passage) continue
      inPassage = true
      inSection ||= units[one.units[0] ?? -1]?.section === section
      beside ||= isBeside(one.units, excerpt.units)
    }
    rows.write(index, related)
    rows.put('adds', measure.beyond(placed, this.#covered))
    rows.put('repeats', this.#repeats(excerpt))
    rows.put('covered', measure.share(this.#covered))
    rows.put('chosen', this.excerpts.length)
    rows.put('confidence', this.probability)
    rows.put('inSamePassage', inPassage)
    rows.put('inSameSection', inSection)
    rows.put('inSameDocument', inDocument)
    rows.put('isBeside', beside)
  }

  /** The share of its terms that were said already. */
  #repeats({ units }: Excerpt): number {
    let [terms, said] = [0, 0]
    for (const index of units) {
      terms += this.#candidates.units[index]?.traits.termCount ?? 0
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
    const scored: Scored[] = []
    for (const index of considered) {
      const excerpt = candidates.excerpts[index]
      const words = excerpt && choice.newWords(excerpt)
      if (!words || !fits(choice, words, excerpt.kind, budget)) continue
      if (isIdle(excerpt, candidates)) continue
      const chance = choice.chanceOf(index, forest)
      const value = worthOf(chance, words, excerpt, budget) * newsOf(excerpt, candidates)
      scored.push({ index, excerpt, chance, value })
    }
    scored.sort((a, b) => b.value - a.value || a.index - b.index)
    const best = scored.find(({ excerpt }) => !choice.saysAgain(excerpt))
    if (best === undefined) return choice
    const { gainMin, laidOutGainMin } = budget
    const promised = (1 - choice.probability) * best.chance
    if (promised < (laidOut[best.excerpt.passage] ? laidOutGainMin : gainMin)) {
      const under = choice.excerpts.length === 0 ? underAskedHeading(scored, candidates) : undefined
      if (under !== undefined) choice.add(under.excerpt, under.chance)
      return choice
    }
    choice.add(best.excerpt, best.chance)
    considered = scored.slice(0, settings.consideredMax).map(({ index }) => index)
  }
}

type Scored = {
  readonly index: number
  readonly excerpt: Excerpt
  readonly chance: number
  readonly value: number
}

/** Where nothing promises enough, the most probable of what stands under a heading that has most of the question. */
function underAskedHeading(
  scored: readonly Scored[],
  { units, measure, passages }: Candidates,
): Scored | undefined {
  return scored
    .filter(({ excerpt }) => {
      const { headings = [], passage = -1 } = units[excerpt.units[0] ?? -1] ?? {}
      const heading = measure.title(headings.at(-1) ?? '', passages[passage]?.language ?? '')
      return measure.share(heading.coverage) > settings.headingAskedMin
    })
    .toSorted((a, b) => b.chance - a.chance || a.index - b.index)[0]
}

/** Whether it is a fragment that does not even say what is asked. */
function isIdle({ units: [first = -1] }: Excerpt, { units, measure }: Candidates): boolean {
  if (units[first]?.isFragment !== true) return false
  const own = measure.alike[first] ?? measure.none()
  return measure.share(own) < settings.fragment.coveredMin
}

/** What the last answer quoted already has less worth for a question that goes on from there. */
function newsOf({ units }: Excerpt, { question: { said }, units: all }: Candidates): number {
  if (said === undefined) return 1
  return units.every((index) => !said.includes(all[index]?.shown ?? ''))
    ? 1
    : settings.conversation.saidWorth
}

export type Budget = {
  /** Of all that is chosen; the first excerpt may exceed it by `settings.firstExcess`, rather than be cut. */
  readonly wordsMax: number
  /** What a further excerpt must add to the probability that the answer is there. */
  readonly gainMin: number
  /** The same of an excerpt from a passage with a list, a table or code. */
  readonly laidOutGainMin: number
  /** What an excerpt's words cost: its chance is divided by (its new words + base) ^ power. */
  readonly wordsBase: number
  readonly wordsPower: number
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

function worthOf(
  chance: number,
  words: number,
  { wordCount }: Excerpt,
  { wordsBase, wordsPower }: Budget,
): number {
  return (chance * (words / wordCount)) / (words + wordsBase) ** wordsPower
}
