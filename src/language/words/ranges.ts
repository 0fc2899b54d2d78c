import type { Range } from './words.ts'

/** The range alone of what has more than that. */
export function rangeOf({ start, end }: Range): Range {
  return { start, end }
}

/** Whether a range lies within another one. */
export function isWithin(part: Range, whole: Range): boolean {
  return whole.start <= part.start && part.end <= whole.end
}

/** Whether a range lies within one of several. */
export function isWithinAny(part: Range, wholes: readonly Range[]): boolean {
  return wholes.some((whole) => isWithin(part, whole))
}

/** Whether the character at a place lies within one of several ranges. */
export function isAtAny(place: number, ranges: readonly Range[]): boolean {
  return ranges.some(({ start, end }) => start <= place && place < end)
}

/** Whether two ranges have a character in common. */
export function overlap(one: Range, other: Range): boolean {
  return one.start < other.end && other.start < one.end
}

/** Whether a range has a character in common with one of several. */
export function overlapsAny(one: Range, others: readonly Range[]): boolean {
  return others.some((other) => overlap(one, other))
}

/** A text with spaces instead of what stands in some ranges, so that all else keeps its place. */
export function blanked(text: string, ranges: readonly Range[]): string {
  return ranges.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
}
