import { onceForEach } from '../../../base/cache/once-for-each.ts'
import { onOneLine } from '../../../evidence/shown.ts'
import { countWords } from '../../../language/words/count-words.ts'
import { type CompiledForest, probability } from '../classifiers/forest.ts'
import { cover } from '../features/coverage.ts'
import type { Excerpt } from '../segmentation/excerpts.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import type { Candidates } from './candidates.ts'
import { settings } from './settings.ts'

/** The excerpts chosen so far, and the features of a further excerpt that depend on them. */
export class Choice {
  readonly excerpts: Excerpt[] = []
  /** The excerpt that was added first, wherever it stands among the others. */
  best: Excerpt | undefined
  /** The probabilities with which the excerpts were added, in order of choice. */
  readonly probabilities: number[] = []
  readonly units = new Set<number>()
  wordCount = 0
  /** Probability that the choice contains the answer. */
  probability = 0
  readonly #candidates: Candidates
  readonly #said = new Set<number>()
  /** For each unit, how many of its terms are in the choice already; −1 where that was not counted yet. */
  readonly #saidIn: Int32Array
  readonly #covered: number[]
  readonly #lines: SaidLines

  constructor(candidates: Candidates) {
    this.#candidates = candidates
    this.#covered = candidates.measure.none()
    this.#saidIn = new Int32Array(candidates.units.length)
    this.#lines = new SaidLines(candidates.units)
  }

  /** Adds an excerpt; `place` is its position among the chosen excerpts. */
  add(excerpt: Excerpt, probability: number, place = this.excerpts.length): void {
    const { units, measure } = this.#candidates
    this.best ??= excerpt
    this.wordCount += this.newWords(excerpt)
    this.#lines.say(excerpt.units.filter((index) => !this.units.has(index)))
    this.excerpts.splice(place, 0, excerpt)
    this.probabilities.push(probability)
    this.probability = 1 - (1 - this.probability) * (1 - probability)
    for (const index of excerpt.units) {
      this.units.add(index)
      for (const { word } of units[index]?.tokens ?? []) if (word.isTerm) this.#said.add(word.hash)
    }
    this.#saidIn.fill(-1)
    cover(this.#covered, measure.union(measure.placed, excerpt.units))
  }

  /** Adds all excerpts of a choice among the same or fewer passages. */
  addAll(first: Choice): void {
    first.excerpts.forEach((excerpt, index) => {
      this.add(excerpt, first.probabilities[index] ?? 0)
    })
  }

  /** The number of words of an excerpt that are not chosen yet. */
  newWords({ units, wordCount }: Excerpt): number {
    if (this.units.size === 0) return wordCount
    let words = 0
    for (const index of units)
      if (!this.units.has(index)) words += this.#candidates.units[index]?.wordCount ?? 0
    return words
  }

  /** Whether adding the excerpt would repeat a sentence or line of the reply word for word. */
  wouldRepeat({ units }: Excerpt): boolean {
    return this.#lines.wouldRepeat(units.filter((index) => !this.units.has(index)))
  }

  /** The names of all features, in the order of a row. */
  get names(): readonly string[] {
    this.#relate(0)
    return this.#candidates.rows.names
  }

  /** All features of an excerpt, in the order that the forest expects. */
  row(index: number): readonly number[] {
    this.#relate(index)
    return this.#candidates.rows.row(index)
  }

  /** The probability that the choice contains the answer once the excerpt is added. */
  probabilityWith(index: number, forest: CompiledForest): number {
    this.#relate(index)
    const { rows } = this.#candidates
    return probability(forest, rows.values, rows.startOf(index))
  }

  /** Writes the features of an excerpt that depend on the choice. */
  #relate(index: number): void {
    const { excerpts, measure, passages, units, rows } = this.#candidates
    const excerpt = excerpts[index]
    if (excerpt === undefined) return
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
    const placed = rows.writeRelated(index)
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

  /** The share of its terms that are in the choice already, 0 to 1. */
  #repeats({ units }: Excerpt): number {
    let [terms, said] = [0, 0]
    for (const index of units) {
      terms += this.#candidates.units[index]?.traits.termCount ?? 0
      said += this.#saidInUnit(index)
    }
    return terms === 0 ? 0 : said / terms
  }

  #saidInUnit(index: number): number {
    const known = this.#saidIn[index] ?? 0
    if (known >= 0) return known
    let count = 0
    for (const { word } of this.#candidates.units[index]?.tokens ?? [])
      if (word.isTerm && this.#said.has(word.hash)) count++
    this.#saidIn[index] = count
    return count
  }
}

function isBeside(one: readonly number[], other: readonly number[]): boolean {
  const [first = 0, last = 0] = [one[0], one.at(-1)]
  return other[0] === last + 1 || other.at(-1) === first - 1
}

/** The sentences and lines that the reply has so far, to avoid repeating one. */
export class SaidLines {
  readonly #units: readonly Unit[]
  readonly #said = new Set<string>()
  readonly #linesOf: (readonly string[])[]

  constructor(units: readonly Unit[]) {
    this.#units = units
    this.#linesOf = linesOfAll(units)
  }

  say(units: readonly number[]): void {
    for (const line of units.flatMap((index) => this.#lines(index))) this.#said.add(line)
  }

  /** Whether these units repeat a line of the reply, or one of their own outside the same code block. */
  wouldRepeat(units: readonly number[]): boolean {
    const own = new Set<string>()
    return units.some((index) => {
      const isCode = this.#units[index]?.kind === 'code'
      return this.#lines(index).some((line) => {
        if (this.#said.has(line) || own.has(line)) return true
        if (!isCode) own.add(line)
        return false
      })
    })
  }

  #lines(index: number): readonly string[] {
    const known = this.#linesOf[index]
    if (known !== undefined) return known
    const unit = this.#units[index]
    const lines = unit === undefined ? [] : linesIn(unit)
    this.#linesOf[index] = lines
    return lines
  }
}

/** The lines of each unit that was looked at, for all choices among the same units. */
const linesOfAll = onceForEach((_units: readonly Unit[]): (readonly string[])[] => [])

/**
 * The lines of a unit that are long enough to compare. Table headers are left out: another table may have the same one.
 */
function linesIn(unit: Unit): readonly string[] {
  // The bullet or number of an item counts as a word of its line.
  const least = settings.lineWordsMin - Number(unit.kind === 'item')
  if (unit.wordCount < least) return []
  if (unit.kind === 'code') return longOnes(unit.shown.split('\n').map(onOneLine))
  if (unit.kind !== 'row') return longOnes(unit.shown.split(stop), least).map(spoken)
  const cells = unit.opensGroup ? [] : unit.shown.split('|')
  return cells.flatMap((cell) => longOnes(cell.split(stop)).map(spoken))
}

/**
 * Where a repetition may begin: behind a stop, regardless of abbreviations. A part that is too short counts for
 * nothing, so that a cut too many does no harm.
 */
const stop = /(?<=[.!?؟]\s|[。！？])/u

function longOnes(lines: readonly string[], least = settings.lineWordsMin): readonly string[] {
  return lines.map((line) => line.trim()).filter((line) => lengthOf(line) >= least)
}

/** A line as it would be read aloud: the same statement may be marked up otherwise in a copy of its document. */
function spoken(line: string): string {
  return line
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

function lengthOf(line: string): number {
  return Math.max(countWords(line), line.split(' ').length)
}

/** The excerpt, or its longest part that repeats nothing of the choice; undefined if all of it is said. */
export function unsaidPart(
  excerpt: Excerpt,
  { excerpts }: Candidates,
  choice: Choice,
): Excerpt | undefined {
  if (!choice.wouldRepeat(excerpt)) return excerpt
  return excerpts
    .filter(({ units }) => units.every((unit) => excerpt.units.includes(unit)))
    .filter((part) => !choice.wouldRepeat(part))
    .toSorted((one, other) => other.wordCount - one.wordCount)[0]
}
