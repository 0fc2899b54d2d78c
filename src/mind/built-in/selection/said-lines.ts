import { onOneLine } from '../../../evidence/show.ts'
import { countWords } from '../../../language/count-words.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { settings } from '../settings.ts'

/** The sentences and lines that the reply has so far, to avoid repeating one. */
export class SaidLines {
  readonly #units: readonly Unit[]
  readonly #said = new Set<string>()
  readonly #linesOf = new Map<number, readonly string[]>()

  constructor(units: readonly Unit[]) {
    this.#units = units
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
    const known = this.#linesOf.get(index)
    if (known !== undefined) return known
    const lines = this.#read(this.#units[index])
    this.#linesOf.set(index, lines)
    return lines
  }

  /**
   * The lines of a unit that are long enough to compare. Table headers are left out: another table may have the same
   * one.
   */
  #read(unit: Unit | undefined): readonly string[] {
    // The bullet or number of an item counts as a word of its line.
    const least = settings.lineWordsMin - Number(unit?.kind === 'item')
    if (unit === undefined || unit.wordCount < least) return []
    if (unit.kind === 'code') return longOnes(unit.shown.split('\n').map(onOneLine))
    if (unit.kind !== 'row') return longOnes(unit.shown.split(sentenceEnd), least)
    const cells = unit.opensGroup ? [] : unit.shown.split('|')
    return cells.flatMap((cell) => longOnes(cell.split(sentenceEnd)))
  }
}

/** The end of a sentence as a reader sees it, regardless of abbreviations. */
const sentenceEnd = /(?<=[.!?؟]\s|[。！？])/u

function longOnes(lines: readonly string[], least = settings.lineWordsMin): readonly string[] {
  return lines.map((line) => line.trim()).filter((line) => lengthOf(line) >= least)
}

function lengthOf(line: string): number {
  return Math.max(countWords(line), line.split(' ').length)
}
