import type { Range } from '../../../language/words/words.ts'
import type { Token } from '../../terms/tokens.ts'

/** A text with all its words, and its language. */
export type Text = {
  readonly text: string
  readonly language: string
  readonly tokens: readonly Token[]
}

/** A word of a gap; `small` is as written, in small letters. */
export type GapWord = Token & { readonly small: string }

/** What is written between two names, before the first or after the last, and its words. */
export type Gap = Range & { readonly written: string; readonly words: readonly GapWord[] }

export function gapIn({ text, tokens }: Text, { start, end }: Range): Gap {
  const words = tokensWithin(tokens, { start, end }).map((token) => {
    return { ...token, small: text.slice(token.start, token.end).toLowerCase() }
  })
  return { start, end, written: text.slice(start, end), words }
}

/** The gap from an offset of the text on. */
export function endOf(gap: Gap, start: number): Gap {
  const words = gap.words.filter((word) => word.start >= start)
  return { start, end: gap.end, written: gap.written.slice(start - gap.start), words }
}

/** The words within a range, which begins and ends between words. */
function tokensWithin(tokens: readonly Token[], { start, end }: Range): readonly Token[] {
  let [low, high] = [0, tokens.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  let last = low
  while ((tokens[last]?.end ?? Number.POSITIVE_INFINITY) <= end) last++
  return tokens.slice(low, last)
}
