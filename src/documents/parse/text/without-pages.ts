import { endsClause } from '../../../language/sentence-ends.ts'

/** Fewest pages whose heads or feet are told; of two lines that are alike nobody knows. */
const pagesMin = 3
/** Share of the pages that are as long as most, or begin with a form feed, and that have a further head or foot. */
const shareMin = 0.6
/** Fewest lines of a page. Chapters and steps are numbered too, though not at such even distances. */
const pageLinesMin = 20
/** Longest head or foot, in characters. */
const lengthMax = 120

/**
 * Gives a text that was laid out for a printer, as RFCs and manuals of Unix are, without its pages: their heads, feet
 * and margin are left out, paragraphs go on over the ends of pages, and words that a line divides are whole. A head or
 * foot stands alone and has the number of its page. Other texts come back unchanged. Linear in the length of the text.
 */
export function withoutPages(text: string): string {
  const lines = text.split('\n')
  const words = lines.map((line) => line.trim())
  const isFrame = frameOf(words)
  if (isFrame === undefined) return text
  const kept: string[] = []
  let isBehindFrame = false
  for (const [index, line] of lines.entries()) {
    if (isFrame[index]) isBehindFrame = true
    else {
      const above = kept.at(-1)
      const isNext = isBehindFrame && above !== undefined
      if (isNext && !goesOn(above, line, kept.at(-2))) kept.push('')
      kept.push(line)
      isBehindFrame = false
    }
  }
  return withWholeWords(withoutMargin(kept))
}

/** Which lines are heads, feet and the empty lines beside them, if the text has any. */
function frameOf(words: readonly string[]): readonly boolean[] | undefined {
  const isEmpty = (index: number) => (words[index] ?? '') === ''
  const alone = words.flatMap((line, index) =>
    line !== '' && line.length <= lengthMax && isEmpty(index - 1) && isEmpty(index + 1)
      ? index
      : [],
  )
  const alike = Map.groupBy(alone, (index) => likeness(words[index]))
  const numbered = [...alike.values()].filter((places) => countPages(words, places))
  if (numbered.length === 0) return undefined
  const most = numbered.reduce((sum, { length }) => Math.max(sum, length), 0)
  const isFrame = words.map(() => false)
  /** The lines of frames, and the groups of alike ones that are among them already. */
  const frames = numbered.flat()
  const known = new Set(numbered)
  for (const place of frames) {
    isFrame[place] = true
    for (const step of [-1, 1])
      for (let at = place + step; at >= 0 && at < words.length && !isFrame[at]; at += step) {
        const others = isEmpty(at) ? [] : (alike.get(likeness(words[at])) ?? [])
        if (!isEmpty(at) && others.length < most * shareMin) break
        isFrame[at] = true
        if (others.length === 0 || known.has(others)) continue
        known.add(others)
        for (const other of others) frames.push(other)
      }
  }
  return isFrame
}

/** A line without its numbers and gaps, by which the heads of all pages are the same. */
function likeness(line = ''): string {
  return line.replace(/\d+/g, '0').replace(/\s+/g, ' ')
}

/** Whether lines that are alike count pages: up by one each, mostly at the same distance, which is a long one. */
function countPages(words: readonly string[], places: readonly number[]): boolean {
  if (places.length < pagesMin) return false
  const numbers = places.map((place) => Number(/(\d{1,5})\D*$/.exec(words[place] ?? '')?.[1]))
  const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0))
  const areRising = numbers.slice(1).every((number, index) => number === (numbers[index] ?? 0) + 1)
  if (!areRising) return false
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0
  const even = steps.filter((step) => Math.abs(step - usual) <= 1)
  return usual >= pageLinesMin && even.length >= steps.length * shareMin
}

/**
 * Whether a line of the next page goes on with the paragraph of the one above, which had not ended: it is as far in as
 * that, or less if that is the first of its paragraph.
 */
function goesOn(above: string, line: string, before: string | undefined): boolean {
  const isFirst = before === undefined || before.trim() === ''
  const isTitle = isFirst && above.length < line.length / 2
  const step = indentOf(above) - indentOf(line)
  return !isTitle && !endsClause(above.trim()) && (isFirst ? step >= 0 : step === 0)
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

/** The lines without the space that all of them begin with. */
function withoutMargin(lines: readonly string[]): string[] {
  const margin = lines.reduce((least, line) => {
    return line.trim() === '' ? least : Math.min(least, indentOf(line))
  }, Number.POSITIVE_INFINITY)
  return lines.map((line) => line.slice(Math.min(margin, line.length)))
}

/** The lines with their divided words whole: one keeps its hyphen if the text has it elsewhere within a line. */
function withWholeWords(lines: string[]): string {
  const whole = new Set(lines.flatMap((line) => line.split(/[^\p{L}-]+/u)))
  for (const [index, line] of lines.entries()) {
    const divided = /(?<!\p{L})(\p{L}{1,40})-$/u.exec(line)?.[1]
    const rest = /^\s*(\p{Ll}\S*)/u.exec(lines[index + 1] ?? '')
    if (divided === undefined || rest?.[1] === undefined) continue
    const isCompound = whole.has(`${divided}-${/^\p{L}+/u.exec(rest[1])?.[0]}`)
    const below = lines[index + 1] ?? ''
    lines[index] = (isCompound ? line : line.slice(0, -1)) + rest[1]
    const left = below.slice(rest[0].length).trimStart()
    lines[index + 1] = left === '' ? left : ' '.repeat(indentOf(below)) + left
  }
  return lines.join('\n')
}
