import { withoutEnd } from '../../../base/text/without-end.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { indexFrom } from '../../../extraction/terms/tokens.ts'
import { readClocks } from '../../../language/quantities/times/read-clocks.ts'
import { readTimes } from '../../../language/quantities/times/read-times.ts'
import { readWeekdays } from '../../../language/quantities/weekdays.ts'
import { blanked } from '../../../language/words/ranges.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import type { When } from './entry.ts'
import { settings } from './settings.ts'

/** Whether a text begins with a time like a label: "**Sunday 5 May.** …", "14:20 – …"; not "In 1938 …". */
export function isLabelled(
  text: string,
  { words = '', start = 0 }: When,
  language: string,
): boolean {
  const opening = lettersIn(text.slice(0, start), language)
  return opening === 0 && /^\s?(?:\*\*|[.:–|]|$)/.test(text.slice(start + words.length))
}

/** The number of letters of the longest word of a short text, besides days of the week. */
export function lettersIn(text: string, language: string): number {
  const rest = blanked(text, readWeekdays(text, language))
  return Math.max(0, ...Array.from(rest.matchAll(/[\p{L}\p{N}]+/gu), ([word]) => word.length))
}

/** A label without its marks and its end: "Sunday 5 May". */
export function bareLabel(text: string): string {
  return withoutEnd(text.replace(/[*_#\s]+/g, ' '), /[\s.:–-]/).trim()
}

/** Lines of a paragraph that begin with a time each, as those of a log do. */
export function linesOf(
  unit: Unit,
  passages: readonly Passage[],
  language: string,
): readonly Unit[] {
  const text = passages[unit.passage]?.text.slice(unit.start, unit.end) ?? ''
  if (unit.kind !== 'sentence' || !text.includes('\n')) return [unit]
  const lines = Array.from(text.matchAll(/[^\n]+/g), ({ 0: line, index }) => {
    const start = unit.start + index
    const end = start + line.length
    const tokens = unit.tokens.slice(indexFrom(unit.tokens, start), indexFrom(unit.tokens, end))
    return { ...unit, start, end, tokens, shown: line.trim(), wordCount: tokens.length }
  })
  const isTimed = ({ shown }: Unit) => {
    const opening = shown.slice(0, settings.labelMax)
    return [...readClocks(opening, language), ...readTimes(opening, language)].some(
      ({ start }) => lettersIn(opening.slice(0, start), language) === 0,
    )
  }
  return lines.filter(isTimed).length > lines.length / 2 ? lines : [unit]
}
