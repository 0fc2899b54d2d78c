import type { Passage } from '../../evidence/passage.ts'
import { onOneLine, shown } from '../../evidence/show.ts'
import type { Unit } from './read-evidence.ts'

/** Shorter lines, such as a closing bracket of code, may well come twice. */
const lineWordsMin = 5

/** The lines that a reply has so far, so that it does not say one twice. */
export class SaidLines {
  readonly #units: readonly Unit[]
  readonly #passages: readonly Passage[]
  readonly #said = new Set<string>()
  readonly #linesOf = new Map<number, readonly string[]>()

  constructor({ units, passages }: { units: readonly Unit[]; passages: readonly Passage[] }) {
    this.#units = units
    this.#passages = passages
  }

  say(units: readonly number[]): void {
    for (const line of units.flatMap((index) => this.#lines(index))) this.#said.add(line)
  }

  hasAnyOf(units: readonly number[]): boolean {
    if (this.#said.size === 0) return false
    return units.some((index) => this.#lines(index).some((line) => this.#said.has(line)))
  }

  #lines(index: number): readonly string[] {
    const known = this.#linesOf.get(index)
    if (known !== undefined) return known
    const lines = this.#read(this.#units[index])
    this.#linesOf.set(index, lines)
    return lines
  }

  #read(unit: Unit | undefined): readonly string[] {
    if (unit === undefined || unit.wordCount < lineWordsMin) return []
    const text = this.#passages[unit.passage]?.text.slice(unit.start, unit.end) ?? ''
    if (unit.kind !== 'code') return [shown(text)]
    const lines = text.split('\n').map((line) => onOneLine(line).trim())
    return lines.filter((line) => line.split(' ').length >= lineWordsMin)
  }
}
