import type { Range } from '../../language/words/words.ts'

/** A page of a PDF, a slide of a presentation or a sheet of a workbook. Pages and slides count from 1. */
export type DocumentPart =
  | { readonly page: number }
  | { readonly slide: number }
  | { readonly sheet: string }

/** Where a part begins in a text; it ends where the next one begins. */
export type DocumentPartStart = { readonly start: number; readonly part: DocumentPart }

/** No more parts are told apart than this, so that a file cannot fill the storage with them. */
const partsMax = 20_000

/** Encodes the parts of a text, in ascending order, as JSON; `undefined` without parts, or with too many. */
export function storedParts(parts: readonly DocumentPartStart[] = []): string | undefined {
  if (parts.length === 0 || parts.length > partsMax) return undefined
  return JSON.stringify(parts.map(({ start, part }) => [start, part]))
}

/** The parts in a range of the text, of those that `storedParts` wrote; the first one may begin before it. */
export function readStoredParts(stored: string, { start, end }: Range): DocumentPartStart[] {
  // Only `storedParts` writes this.
  const all = JSON.parse(stored) as readonly (readonly [number, DocumentPart])[]
  return all.flatMap(([from, part], index) => {
    const to = all[index + 1]?.[0] ?? Number.POSITIVE_INFINITY
    return from < end && to > start ? [{ start: from, part }] : []
  })
}

/** The part at a position of the text. */
export function partAt(
  parts: readonly DocumentPartStart[],
  position: number,
): DocumentPart | undefined {
  return parts.findLast(({ start }) => start <= position)?.part
}
