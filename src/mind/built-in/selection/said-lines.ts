import { onOneLine } from '../../../evidence/show.ts'
import { countWords } from '../../../language/count-words.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { settings } from '../settings.ts'

/** The sentences and lines that a reply has so far, so that it says none of them twice. */
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

  /** Whether these units would say again what is said already, or one of them what another of them says. */
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

  /** A header stands once above all rows, and may be that of another table too. */
  #read(unit: Unit | undefined): readonly string[] {
    // The mark before an item is a word more of its line.
    const least = settings.lineWordsMin - Number(unit?.kind === 'item')
    if (unit === undefined || unit.wordCount < least) return []
    if (unit.kind === 'code') return longOnes(unit.shown.split('\n').map(onOneLine))
    if (unit.kind !== 'row') return longOnes(unit.shown.split(sentenceEnd), least)
    const cells = unit.opensGroup ? [] : unit.shown.split('|')
    return cells.flatMap((cell) => longOnes(cell.split(sentenceEnd)))
  }
}

/** Where a reader sees the end of a sentence, whatever stands before the stop. */
const sentenceEnd = /(?<=[.!?؟]\s|[。！？])/u

function longOnes(lines: readonly string[], least = settings.lineWordsMin): readonly string[] {
  return lines.map((line) => line.trim()).filter((line) => lengthOf(line) >= least)
}

function lengthOf(line: string): number {
  return Math.max(countWords(line), line.split(' ').length)
}
