/** Letters that take two columns of a terminal, and between which a line may be broken anywhere. */
const wide =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\u30fc\uff01-\uff60\uffe0-\uffe6]/gu

/** The columns that a line takes where it was wrapped for a terminal or an e-mail. */
export function lineWidth(line: string): number {
  return line.length + (line.match(wide)?.length ?? 0)
}

/**
 * The columns that a line needs of the one before it, not to be broken there: its first word, or its first wide letter.
 */
export function firstWordWidth(line: string): number {
  const [first = ''] = line
  if (lineWidth(first) > first.length) return 2 * wideLettersMin
  return line.search(/\s|$/)
}

/** Marks such as a full stop take the letters before them along to the next line. Not measured. */
const wideLettersMin = 4
