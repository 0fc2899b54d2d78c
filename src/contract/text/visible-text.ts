/**
 * Whether a text has anything that can be seen: a letter, a number, punctuation or a symbol. The fillers of Hangul are
 * letters and the blank of Braille is a symbol, and none of them can be seen.
 */
export function hasVisibleText(text: string): boolean {
  return /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
}
