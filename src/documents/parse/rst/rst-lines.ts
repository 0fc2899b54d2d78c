/** The number of spaces that a line begins with; that of an empty line is infinite. */
export function indentOf(line: string): number {
  const at = line.search(/\S/)
  return at < 0 ? Number.POSITIVE_INFINITY : at
}

/** The index after the lines that are indented, without the empty ones at their end. */
export function endOfIndented(lines: readonly string[], from: number): number {
  let end = from
  for (let at = from; at < lines.length && indentOf(lines[at] ?? '') > 0; at++)
    if ((lines[at] ?? '').trim() !== '') end = at + 1
  return end
}

/** Lines without the indentation that all of them have, or without `most` of it. */
export function dedented(
  lines: readonly string[],
  most = Number.POSITIVE_INFINITY,
): readonly string[] {
  const least = lines.reduce((min, line) => Math.min(min, indentOf(line)), most)
  return Number.isFinite(least) ? lines.map((line) => line.slice(least)) : lines
}

/** The line of punctuation under, or over, a title: one character, repeated. */
const adornment = /^([!-/:-@[-`{-~])\1+\s*$/

/** The character of a line of punctuation of at least `length` characters; undefined for any other line. */
export function adornmentOf(line: string, length: number): string | undefined {
  const found = adornment.exec(line)?.[1]
  return found !== undefined && line.trimEnd().length >= length ? found : undefined
}
