import bidiFactory from 'bidi-js'
import { commonjsExport } from '../../base/commonjs-export.ts'

/** Whether a text has letters of a script that runs from right to left. */
export const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** A part of a text in one style. */
export type StyledText = { readonly text: string }
/** A word, or the part of a word with one direction; `x` is its distance from the left end of the line. */
export type PlacedWord<Own extends StyledText> = {
  readonly part: Own
  readonly text: string
  readonly x: number
}
export type LaidOutLine<Own extends StyledText> = {
  readonly placed: readonly PlacedWord<Own>[]
  readonly width: number
}

type Measure<Own extends StyledText> = (text: string, part: Own) => number
type Atom<Own extends StyledText> = {
  readonly part: Own
  readonly text: string
  readonly width: number
  readonly level: number
  readonly isSpace: boolean
}

const bidi = commonjsExport(bidiFactory)()

/**
 * Breaks a text into lines and puts the words of each line into visual order, by the Unicode bidirectional algorithm
 * (UAX #9). The letters of a right-to-left word keep their logical order, because the text shaper reverses them; other
 * characters of such a run, and mirrored ones such as brackets, are reversed here. `isReversed`: the paragraph runs
 * from right to left. Widths are in the unit of `measure`.
 */
export function bidiLines<Own extends StyledText>(
  parts: readonly Own[],
  widthMax: number,
  measure: Measure<Own>,
): { readonly lines: readonly LaidOutLine<Own>[]; readonly isReversed: boolean } {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(parts.map(({ text }) => text).join(''))
  const atoms = atomsOf(parts, levels, measure)
  const lines = brokenIntoLines(wordsOf(atoms, widthMax, measure), widthMax)
  return { lines: lines.map(placed), isReversed: (paragraphs[0]?.level ?? 0) % 2 === 1 }
}

/** Splits the parts, in logical order, into pieces of one style, one bidi level, and either spaces only or none. */
function atomsOf<Own extends StyledText>(
  parts: readonly Own[],
  levels: Uint8Array,
  measure: Measure<Own>,
): Atom<Own>[] {
  let before = 0
  return parts.flatMap((part) => {
    const start = before
    before += part.text.length
    return Array.from(part.text.matchAll(/\s+|\S+/g)).flatMap(({ 0: word, index }) =>
      splitByLevel(word, levels.subarray(start + index)).map(({ text, level }) =>
        atomOf(part, text, level, measure),
      ),
    )
  })
}

function splitByLevel(word: string, levels: Uint8Array): { text: string; level: number }[] {
  const pieces: { text: string; level: number }[] = []
  for (let at = 0; at < word.length; at++) {
    const level = levels[at] ?? 0
    const last = pieces.at(-1)
    if (last?.level === level) last.text += word[at]
    else pieces.push({ text: word[at] ?? '', level })
  }
  return pieces
}

function atomOf<Own extends StyledText>(
  part: Own,
  read: string,
  level: number,
  measure: Measure<Own>,
): Atom<Own> {
  const text = displayed(read, level)
  return { part, text, level, width: measure(text, part), isSpace: read.trim() === '' }
}

function displayed(text: string, level: number): string {
  if (level % 2 === 0) return text
  const mirrored = Array.from(
    text,
    (character) => bidi.getMirroredCharacter(character) ?? character,
  )
  return (rightToLeft.test(text) ? mirrored : mirrored.toReversed()).join('')
}

/** Groups pieces into words, each with the spaces before it; words wider than a line are cut. */
function wordsOf<Own extends StyledText>(
  atoms: readonly Atom<Own>[],
  widthMax: number,
  measure: Measure<Own>,
): Atom<Own>[][] {
  const words: Atom<Own>[][] = [[]]
  for (const atom of atoms) {
    if (atom.isSpace && words.at(-1)?.some(({ isSpace }) => !isSpace)) words.push([])
    words.at(-1)?.push(atom)
  }
  return words.flatMap((word) => {
    if (widthOf(word) <= widthMax) return [word]
    return word.flatMap((atom) => cut(atom, widthMax, measure).map((piece) => [piece]))
  })
}

function cut<Own extends StyledText>(
  atom: Atom<Own>,
  widthMax: number,
  measure: Measure<Own>,
): Atom<Own>[] {
  if (atom.width <= widthMax) return [atom]
  const characters = [...atom.text]
  const half = Math.ceil(characters.length / 2)
  if (half === characters.length) return [atom]
  return [characters.slice(0, half), characters.slice(half)].flatMap((piece) => {
    const text = piece.join('')
    return cut({ ...atom, text, width: measure(text, atom.part) }, widthMax, measure)
  })
}

function brokenIntoLines<Own extends StyledText>(
  words: readonly Atom<Own>[][],
  widthMax: number,
): Atom<Own>[][] {
  const lines: Atom<Own>[][] = [[]]
  let width = 0
  for (const word of words) {
    const isForced = word.some(({ isSpace, text }) => isSpace && text.includes('\n'))
    if (isForced || width + widthOf(word) > widthMax) {
      lines.push([])
      width = 0
    }
    const kept = width === 0 ? word.filter(({ isSpace }) => !isSpace) : word
    lines.at(-1)?.push(...kept)
    width += widthOf(kept)
  }
  return lines.filter((line) => line.length > 0)
}

function placed<Own extends StyledText>(atoms: readonly Atom<Own>[]): LaidOutLine<Own> {
  let width = 0
  const all = inVisualOrder(atoms).map(({ part, text, width: own }) => {
    const x = width
    width += own
    return { part, text, x }
  })
  return { placed: all, width }
}

/**
 * Rule L2 of UAX #9: from the highest level down to the lowest odd one, reverses each run of pieces at that level or
 * above.
 */
function inVisualOrder<Own extends StyledText>(atoms: readonly Atom<Own>[]): readonly Atom<Own>[] {
  const levels = atoms.map(({ level }) => level)
  const lowestOdd = Math.min(...levels.filter((level) => level % 2 === 1))
  let order = [...atoms]
  for (let level = Math.max(0, ...levels); level >= lowestOdd; level--) {
    const next: Atom<Own>[] = []
    let run: Atom<Own>[] = []
    for (const atom of order) {
      if (atom.level >= level) run.push(atom)
      else {
        next.push(...run.toReversed(), atom)
        run = []
      }
    }
    order = [...next, ...run.toReversed()]
  }
  return order
}

function widthOf(atoms: readonly { readonly width: number }[]): number {
  return atoms.reduce((sum, { width }) => sum + width, 0)
}
