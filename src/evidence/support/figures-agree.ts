import { tokens } from '../../extraction/terms/tokens.ts'
import { type FoundDate, readDates } from '../../language/quantities/dates.ts'
import { readNumbers } from '../../language/quantities/numbers.ts'
import { unitOpening } from '../../language/quantities/units.ts'

/** A number of a text, or a date with a month. */
type Figure = {
  /** With its sign; of a date as in `FoundDate`. */
  readonly value: number
  /** What it counts or measures: only numbers of the same kind can contradict each other. */
  readonly kind: string | number | undefined
  readonly unit?: string | undefined
  readonly date?: FoundDate
  /** Whether it is a part of a date with a month, which is compared as a whole. */
  readonly isOfDate?: boolean
}

/**
 * Whether the figures of a sentence are those of its evidence: a date as a whole, a number with its sign, and with its
 * unit where both have one. A figure that the evidence does not have may be one of what was `asked`, unless the
 * evidence has another of the same kind. A number that neither has is not looked at here.
 */
export function figuresAgree(
  sentence: string,
  evidence: string,
  asked: string,
  language: string,
): boolean {
  const said = figuresOf(sentence, language).filter(({ isOfDate }) => !isOfDate)
  if (said.length === 0) return true
  const known = figuresOf(evidence, language)
  const knownAbout = Map.groupBy(known, subjectOf)
  const kinds = new Set(known.map(({ kind }) => kind))
  const lentAbout = Map.groupBy(figuresOf(asked, language), subjectOf)
  return said.every((figure) => {
    const like = knownAbout.get(subjectOf(figure))
    if (like) return like.some((one) => agrees(one, figure))
    const lent = lentAbout.get(subjectOf(figure))
    const isContradicted = figure.kind !== undefined && kinds.has(figure.kind)
    return !lent || (!isContradicted && lent.some((one) => agrees(one, figure)))
  })
}

/** Figures with the same one are compared: dates, and numbers of the same amount. */
function subjectOf({ date, value }: Figure): number | 'date' {
  return date ? 'date' : Math.abs(value)
}

function agrees(one: Figure, other: Figure): boolean {
  if (one.date && other.date) return isPartOf(other.date, one.date)
  const isOtherUnit = one.unit !== undefined && other.unit !== undefined && one.unit !== other.unit
  return one.value === other.value && !isOtherUnit
}

/** Whether one date says no more than another; what tells the year may stand elsewhere. */
function isPartOf(part: FoundDate, whole: FoundDate): boolean {
  const isSameDay = part.day === undefined || part.day === whole.day
  const isSameYear = [part.year, undefined].includes(whole.year) || part.year === undefined
  return part.month === whole.month && isSameDay && isSameYear
}

/** The figures of a text; linear in its length. */
function figuresOf(text: string, language: string): readonly Figure[] {
  const dates = readDates(text, language)
  let at = 0
  const numbers = readNumbers(text, language).map(({ start, end, value }): Figure => {
    while ((dates[at]?.end ?? text.length) < end) at++
    const date = (dates[at]?.start ?? text.length) <= start ? dates[at] : undefined
    const behind = text.slice(end, end + behindLengthMax)
    const unit = unitOpening(behind, language)
    const [next] = tokens(behind, language)
    const counted = next?.word.isTerm ? next.word.hash : undefined
    return {
      value: isNegative(text.slice(Math.max(0, start - signLengthMax), start)) ? -value : value,
      kind: unit ?? (date?.year === value ? 'calendar year' : counted),
      unit,
      isOfDate: date?.month !== undefined,
    }
  })
  const ofMonths = dates.filter(({ month }) => month !== undefined)
  return [...numbers, ...ofMonths.map((date) => ({ value: date.value, kind: 'date', date }))]
}

/** Longest text behind a number that is searched for its unit, or for what it counts. */
const behindLengthMax = 40
/** Longest sign: "minus", with what stands around it. */
const signLengthMax = 8

/** Whether what stands before a number makes it negative, and no range or part of a name. */
function isNegative(before: string): boolean {
  return /(?:^|[\s([{"'“:=<>~≈|])[-−]$|\bminus\s$/i.test(before)
}
