import type { Range } from '../../../language/words/words.ts'
import { indexFrom, type Token } from '../../terms/tokens.ts'

/** A text with all its words, and its language. */
export type Text = {
  readonly text: string
  readonly language: string
  readonly tokens: readonly Token[]
}

/** What is written between two names, before the first or after the last, and its words. */
export type Gap = Range & { readonly written: string; readonly words: readonly Token[] }

export function gapIn({ text, tokens }: Text, { start, end }: Range): Gap {
  const words = tokensWithin(tokens, { start, end })
  return { start, end, written: text.slice(start, end), words }
}

/** The gap from an offset of the text on. */
export function endOf(gap: Gap, start: number): Gap {
  if (start === gap.start) return gap
  const words = gap.words.slice(indexFrom(gap.words, start))
  return { start, end: gap.end, written: gap.written.slice(start - gap.start), words }
}

/** The words within a range, which begins and ends between words. */
function tokensWithin(tokens: readonly Token[], { start, end }: Range): readonly Token[] {
  const first = indexFrom(tokens, start)
  let last = first
  while ((tokens[last]?.end ?? Number.POSITIVE_INFINITY) <= end) last++
  return tokens.slice(first, last)
}
