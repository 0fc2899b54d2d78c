import { languageOf } from '../../languages.ts'
import type { Range } from '../../words/words.ts'
import { joins } from '../joins.ts'
import { timesOfDay } from '../times-of-day.ts'

/** Times of the day in a text, in minutes: from the first up to and with the last. */
export type FoundClock = Range & { readonly from: number; readonly to: number }

/** The times of day of a text in its language: "14:20", "4 pm", "between 2 and 3 pm" as one. Linear in its length. */
export function readClocks(text: string, language: string): readonly FoundClock[] {
  if (!/\d/.test(text)) return []
  const { coordinators, chronology } = languageOf(language)
  const between = chronology?.relations.find(text).filter(({ value }) => value === 'between') ?? []
  const isBetween = (start: number, word: string) =>
    coordinators.has(word.trim()) && between.some(({ end }) => end <= start && start - end < 6)
  const found: FoundClock[] = []
  for (const range of timesOfDay(text, language).toSorted((a, b) => a.start - b.start)) {
    const last = found.at(-1)
    if (last && range.start < last.end) continue
    const clock = clockOf(range, text, isBetween)
    if (clock === undefined) continue
    const gap = last && text.slice(last.end, range.start)
    if (last && gap !== undefined && (joins(gap) || isBetween(last.start, gap)))
      found[found.length - 1] = { ...clock, start: last.start, from: last.from }
    else found.push(clock)
  }
  return found
}

function clockOf(
  { start, end }: Range,
  text: string,
  isBetween: (start: number, word: string) => boolean,
): FoundClock | undefined {
  const head = text.slice(Math.max(0, start - 16), start)
  const [written = '', , word = ''] = hourBefore.exec(head) ?? []
  const first = start - written.length
  const from = written !== '' && isBetween(first, word) ? first : start
  const hours = Array.from(text.slice(from, end).matchAll(hour), ({ groups = {} }) => groups)
  const half = hours.findLast(({ half: own }) => own !== undefined)?.half?.toLowerCase()
  const minutes = hours.map(({ hours: whole, minutes: rest = '0', half: own = half }) => {
    const count = Number(whole)
    const isLater = own?.toLowerCase() === 'p' && count < 12
    const isMidnight = own?.toLowerCase() === 'a' && count === 12
    return (count + (isLater ? 12 : isMidnight ? -12 : 0)) * 60 + Number(rest)
  })
  const [one, other = one] = minutes
  return one === undefined || other === undefined
    ? undefined
    : { start: from, end, from: one, to: other }
}

const hourBefore = /(?<![\d.,:])(\d{1,2}(?:[:.]\d\d)?)\s(\p{L}{1,4})\s$/u
const hour =
  /(?<hours>\d{1,2})(?:(?:[:.]|\s?h\s?)(?<minutes>\d\d))?(?::\d\d)?(?:\s?(?<half>[ap])\.?m\b)?/giu
