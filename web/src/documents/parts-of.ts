import type { TextForm } from '../parts/passage/passage-text.tsx'

export type Part = {
  readonly start: number
  readonly end: number
  /** Whether it begins inside a code block, so that its fences would be misread. */
  readonly isWithinCode: boolean
}

/**
 * From how many characters on a part ends, and how many it has at most: a part is rendered in one go. Ten thousand
 * characters of Markdown take about 70 ms; plain text takes next to nothing.
 */
const lengths = {
  markdown: { enough: 10_000, most: 60_000 },
  records: { enough: 10_000, most: 20_000 },
  plain: { enough: 100_000, most: 120_000 },
} as const satisfies Record<TextForm, object>

const fence = /^(?:```|~~~)/

/**
 * Cuts a text into parts at the ends of paragraphs, of which none is inside a code block or before an indented line;
 * the rows of a spreadsheet at the ends of lines. Where a part would become too long, it ends with a line, or anywhere.
 */
export function partsOf(whole: string, form: TextForm): readonly Part[] {
  const { enough, most } = lengths[form]
  const parts: Part[] = []
  let start = 0
  let isWithinCode = false
  let isOpen = false
  let wasBlank = false
  const cut = (end: number) => {
    parts.push({ start, end, isWithinCode })
    start = end
    isWithinCode = isOpen
  }
  for (let at = 0; at < whole.length; ) {
    const newline = whole.indexOf('\n', at)
    const end = newline === -1 ? whole.length : newline + 1
    const isBorder = form === 'records' || (wasBlank && !isOpen && !/\s/.test(whole[at] ?? ''))
    if (at - start >= enough && (isBorder || end - start > most)) cut(at)
    while (end - start > most) cut(start + most)
    if (form === 'markdown' && fence.test(whole.slice(at, at + 3))) isOpen = !isOpen
    wasBlank = end - at <= 1
    at = end
  }
  if (start < whole.length) cut(whole.length)
  return parts
}
