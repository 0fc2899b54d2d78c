import { fold } from '../../language/words/fold.ts'
import type { Range } from '../../language/words/words.ts'
import { hasAnchor, type Mark, marksOf, type PlaceText } from './read-marks.ts'
import type { Target } from './reference.ts'

/** A place that is referred to: its parts, each in one of the texts in which it was looked for. */
export type Place = {
  readonly ranges: readonly (Range & { readonly text: number })[]
  /** Where its first line stands in the first of these texts, and that line. */
  readonly line: Range & { readonly shown: string }
}

type PlacedMark = Mark & { readonly text: number }

/**
 * Finds the place that is referred to in consecutive texts of a document, of which `from` is where the reference
 * stands; undefined if it is not there. A place that is only a line, as in a table of contents, is none if another one
 * has more. Linear in the texts.
 */
export function findPlace(
  target: Target,
  texts: readonly PlaceText[],
  from?: { readonly text: number; readonly at: number },
): Place | undefined {
  if (isWhole(target)) return wholeOf(texts)
  const marks = texts.flatMap((one, text) => marksOf(one).map((mark) => ({ ...mark, text })))
  const isInReach = reachOf(marks, target, from)
  const found = marks.flatMap((mark, at) => {
    if (!isMeant(mark, target) || !isInReach(at)) return []
    const place = placeFrom(at, partsOf(target), marks, texts)
    return place === undefined ? [] : [place]
  })
  const isElsewhere = ({ ranges }: Place) =>
    from === undefined ||
    !ranges.some(({ text, start, end }) => text === from.text && start <= from.at && from.at < end)
  const others = found.filter(isElsewhere)
  const whole = others.filter((place) => sizeOf(place) > lettersMin)
  if (others.length < found.length && whole.length === 0) return undefined
  // A table of contents names an annex first, and all that follows there may look like a part of it.
  const isAnnex = target.kind === 'numbered' && target.family === 'annex'
  return (isAnnex ? whole.at(-1) : whole[0]) ?? others[0]
}

/** A place of fewer characters behind its line is an entry of a table of contents. */
const lettersMin = 8

function sizeOf({ ranges, line }: Place): number {
  const size = ranges.reduce((sum, { start, end }) => sum + end - start, 0)
  return ranges[0]?.start === line.start ? size - (line.end - line.start) : size
}

/** Whether a whole document is referred to. */
export function isWhole(target: Target): boolean {
  return target.kind === 'linked' && target.path !== '' && target.anchor === ''
}

/** All of a document, as far as it is read. */
export function wholeOf(texts: readonly PlaceText[]): Place | undefined {
  const ranges = texts.map(({ text }, at) => ({ text: at, start: 0, end: text.length }))
  return texts.length === 0 ? undefined : { ranges, line: { start: 0, end: 0, shown: '' } }
}

function partsOf(target: Target): readonly string[] {
  return target.kind === 'numbered' ? target.parts : []
}

function isMeant(mark: Mark, target: Target): boolean {
  if (target.kind === 'linked') return target.anchor !== '' && hasAnchor(mark, target.anchor)
  if (target.kind === 'defined')
    return mark.defines !== undefined && isTerm(mark.defines, target.name)
  if (target.kind === 'named') return mark.depth > 0 && isCalled(mark.name, target.name)
  if (mark.number !== target.number || mark.family !== target.family) return false
  return mark.word === undefined || target.word === undefined || mark.word === target.word
}

function isCalled(name: string, wanted: string): boolean {
  return bareWords(name) === bareWords(wanted)
}

/** Whether a term is one that is defined, but for an ending: "treads" is defined as "tread". */
function isTerm(defined: string, used: string): boolean {
  const [shorter = '', longer = ''] = [bareWords(defined), bareWords(used)].toSorted(
    (one, other) => one.length - other.length,
  )
  return longer.startsWith(shorter) && longer.length <= shorter.length + endingMax
}

const endingMax = 2

/** The terms that texts define, as they write them. */
export function definedTerms(texts: readonly PlaceText[]): readonly string[] {
  const some = texts.filter(({ text }) => mayDefine.test(text))
  return some.flatMap((text) => marksOf(text).flatMap(({ defines }) => defines ?? []))
}

/** A quoted word near the beginning of a line. */
const mayDefine = /(?:^|\n)[^\n\p{L}]{0,16}["“„«]\p{L}/u

export function bareWords(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether a mark may be meant: a part without the number of its section is one of the section of the reference. */
function reachOf(
  marks: readonly PlacedMark[],
  target: Target,
  from: { readonly text: number; readonly at: number } | undefined,
): (at: number) => boolean {
  if (target.kind !== 'numbered' || target.family !== 'part') return () => true
  if (from === undefined) return () => false
  let last = -1
  const sections = marks.map(({ family }, at) => {
    if (family !== 'part') last = at
    return last
  })
  const own = marks.findLastIndex(
    ({ text, start }) => text < from.text || (text === from.text && start <= from.at),
  )
  return (at) => sections[at] === (sections[own] ?? -1)
}

/** The place from a mark to where the next one begins that is not within it, or the part of it with these numbers. */
function placeFrom(
  at: number,
  parts: readonly string[],
  marks: readonly PlacedMark[],
  texts: readonly PlaceText[],
): Place | undefined {
  const mark = marks[at]
  if (mark === undefined) return undefined
  const last = nextWhere(at + 1, marks, (other) => !isWithin(other, mark))
  const [part, ...inner] = parts
  if (part !== undefined) {
    const isPart = ({ family, number }: Mark) => family === 'part' && number === part
    const found = nextWhere(at + 1, marks, isPart)
    const within = found < last ? placeFrom(found, inner, marks, texts) : undefined
    if (within !== undefined) return { ...within, line: lineOf(mark, texts) }
  }
  const stop = marks[last] ?? { text: texts.length, start: 0 }
  const ranges: (Range & { text: number })[] = []
  for (let text = mark.text; text <= stop.text && text < texts.length; text++) {
    const start = text === mark.text ? mark.start : 0
    const end = text === stop.text ? stop.start : (texts[text]?.text.length ?? 0)
    if (start < end) ranges.push({ text, start, end })
  }
  const table = mark.family === 'table' ? rowsBehind(mark, texts[mark.text]) : undefined
  return { ranges: table ? [{ text: mark.text, ...table }] : ranges, line: lineOf(mark, texts) }
}

/** The place of the first mark from one on of which something is so; otherwise behind the last one. */
function nextWhere(from: number, marks: readonly Mark[], isSo: (mark: Mark) => boolean): number {
  let at = from
  for (let mark = marks[at]; mark !== undefined && !isSo(mark); mark = marks[at]) at++
  return at
}

function lineOf({ start, end, text }: PlacedMark, texts: readonly PlaceText[]) {
  const shown = (texts[text]?.text ?? '').slice(start, end)
  return { start, end, shown: shown.replace(/^[\s#>*_]{0,12}|[\s#*_]{0,12}$/g, '') }
}

/** The range of the rows behind the caption of a table, or of those before it; undefined if there are none. */
function rowsBehind(mark: Mark, text: PlaceText | undefined): Range | undefined {
  const blocks = text?.blocks ?? []
  const isRow = (at: number) => blocks[at]?.kind === 'row'
  const caption = blocks.findIndex(({ start, end }) => start < mark.end && end > mark.start)
  if (caption < 0) return undefined
  if (isRow(caption + 1)) {
    let last = caption + 1
    while (isRow(last + 1) && blocks[last + 1]?.opens === false) last++
    return { start: mark.start, end: blocks[last]?.end ?? mark.end }
  }
  if (!isRow(caption - 1)) return undefined
  let first = caption - 1
  while (isRow(first - 1) && blocks[first]?.opens === false) first--
  return { start: blocks[first]?.start ?? mark.start, end: mark.end }
}

/** Whether what begins with a mark stands within the place of another one before it. */
function isWithin(mark: Mark, outer: Mark): boolean {
  const isBelow = mark.depth === 0 || mark.depth > outer.depth
  if (outer.family === 'part')
    return mark.family === 'part' && /^\d/.test(outer.number) && !/^\d/.test(mark.number)
  if (outer.family === 'table') return mark.family === 'part'
  if (outer.family === 'annex') return mark.family !== 'annex' && (outer.depth === 0 || isBelow)
  if (mark.family === 'part' || mark.family === 'table') return true
  if (mark.family === 'annex') return false
  if (outer.family === undefined)
    return mark.family === undefined ? mark.depth > outer.depth : isBelow
  if (mark.family === undefined) return outer.depth > 0 && mark.depth > outer.depth
  return mark.number.startsWith(`${outer.number}.`)
}
