import type { NameClues } from '../../../language/name-clues.ts'
import type { Range } from '../../../language/words/words.ts'
import type { Unit } from './clauses.ts'
import type { KnownName } from './known-name.ts'

/** Where a text has a known name. */
export type FoundName = Range & { readonly name: KnownName }

/** From so many characters on, a name may begin or end within what the segmenter takes for a word. */
const sureLengthMin = 3

/** Finds known names in texts: at each place the longest, none within another. Linear in the text. */
export class NameFinder {
  readonly #clues: NameClues
  readonly #names = new Map<string, KnownName>()
  /** The lengths of the names that begin with a character, the longest first. */
  readonly #lengths = new Map<number, readonly number[]>()

  constructor(names: readonly KnownName[], clues: NameClues) {
    this.#clues = clues
    for (const name of names) this.#names.set(name.written, name)
    for (const [first, all] of Map.groupBy(this.#names.keys(), (written) =>
      written.charCodeAt(0),
    )) {
      const lengths = new Set(all.map(({ length }) => length))
      this.#lengths.set(
        first,
        [...lengths].sort((one, other) => other - one),
      )
    }
  }

  /** `units` are the words of the text, without what stands between them. */
  find(text: string, units: readonly Unit[]): FoundName[] {
    const found: FoundName[] = []
    const starts = new Set(units.map(({ start }) => start))
    const ends = new Set(units.map(({ end }) => end))
    for (let at = 0; at < text.length; at++) {
      const lengths = this.#lengths.get(text.charCodeAt(at))
      if (lengths === undefined || (!this.#clues.isUnspaced && !starts.has(at))) continue
      for (const length of lengths) {
        const name = this.#names.get(text.slice(at, at + length))
        const end = at + length
        if (name === undefined || !this.#isWord(text, { start: at, end }, starts, ends)) continue
        if (name.kind === 'place' && this.#clues.peopleEndings.has(text[end] ?? '')) continue
        found.push({ start: at, end, name })
        at = end - 1
        break
      }
    }
    return found
  }

  /** Whether a name begins and ends where words do. */
  #isWord(
    text: string,
    { start, end }: Range,
    starts: ReadonlySet<number>,
    ends: ReadonlySet<number>,
  ): boolean {
    if (goesOn(text, start) || goesOn(text, end)) return false
    if (!this.#clues.isUnspaced) return ends.has(end)
    if (end - start >= sureLengthMin) return true
    return starts.has(start) && ends.has(end)
  }
}

/** Whether a word of katakana or of letters goes on across this place. */
function goesOn(text: string, at: number): boolean {
  const around = text.slice(Math.max(0, at - 1), at + 1)
  return /^(?:[\p{Script=Katakana}ー]{2}|\p{Script=Latin}{2})$/u.test(around)
}
