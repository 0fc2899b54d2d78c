import type { Range } from '../../language/words/words.ts'

/** Whether a word is part of an address, so that its letters say nothing: "ada" of "ada@brook.org", "www.ada.org". */
export function isInAddress(text: string, { start, end }: Range): boolean {
  return marks.has(text[start - 1] ?? '') || /^(?:@|\.\p{L})/u.test(text.slice(end, end + 2))
}

const marks = new Set('/.@')
