import type { ListLevel, ListPlace, WordList } from './word-numbering.ts'

/** Counts the paragraphs of the lists of a document, as a word processor does. */
export class ListCounts {
  /** The count of each level, by list; a level has none before its first paragraph. */
  readonly #counts = new Map<WordList, (number | undefined)[]>()
  readonly #begun = new Set<unknown>()

  /** The number of the next paragraph, which is at this place: "4.2", "(a)". */
  next({ list, level, numbering }: ListPlace): string {
    const counts = this.#counts.get(list) ?? []
    this.#counts.set(list, counts)
    if (!this.#begun.has(numbering)) {
      this.#begun.add(numbering)
      for (const [at, start] of numbering.starts) counts[at] = start - 1
    }
    counts[level] = (counts[level] ?? (list.get(level)?.start ?? 1) - 1) + 1
    counts.length = level + 1
    const { text = '', isLegal = false } = list.get(level) ?? {}
    return text.replaceAll(/%([1-9])/g, (_, place: string) => {
      const at = Number(place) - 1
      const { start = 1, format = 'decimal' } = list.get(at) ?? {}
      return numeral(counts[at] ?? start, isLegal ? 'decimal' : format)
    })
  }
}

/** Higher counts are written in digits. */
const letteredMax = 26 * 4
const romanMax = 3999

function numeral(count: number, format: ListLevel['format']): string {
  if (format === 'decimalZero') return String(count).padStart(2, '0')
  const isUpper = format.startsWith('upper')
  const written = /Letter$/.test(format)
    ? lettered(count)
    : /Roman$/.test(format)
      ? roman(count)
      : String(count)
  return isUpper ? written.toUpperCase() : written
}

/** "a" to "z", then "aa", "bb". */
function lettered(count: number): string {
  if (count < 1 || count > letteredMax) return String(count)
  return String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.ceil(count / 26))
}

const romans = Object.entries({
  m: 1000,
  cm: 900,
  d: 500,
  cd: 400,
  c: 100,
  xc: 90,
  l: 50,
  xl: 40,
  x: 10,
  ix: 9,
  v: 5,
  iv: 4,
  i: 1,
})

function roman(count: number): string {
  if (count < 1 || count > romanMax) return String(count)
  let rest = count
  return romans.reduce((written, [sign, value]) => {
    const times = Math.floor(rest / value)
    rest -= times * value
    return written + sign.repeat(times)
  }, '')
}
