import type { Range } from '../../../language/words/words.ts'

export type Line = Range & { readonly isIndented: boolean }

/** What a line may open: prose, or a record that is quoted alone. */
export type Opened = 'paragraph' | 'row'

/** The lines that are not blank, without the space around them. */
export function linesOf(text: string, { start, end }: Range): readonly Line[] {
  const lines: Line[] = []
  for (let at = start; at < end; ) {
    const newline = text.indexOf('\n', at)
    const lineEnd = newline < 0 || newline > end ? end : newline
    const line = text.slice(at, lineEnd)
    const indent = line.length - line.trimStart().length
    if (indent < line.length)
      lines.push({ start: at + indent, end: at + line.trimEnd().length, isIndented: indent > 0 })
    at = lineEnd + 1
  }
  return lines
}

export type Placed = Range & { readonly column: number }

/** The lines of a range with the column in which each begins. */
export function placedLines(text: string, range: Range): readonly Placed[] {
  return linesOf(text, range).map(({ start, end }) => {
    return { start, end, column: start - text.lastIndexOf('\n', start - 1) - 1 }
  })
}

/** The parts that lines open, each with the lines that open nothing and so continue it. */
export function joinLines(
  lines: readonly Range[],
  opened: readonly (Opened | undefined)[],
): (Range & { readonly kind: Opened })[] {
  const parts: (Range & { readonly kind: Opened })[] = []
  lines.forEach(({ start, end }, index) => {
    const last = parts.at(-1)
    const kind = opened[index]
    if (kind !== undefined || last === undefined)
      parts.push({ kind: kind ?? 'paragraph', start, end })
    else parts[parts.length - 1] = { ...last, end }
  })
  return parts
}

/** Whether a sticky pattern matches at a place of a text. */
export function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(text)
}

/** Whether a sentence or a title may begin at a place of a text: with a capital, or in a script without capitals. */
export function opensSentence(text: string, at: number): boolean {
  return matchesAt(capital, text, at)
}

const capital = /["“„«¿¡(]?[\p{Lu}\p{Lo}]/uy
