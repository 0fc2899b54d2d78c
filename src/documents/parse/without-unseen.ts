/**
 * A text without two kinds of characters that no reader sees: soft hyphens, the places where a line may end within a
 * word, which nobody types who looks for the word; and what turns the direction of letters around (U+202D and U+202E),
 * so that a quote reads "invoiceexe.pdf" where "invoicefdp.exe" is written. Marks that Arabic and Hebrew need stay.
 */
export function withoutUnseen(text: string): string {
  return text.replace(/[\u00ad\u202d\u202e]/g, '')
}
