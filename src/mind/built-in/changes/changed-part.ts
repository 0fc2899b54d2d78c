import { countWords } from '../../../language/words/count-words.ts'
import type { Range } from '../../../language/words/words.ts'
import type { Pair } from './align.ts'
import type { Entry } from './content.ts'
import { settings } from './settings.ts'

/** The part of each of two sentences that is not in the other one, in their passages. */
export type ChangedPart = { readonly old: Range; readonly now: Range }

/**
 * What changed between two sentences: what is left without the words that both begin and both end with, with the word
 * behind a lone value ("26 days"). Undefined if it is long, or nothing in one of them. Linear in their length.
 */
export function changedPart({ old, now }: Pick<Pair, 'old' | 'now'>): ChangedPart | undefined {
  const [before, after] = [old, now].map(({ unit }) => unit.tokens)
  if (before === undefined || after === undefined) return undefined
  const folded = (words: Entry['unit']['tokens'], at: number) => words.at(at)?.word.folded
  const few = Math.min(before.length, after.length)
  let first = 0
  while (first < few && folded(before, first) === folded(after, first)) first++
  let last = 0
  while (last < few - first && folded(before, -1 - last) === folded(after, -1 - last)) last++
  // "2" and "50" of "2,50" are one value.
  while (first > 0 && [old, now].some((one) => isJoined(one, first))) first--
  while (last > 0 && [old, now].some((one) => isJoined(one, one.unit.tokens.length - last))) last--
  const isLone = [before, after].every(({ length }) => length - last - first === 1)
  const behind = before[before.length - last]?.word
  const follows = isLone && last > 0 && (behind?.isTerm === true || behind?.isUnit === true)
  const rangeOf = ({ unit, passage }: Entry): Range | undefined => {
    const from = unit.tokens[first]
    const to = unit.tokens[unit.tokens.length - 1 - last]
    if (from === undefined || to === undefined || to.end <= from.start) return undefined
    const whole = widened(passage.text, { start: from.start, end: to.end }, unit)
    const next = unit.tokens[unit.tokens.length - last]
    const joins = next !== undefined && /^\s?$/.test(passage.text.slice(whole.end, next.start))
    return follows && joins
      ? widened(passage.text, { start: whole.start, end: next.end }, unit)
      : whole
  }
  const [own, others] = [rangeOf(old), rangeOf(now)]
  if (own === undefined || others === undefined) return undefined
  const isShort = ({ passage }: Entry, { start, end }: Range) =>
    countWords(passage.text.slice(start, end)) <= settings.partWordsMax
  return isShort(old, own) && isShort(now, others) ? { old: own, now: others } : undefined
}

/** Whether no space stands between a word and the one before it. */
function isJoined({ unit, passage }: Entry, at: number): boolean {
  const [before, word] = [unit.tokens[at - 1], unit.tokens[at]]
  if (before === undefined || word === undefined) return false
  return !/\s/.test(passage.text.slice(before.end, word.start))
}

/** A range up to the spaces around it, with a sign of a currency behind: "5,50 €" of "50". */
function widened(text: string, { start, end }: Range, within: Range): Range {
  let [from, to] = [start, end]
  while (from > within.start && !/\s/.test(text[from - 1] ?? ' ')) from--
  while (to < within.end && !/\s/.test(text[to] ?? ' ')) to++
  const sign = /^\s[\p{Sc}%‰](?=\P{L}|$)/u.exec(text.slice(to, Math.min(within.end, to + 3)))
  if (sign) to += sign[0].length
  // Within a sentence a full stop belongs to what it is behind: "3. March".
  const marks = to < within.end ? /[,;:!?)\]|*_"'’»”]/ : /[.,;:!?)\]|*_"'’»”]/
  while (to > end && marks.test(text[to - 1] ?? '')) to--
  while (from < start && /[([|*_"«“„]/.test(text[from] ?? '')) from++
  return { start: from, end: to }
}
