import { segmentWords } from '../../base/text/segment-words.ts'
import type { Block } from '../../extraction/blocks/block.ts'
import { trimmedRange } from '../../language/words/trimmed-range.ts'
import type { Range } from '../../language/words/words.ts'
import { type Border, bordersOf, passageLengthMax } from './block-borders.ts'

/** What `cutPassage` tells of lengths, in UTF-16 code units. Not measured by itself. */
const lengthAimed = 1_200
/** The least length of a piece that is cut within a block. */
const lengthMin = 500

/** Where a text may be cut, best place first; the cut is at the end of the match. */
const breaks: readonly RegExp[] = [
  /\n\s*\n/g,
  // A line of a list or table. Lines of wrapped prose are left out: most of them begin with a small letter.
  /\n(?!\p{Ll}+[\s,])/gu,
  // The end of a sentence: not the point in `3.5`, of an abbreviation or of an initial.
  /[\p{STerm}…](?<!\b(?:\p{Lu}|Dr|Mr|Mrs|Ms|Prof|St|No|Fig|vs|cf|al|e\.g|i\.e|z\.B)\.)["'\p{Pe}\p{Pf}]*(?=\s|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/gu,
  /\s+/g,
]

/** So many characters before a cut are segmented into words; few words are as long. */
const segmentReach = 60

/**
 * Cuts a range of text into pieces of about 1,200 and at most 2,000 UTF-16 code units, trimmed; a range of up to 2,000
 * stays whole. Lengths are evened out, so that the last piece is not tiny. `blocks` are those of the whole text; none
 * before the index `first` is in the range.
 */
export function cutPassage(
  text: string,
  { start, end }: Range,
  blocks: readonly Block[],
  first: number,
): Range[] {
  const pieces: Range[] = []
  let rest = trimmedRange(text, { start, end })
  if (rest.end - rest.start <= passageLengthMax) return rest.end > rest.start ? [rest] : []
  const borders = bordersOf(text, rest, blocks, first)
  while (rest.end - rest.start > passageLengthMax) {
    const cut = findCut(text, rest, borders)
    pieces.push(trimmedRange(text, { start: rest.start, end: cut }))
    rest = trimmedRange(text, { start: cut, end: rest.end })
  }
  return rest.end > rest.start ? [...pieces, rest] : pieces
}

function findCut(text: string, { start, end }: Range, borders: readonly Border[]): number {
  const length = end - start
  const aim = Math.round(length / Math.round(length / lengthAimed))
  const border = bestBorder(borders, start, start + aim)
  if (border) return border.at
  const windowStart = start + lengthMin
  const window = text.slice(windowStart, start + passageLengthMax)
  for (const pattern of breaks) {
    const cut = nearestMatch(window, pattern, aim - lengthMin)
    if (cut !== undefined) return windowStart + cut
  }
  return cutBetweenWords(text, start + aim)
}

/**
 * Of the boundaries in reach of a passage from `start`, the one of least cost, and among those the one nearest to
 * `aim`. Prefers a short passage over cutting a block, except for paragraphs.
 */
function bestBorder(borders: readonly Border[], start: number, aim: number): Border | undefined {
  let best: Border | undefined
  let last: Border | undefined
  for (let index = firstAfter(borders, start); index < borders.length; index++) {
    const border = borders[index]
    if (!border || border.at > start + passageLengthMax) break
    last = border
    if (border.at < start + lengthMin) continue
    const isBetter =
      !best ||
      border.cost < best.cost ||
      (border.cost === best.cost && Math.abs(border.at - aim) < Math.abs(best.at - aim))
    if (isBetter) best = border
  }
  return best ?? (last?.isBeforeWhole ? last : undefined)
}

function firstAfter(borders: readonly Border[], start: number): number {
  let low = 0
  let high = borders.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((borders[middle]?.at ?? 0) <= start) low = middle + 1
    else high = middle
  }
  return low
}

/** The end of the match nearest to `aim`. */
function nearestMatch(window: string, pattern: RegExp, aim: number): number | undefined {
  let nearest: number | undefined
  for (const match of window.matchAll(pattern)) {
    const end = match.index + match[0].length
    if (nearest !== undefined && Math.abs(end - aim) >= Math.abs(nearest - aim)) break
    nearest = end
  }
  return nearest
}

/** A position at or before `aim` that splits no word and no grapheme, unless a word is longer than `segmentReach`. */
function cutBetweenWords(text: string, aim: number): number {
  const from = outsidePair(text, aim - segmentReach)
  const around = text.slice(from, aim + segmentReach)
  const index = segmentWords(around).containing(aim - from)?.index ?? 0
  return index > 0 ? from + index : outsidePair(text, aim)
}

function outsidePair(text: string, index: number): number {
  const isInside = /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(index - 1, index + 1))
  return isInside ? index - 1 : index
}
